// Makes 16 kHz, one channel, 16 bits of whatever rate the microphone has. Posts pieces of a tenth of a second.
"use strict";

const RATE = 16_000;
const PIECE = RATE / 10;
const CROSSINGS = 24; // of the low-pass, to each side
const divisor = (a, b) => (b ? divisor(b, a % b) : a);

class Recorder extends AudioWorkletProcessor {
  constructor() {
    super();
    const common = divisor(sampleRate, RATE);
    [this.up, this.down] = [RATE / common, sampleRate / common];
    // What is above half of the lower rate would come back as another sound: the filter ends below it.
    const cutoff = 0.46 * Math.min(1, RATE / sampleRate);
    this.half = Math.ceil(CROSSINGS / (2 * cutoff));
    this.filters = Array.from({ length: this.up }, (_, phase) => this.filter(cutoff, phase / this.up));
    this.input = new Float32Array(this.half); // silence before the first sample
    this.place = 0; // of the next output sample, in steps of 1 / up input samples
    this.piece = new Int16Array(PIECE);
    this.filled = 0;
    this.peak = 0;
    this.port.onmessage = () => this.post(); // the end: what is not a whole piece yet
  }

  // A sinc under a Hann window, shifted by a part of a sample and of weight 1.
  filter(cutoff, shift) {
    const taps = Float32Array.from({ length: 2 * this.half }, (_, index) => {
      const x = index - this.half + 1 - shift;
      const sinc = x === 0 ? 2 * cutoff : Math.sin(2 * Math.PI * cutoff * x) / (Math.PI * x);
      return sinc * (0.5 + 0.5 * Math.cos(Math.PI * Math.max(-1, Math.min(1, x / this.half))));
    });
    const weight = taps.reduce((sum, tap) => sum + tap, 0);
    return taps.map((tap) => tap / weight);
  }

  process([channels]) {
    if (!channels.length) return true;
    const mixed = channels[0].map((_, index) =>
      channels.reduce((sum, channel) => sum + channel[index], 0) / channels.length);
    if (sampleRate === RATE) mixed.forEach((sample) => this.add(sample));
    else this.resample(mixed);
    return true;
  }

  resample(samples) {
    const input = new Float32Array(this.input.length + samples.length);
    input.set(this.input);
    input.set(samples, this.input.length);
    let first = Math.floor(this.place / this.up);
    while (first + 2 * this.half <= input.length) {
      const taps = this.filters[this.place % this.up];
      let sum = 0;
      for (let index = 0; index < taps.length; index += 1) sum += taps[index] * input[first + index];
      this.add(sum);
      this.place += this.down;
      first = Math.floor(this.place / this.up);
    }
    this.input = input.subarray(Math.min(first, input.length)).slice();
    this.place -= Math.min(first, input.length) * this.up;
  }

  add(sample) {
    const bounded = Math.max(-1, Math.min(1, sample));
    this.peak = Math.max(this.peak, Math.abs(bounded));
    this.piece[this.filled] = Math.round(bounded * 32_767);
    this.filled += 1;
    if (this.filled === PIECE) this.post();
  }

  post() {
    this.port.postMessage({ samples: this.piece.slice(0, this.filled), peak: this.peak });
    [this.filled, this.peak] = [0, 0];
  }
}

registerProcessor("sela-recorder", Recorder);
