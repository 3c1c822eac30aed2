/* whisper.cpp as plainly as it goes, to be compared with: MODEL CLIP LANGUAGE; the clip is 16 kHz mono 16-bit WAV. */
#define _GNU_SOURCE
#include "../.deps/whisper/include/whisper.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int main(int count, char **arguments) {
    if (count != 4) return 64;
    FILE *file = fopen(arguments[2], "rb");
    if (!file) return 1;
    static uint8_t bytes[20000000];
    size_t length = fread(bytes, 1, sizeof bytes, file);
    uint8_t *data = memmem(bytes, length, "data", 4);
    if (!data) return 1;
    int samples = (int)((bytes + length - (data + 8)) / 2);
    float *sound = malloc(sizeof(float) * (size_t)samples);
    for (int index = 0; index < samples; index++) {
        int16_t value;
        memcpy(&value, data + 8 + 2 * index, 2);
        sound[index] = value / 32768.0f;
    }
    struct whisper_context_params settings = whisper_context_default_params();
    settings.use_gpu = false;
    struct whisper_context *context = whisper_init_from_file_with_params(arguments[1], settings);
    if (!context) return 1;
    struct whisper_full_params params = whisper_full_default_params(WHISPER_SAMPLING_GREEDY);
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    params.n_threads = cores < 4 ? (int)cores : 4;
    params.language = arguments[3];
    params.print_progress = false;
    if (whisper_full(context, params, sound, samples) != 0) return 1;
    for (int index = 0; index < whisper_full_n_segments(context); index++)
        fputs(whisper_full_get_segment_text(context, index), stdout);
    whisper_free(context);
    return 0;
}
