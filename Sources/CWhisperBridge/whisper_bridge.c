#include "whisper_bridge.h"

#if __has_include("../../.deps/whisper/include/whisper.h")
#include "../../.deps/whisper/include/whisper.h"
#else
#error "the header of whisper.cpp is missing: run scripts/set-up"
#endif

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

// The version of the header above; scripts/requirements-whisper.txt pins it.
static const char *const VERSION = "1.8.5";

// Every function of the library that we call, as FUNCTION(name).
#define FUNCTIONS                                                                                              \
    FUNCTION(whisper_version)                                                                                  \
    FUNCTION(whisper_log_set)                                                                                  \
    FUNCTION(whisper_context_default_params)                                                                   \
    FUNCTION(whisper_init_from_file_with_params)                                                               \
    FUNCTION(whisper_free)                                                                                     \
    FUNCTION(whisper_full_default_params)                                                                      \
    FUNCTION(whisper_full)                                                                                     \
    FUNCTION(whisper_full_n_segments_from_state)                                                               \
    FUNCTION(whisper_full_get_segment_text_from_state)                                                         \
    FUNCTION(whisper_full_get_segment_t0_from_state)                                                           \
    FUNCTION(whisper_full_get_segment_t1_from_state)                                                           \
    FUNCTION(whisper_full_get_segment_no_speech_prob_from_state)                                               \
    FUNCTION(whisper_full_n_tokens_from_state)                                                                 \
    FUNCTION(whisper_full_get_token_id_from_state)                                                             \
    FUNCTION(whisper_full_get_token_p_from_state)                                                              \
    FUNCTION(whisper_token_eot)                                                                                \
    FUNCTION(whisper_vad_default_context_params)                                                               \
    FUNCTION(whisper_vad_default_params)                                                                       \
    FUNCTION(whisper_vad_init_from_file_with_params)                                                           \
    FUNCTION(whisper_vad_segments_from_samples)                                                                \
    FUNCTION(whisper_vad_segments_n_segments)                                                                  \
    FUNCTION(whisper_vad_segments_get_segment_t0)                                                              \
    FUNCTION(whisper_vad_segments_get_segment_t1)                                                              \
    FUNCTION(whisper_vad_free_segments)                                                                        \
    FUNCTION(whisper_vad_free)

struct WhisperLibrary {
#define FUNCTION(name) __typeof__(&name) name;
    FUNCTIONS
#undef FUNCTION
};

struct WhisperModel {
    const WhisperLibrary *library;
    struct whisper_context *context;
};

static void drop_message(enum ggml_log_level level, const char *text, void *context) {
    (void)level, (void)text, (void)context;
}

void whisper_bridge_prepare(void) {
    // Spinning threads take two to five times the processor on a busy machine. What a person set, stays.
    setenv("OMP_WAIT_POLICY", "passive", 0);
}

const WhisperLibrary *whisper_bridge_open(const char *path) {
    void *handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!handle) return NULL;
    WhisperLibrary *library = calloc(1, sizeof *library);
    bool is_whole = library != NULL;
    // The cast that POSIX prescribes for a function found by name.
#define FUNCTION(name)                                                                                         \
    if (is_whole) {                                                                                            \
        *(void **)&library->name = dlsym(handle, #name);                                                       \
        is_whole = library->name != NULL;                                                                      \
    }
    FUNCTIONS
#undef FUNCTION
    if (!is_whole) {
        // Something else has no business in our process.
        free(library);
        dlclose(handle);
        return NULL;
    }
    library->whisper_log_set(drop_message, NULL);
    return library;
}

const char *whisper_bridge_version(const WhisperLibrary *library) {
    const char *version = library->whisper_version();
    return version ? version : "";
}

bool whisper_bridge_fits(const WhisperLibrary *library) {
    return strcmp(whisper_bridge_version(library), VERSION) == 0;
}

WhisperModel *whisper_bridge_load(const WhisperLibrary *library, const char *path) {
    struct whisper_context_params params = library->whisper_context_default_params();
    params.use_gpu = false;
    struct whisper_context *context = library->whisper_init_from_file_with_params(path, params);
    if (!context) return NULL;
    WhisperModel *model = malloc(sizeof *model);
    if (!model) {
        library->whisper_free(context);
        return NULL;
    }
    *model = (WhisperModel){library, context};
    return model;
}

