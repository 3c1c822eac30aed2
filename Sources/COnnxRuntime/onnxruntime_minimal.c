#include "onnxruntime_minimal.h"
#include "function_table.h"

#include <dlfcn.h>
#include <string.h>

// Version 16 of the interface: the oldest that reads opset 17 models as ours are, with room to spare.
enum { INTERFACE_VERSION = 16 };
// At most this many inputs are handed to a run; a text classifier has two or three.
enum { MOST_INPUTS = 4 };

static void drop_message(void *context, int level, const char *category, const char *logger,
                         const char *place, const char *message) {
    (void)context, (void)level, (void)category, (void)logger, (void)place, (void)message;
}

/// The error code of `status`, which is released. NULL is success.
static int taken(const OrtApi *api, OrtStatus *status) {
    if (!status) return ONNX_OK;
    int code = api->GetErrorCode(status);
    api->ReleaseStatus(status);
    return code == ONNX_OK ? ONNX_NOTHING_GIVEN : code;
}

const OrtApiBase *onnx_open_library(const char *path) {
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!library) return NULL;
    const OrtApiBase *(*get_base)(void) = NULL;
    // The cast that POSIX prescribes for a function found by name.
    *(void **)&get_base = dlsym(library, "OrtGetApiBase");
    const OrtApiBase *base = get_base ? get_base() : NULL;
    // Something else than the runtime has no business in our process.
    if (!base) dlclose(library);
    return base;
}

const char *onnx_version(const OrtApiBase *base) {
    const char *version = base->GetVersionString();
    return version ? version : "";
}

const OrtApi *onnx_api(const OrtApiBase *base) {
    return base->GetApi(INTERFACE_VERSION);
}

int onnx_create_environment(const OrtApi *api, OrtEnv **environment) {
    int code = taken(api, api->CreateEnvWithCustomLogger(drop_message, NULL, ONNX_LOG_FATAL, "sela",
                                                        environment));
    if (code != ONNX_OK) return code;
    if (!*environment) return ONNX_NOTHING_GIVEN;
    return taken(api, api->DisableTelemetryEvents(*environment));
}

int onnx_create_session(const OrtApi *api, const OrtEnv *environment, const char *path, int threads,
                        OrtSession **session) {
    OrtSessionOptions *options = NULL;
    int code = taken(api, api->CreateSessionOptions(&options));
    if (code != ONNX_OK) return code;
    if (!options) return ONNX_NOTHING_GIVEN;
    code = taken(api, api->SetIntraOpNumThreads(options, threads));
    if (code == ONNX_OK) code = taken(api, api->SetInterOpNumThreads(options, 1));
    if (code == ONNX_OK) code = taken(api, api->SetSessionLogSeverityLevel(options, ONNX_LOG_FATAL));
    // A thread that waits for its part of a run spins, which is fast, but not on after the run: nothing
    // is to keep a core busy between two texts.
    if (code == ONNX_OK)
        code = taken(api, api->AddSessionConfigEntry(options, "session.force_spinning_stop", "1"));
    // Texts differ in length: a remembered memory plan for each length would only pile up.
    if (code == ONNX_OK) code = taken(api, api->DisableMemPattern(options));
    if (code == ONNX_OK) code = taken(api, api->CreateSession(environment, path, options, session));
    if (code == ONNX_OK && !*session) code = ONNX_NOTHING_GIVEN;
    api->ReleaseSessionOptions(options);
    return code;
}

int onnx_count(const OrtApi *api, const OrtSession *session, int isOutput, size_t *count) {
    return taken(api, isOutput ? api->SessionGetOutputCount(session, count)
                               : api->SessionGetInputCount(session, count));
}

static int port_type(const OrtApi *api, const OrtTypeInfo *type, OnnxPort *port) {
    const OrtTensorTypeAndShapeInfo *tensor = NULL;  // borrowed from `type`
    int code = taken(api, api->CastTypeInfoToTensorInfo(type, &tensor));
    if (code != ONNX_OK || !tensor) return code;
    code = taken(api, api->GetTensorElementType(tensor, &port->elementType));
    if (code == ONNX_OK) code = taken(api, api->GetDimensionsCount(tensor, &port->rank));
    size_t known = port->rank < 8 ? port->rank : 8;
    if (code == ONNX_OK && known > 0) code = taken(api, api->GetDimensions(tensor, port->dimensions, known));
    return code;
}

