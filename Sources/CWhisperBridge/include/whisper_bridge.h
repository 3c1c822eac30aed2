// The part of whisper.cpp that we call.
//
// The library is opened at run time, so a machine without it is told so and not refused the program. Its header
// comes out of the same pinned package and is needed only to build: structures that it passes by value stay here.
// What the library logs is dropped unread: it can quote paths, and nothing of a recording may reach a log.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

typedef struct WhisperLibrary WhisperLibrary;
typedef struct WhisperModel WhisperModel;

/// Where somebody speaks, in seconds from the beginning.
typedef struct WhisperSpan {
    float start;
    float end;
} WhisperSpan;

/// A few words as they were heard. The text is lent for the call.
typedef struct WhisperSegment {
    const char *text;
    /// In hundredths of a second.
    int64_t start;
    int64_t end;
    /// How likely it is that nobody spoke, 0…1, as the model sees it.
    float silence;
    /// Mean likelihood of the words, 0…1.
    float confidence;
} WhisperSegment;

/// What a run reports, and asks: each is called on the thread of the run.
typedef struct WhisperListener {
    void (*heard)(WhisperSegment segment, void *context);
    /// Per cent of the samples, 0…100.
    void (*progress)(int percent, void *context);
    /// Whether to stop; asked between two steps of the calculation.
    bool (*stop)(void *context);
    void *context;
} WhisperListener;

/// Tells OpenMP, which the library brings, to let waiting threads sleep. Has to come before the library is opened
/// and, since it writes into the environment, while no other thread reads that.
void whisper_bridge_prepare(void);

/// Opens the library at `path`; NULL = it does not load or lacks what we call. It stays loaded for the life of the
/// process: it has threads of its own that must not lose their code.
const WhisperLibrary *_Nullable whisper_bridge_open(const char *path);

/// The library's version, such as `1.8.5`.
const char *whisper_bridge_version(const WhisperLibrary *library);

/// Whether the library is the one whose structures we were built for.
bool whisper_bridge_fits(const WhisperLibrary *library);

/// Loads the model in a file that was checked before: the library trusts what it reads. NULL = it refused.
WhisperModel *_Nullable whisper_bridge_load(const WhisperLibrary *library, const char *path);
void whisper_bridge_free(WhisperModel *model);

/// Finds where somebody speaks in 16 kHz mono samples, with the voice detector in the file at `path`.
///
/// Returns how many spans there are, of which at most `capacity` are written; -1 = the detector does not run.
int whisper_bridge_find_speech(const WhisperLibrary *library, const char *path, const float *samples, int count,
                               int threads, WhisperSpan *spans, int capacity);

/// Transcribes 16 kHz mono samples. `language`: `de`, `id`, `en` … or `auto`. Returns whether it came to an end.
bool whisper_bridge_transcribe(WhisperModel *model, const float *samples, int count, const char *language,
                               int threads, WhisperListener listener);

#pragma clang assume_nonnull end
