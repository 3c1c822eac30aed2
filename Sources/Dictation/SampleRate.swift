import CSampleRate

/// Samples at another rate, by libsamplerate.
///
/// - Returns: `nil` = the library does not take these rates.
func resampled(_ samples: [Float], from rate: Int, to target: Int) -> [Float]? {
    guard rate != target, !samples.isEmpty else { return samples }
    let ratio = Double(target) / Double(rate)
    guard src_is_valid_ratio(ratio) != 0 else { return nil }
    let length = Int((Double(samples.count) * ratio).rounded(.up))
    var isDone = false
    let result = [Float](unsafeUninitializedCapacity: length) { output, count in
        samples.withUnsafeBufferPointer { input in
            var data = SRC_DATA()
            data.data_in = input.baseAddress
            data.data_out = output.baseAddress
            data.input_frames = input.count
            data.output_frames = length
            data.src_ratio = ratio
            isDone = src_simple(&data, Int32(SRC_SINC_MEDIUM_QUALITY), 1) == 0
            count = isDone ? data.output_frames_gen : 0
        }
    }
    return isDone ? result : nil
}