int onnx_port(const OrtApi *api, const OrtSession *session, int isOutput, size_t index, OnnxPort *port) {
    memset(port, 0, sizeof *port);
    OrtAllocator *allocator = NULL;  // the runtime's own, not released
    int code = taken(api, api->GetAllocatorWithDefaultOptions(&allocator));
    if (code != ONNX_OK) return code;
    if (!allocator) return ONNX_NOTHING_GIVEN;

    char *name = NULL;
    code = taken(api, isOutput ? api->SessionGetOutputName(session, index, allocator, &name)
                               : api->SessionGetInputName(session, index, allocator, &name));
    if (code != ONNX_OK) return code;
    if (!name) return ONNX_NOTHING_GIVEN;
    strncpy(port->name, name, sizeof port->name - 1);
    code = taken(api, api->AllocatorFree(allocator, name));
    if (code != ONNX_OK) return code;

    OrtTypeInfo *type = NULL;
    code = taken(api, isOutput ? api->SessionGetOutputTypeInfo(session, index, &type)
                               : api->SessionGetInputTypeInfo(session, index, &type));
    if (code != ONNX_OK) return code;
    if (!type) return ONNX_NOTHING_GIVEN;
    code = port_type(api, type, port);
    api->ReleaseTypeInfo(type);
    return code;
}

/// Copies `value` to `result` if it is a matrix [1, resultCount] of 32-bit floats.
static int copy_row(const OrtApi *api, OrtValue *value, float *result, size_t resultCount) {
    OrtTensorTypeAndShapeInfo *shape = NULL;
    int code = taken(api, api->GetTensorTypeAndShape(value, &shape));
    if (code != ONNX_OK) return code;
    if (!shape) return ONNX_NOTHING_GIVEN;
    int elementType = 0;
    size_t rank = 0;
    int64_t dimensions[2] = {0, 0};
    code = taken(api, api->GetTensorElementType(shape, &elementType));
    if (code == ONNX_OK) code = taken(api, api->GetDimensionsCount(shape, &rank));
    if (code == ONNX_OK && rank == 2) code = taken(api, api->GetDimensions(shape, dimensions, 2));
    api->ReleaseTensorTypeAndShapeInfo(shape);
    if (code != ONNX_OK) return code;
    // A half-precision row read as 32-bit floats would give numbers that mean nothing.
    if (elementType != ONNX_FLOAT32 || rank != 2 || dimensions[0] != 1 || dimensions[1] != (int64_t)resultCount)
        return ONNX_NOT_THAT_ROW;
    void *data = NULL;
    code = taken(api, api->GetTensorMutableData(value, &data));
    if (code != ONNX_OK) return code;
    if (!data) return ONNX_NOTHING_GIVEN;
    memcpy(result, data, resultCount * sizeof(float));
    return ONNX_OK;
}

int onnx_run(const OrtApi *api, OrtSession *session, const char *inputNames, size_t inputCount,
             int64_t *inputs, size_t length, const char *outputName, float *result, size_t resultCount) {
    if (inputCount > MOST_INPUTS) return ONNX_NOTHING_GIVEN;
    const char *names[MOST_INPUTS] = {0};
    for (size_t index = 0; index < inputCount; index += 1) {
        names[index] = inputNames;
        inputNames += strlen(inputNames) + 1;
    }
    OrtMemoryInfo *memory = NULL;
    int code = taken(api, api->CreateCpuMemoryInfo(/* arena */ 1, /* default */ 0, &memory));
    if (code != ONNX_OK) return code;
    if (!memory) return ONNX_NOTHING_GIVEN;

    const int64_t shape[2] = {1, (int64_t)length};
    const OrtValue *values[MOST_INPUTS] = {0};
    size_t made = 0;
    for (; made < inputCount && code == ONNX_OK; made += 1) {
        OrtValue *value = NULL;
        // Borrows our row; it outlives the value, which is released below.
        code = taken(api, api->CreateTensorWithDataAsOrtValue(memory, inputs + made * length,
                                                              length * sizeof(int64_t), shape, 2,
                                                              ONNX_INT64, &value));
        if (code == ONNX_OK && !value) code = ONNX_NOTHING_GIVEN;
        if (code != ONNX_OK) break;
        values[made] = value;
    }

    OrtValue *output = NULL;
    if (code == ONNX_OK)
        code = taken(api, api->Run(session, NULL, names, values, inputCount, &outputName, 1, &output));
    if (code == ONNX_OK) code = output ? copy_row(api, output, result, resultCount) : ONNX_NOTHING_GIVEN;

    if (output) api->ReleaseValue(output);
    for (size_t index = 0; index < made; index += 1) api->ReleaseValue((OrtValue *)values[index]);
    api->ReleaseMemoryInfo(memory);
    return code;
}

void onnx_release_session(const OrtApi *api, OrtSession *session) {
    api->ReleaseSession(session);
}

void onnx_release_environment(const OrtApi *api, OrtEnv *environment) {
    api->ReleaseEnv(environment);
}