void whisper_bridge_free(WhisperModel *model) {
    model->library->whisper_free(model->context);
    free(model);
}

int whisper_bridge_find_speech(const WhisperLibrary *library, const char *path, const float *samples, int count,
                               int threads, WhisperSpan *spans, int capacity) {
    struct whisper_vad_context_params params = library->whisper_vad_default_context_params();
    params.n_threads = threads;
    params.use_gpu = false;
    struct whisper_vad_context *detector = library->whisper_vad_init_from_file_with_params(path, params);
    if (!detector) return -1;
    struct whisper_vad_segments *segments = library->whisper_vad_segments_from_samples(
        detector, library->whisper_vad_default_params(), samples, count);
    int found = segments ? library->whisper_vad_segments_n_segments(segments) : -1;
    for (int index = 0; index < found && index < capacity; index++) {
        // Hundredths of a second.
        spans[index].start = library->whisper_vad_segments_get_segment_t0(segments, index) / 100;
        spans[index].end = library->whisper_vad_segments_get_segment_t1(segments, index) / 100;
    }
    if (segments) library->whisper_vad_free_segments(segments);
    library->whisper_vad_free(detector);
    return found;
}

/// A run: what the library's callbacks need beside the context of the listener.
typedef struct Run {
    const WhisperLibrary *library;
    WhisperListener listener;
} Run;

static float confidence(const WhisperLibrary *library, struct whisper_context *context,
                        struct whisper_state *state, int segment) {
    int count = library->whisper_full_n_tokens_from_state(state, segment), words = 0;
    float sum = 0;
    for (int token = 0; token < count; token++) {
        // From the end-of-text token on they are marks and times, no words.
        if (library->whisper_full_get_token_id_from_state(state, segment, token) >=
            library->whisper_token_eot(context))
            continue;
        sum += library->whisper_full_get_token_p_from_state(state, segment, token);
        words++;
    }
    return words ? sum / words : 0;
}

static void on_segments(struct whisper_context *context, struct whisper_state *state, int added, void *data) {
    const Run *run = data;
    const WhisperLibrary *library = run->library;
    int count = library->whisper_full_n_segments_from_state(state);
    for (int index = count - added; index < count; index++) {
        const char *text = library->whisper_full_get_segment_text_from_state(state, index);
        run->listener.heard(
            (WhisperSegment){
                .text = text ? text : "",
                .start = library->whisper_full_get_segment_t0_from_state(state, index),
                .end = library->whisper_full_get_segment_t1_from_state(state, index),
                .silence = library->whisper_full_get_segment_no_speech_prob_from_state(state, index),
                .confidence = confidence(library, context, state, index),
            },
            run->listener.context);
    }
}

static void on_progress(struct whisper_context *context, struct whisper_state *state, int percent, void *data) {
    (void)context, (void)state;
    const Run *run = data;
    run->listener.progress(percent, run->listener.context);
}

static bool is_to_stop(void *data) {
    const Run *run = data;
    return run->listener.stop(run->listener.context);
}

static bool may_encode(struct whisper_context *context, struct whisper_state *state, void *data) {
    (void)context, (void)state;
    return !is_to_stop(data);
}

bool whisper_bridge_transcribe(WhisperModel *model, const float *samples, int count, const char *language,
                               int threads, WhisperListener listener) {
    Run run = {model->library, listener};
    struct whisper_full_params params = model->library->whisper_full_default_params(WHISPER_SAMPLING_GREEDY);
    params.n_threads = threads;
    params.language = language;
    params.print_progress = params.print_realtime = params.print_timestamps = params.print_special = false;
    // A wrong word early on does not pull the rest after it.
    params.no_context = true;
    // No notes and brackets for sounds that are no speech.
    params.suppress_nst = true;
    // Where the first reading is poor, one more each time and not five.
    params.greedy.best_of = 1;
    params.new_segment_callback = on_segments;
    params.progress_callback = on_progress;
    params.encoder_begin_callback = may_encode;
    params.abort_callback = is_to_stop;
    params.new_segment_callback_user_data = params.progress_callback_user_data = &run;
    params.encoder_begin_callback_user_data = params.abort_callback_user_data = &run;
    return model->library->whisper_full(model->context, params, samples, count) == 0;
}
