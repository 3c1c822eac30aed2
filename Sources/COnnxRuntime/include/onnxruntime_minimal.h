// The part of the C interface of ONNX Runtime that we call, declared by ourselves.
//
// No header of the runtime is needed to build; `function_table.h` says how that can be safe.
//
// Every wrapper answers the runtime's error code (0 is success) and drops the runtime's message
// unread: such a message can quote paths and values, and nothing of a diary may reach a log.
#pragma once

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

typedef struct OrtApiBase OrtApiBase;
typedef struct OrtApi OrtApi;
typedef struct OrtEnv OrtEnv;
typedef struct OrtSession OrtSession;

// Error codes and element types by the runtime's own numbers.
static const int ONNX_OK = 0;
static const int ONNX_NO_SUCH_FILE = 3;
/// Our own: the runtime answered success and gave nothing.
static const int ONNX_NOTHING_GIVEN = 1000;
/// Our own: the output is no row of 32-bit floats of the length that was asked for.
static const int ONNX_NOT_THAT_ROW = 1001;
static const int ONNX_FLOAT32 = 1;
static const int ONNX_INT64 = 7;

/// What one input or output of a session is.
typedef struct OnnxPort {
    char name[64];       // cut at 63 bytes; no name that we accept is as long
    int elementType;     // 0: not a tensor
    size_t rank;         // at most 8 are reported in `dimensions`
    int64_t dimensions[8];  // -1: any length
} OnnxPort;

/// Opens the library at `path`, or by a bare name as the system finds it.
///
/// NULL: it does not load, or is no ONNX Runtime. The library stays loaded for the life of the
/// process: it has threads and exit handlers of its own that must not lose their code.
const OrtApiBase *_Nullable onnx_open_library(const char *path);

/// The library's version, such as `1.32.0`.
const char *onnx_version(const OrtApiBase *base);

/// The function table, or NULL if the library is older than what we ask for (1.16).
const OrtApi *_Nullable onnx_api(const OrtApiBase *base);

/// Makes a silent environment: every log message is dropped, telemetry is off.
int onnx_create_environment(const OrtApi *api, OrtEnv *_Nullable *_Nonnull environment);

/// Loads the model at `path` to be run with `threads` threads for one run.
int onnx_create_session(const OrtApi *api, const OrtEnv *environment, const char *path, int threads,
                        OrtSession *_Nullable *_Nonnull session);

int onnx_count(const OrtApi *api, const OrtSession *session, int isOutput, size_t *count);
int onnx_port(const OrtApi *api, const OrtSession *session, int isOutput, size_t index, OnnxPort *port);

/// Runs the session on `inputCount` rows of `length` 64-bit integers, each as a tensor [1, length], and
/// copies the one output, a row [1, resultCount] of floats, to `result`.
///
/// `inputNames` holds the names one after the other, each with its NUL, and `inputs` the rows in the same
/// order. ONNX_NOT_THAT_ROW: the output has another type or shape; `result` is untouched.
int onnx_run(const OrtApi *api, OrtSession *session, const char *inputNames, size_t inputCount,
             int64_t *inputs, size_t length, const char *outputName, float *result, size_t resultCount);

void onnx_release_session(const OrtApi *api, OrtSession *session);
void onnx_release_environment(const OrtApi *api, OrtEnv *environment);

#pragma clang assume_nonnull end
