// The function table of ONNX Runtime, as far as we call it.
//
// The table only grows: its first 102 slots were frozen in version 1.0 of the interface, and slot 130
// in version 1.5. So a slot's number is all that has to be right; the assertions below hold the
// numbers in place.
#pragma once

#include "onnxruntime_minimal.h"

typedef struct OrtStatus OrtStatus;
typedef struct OrtSessionOptions OrtSessionOptions;
typedef struct OrtValue OrtValue;
typedef struct OrtRunOptions OrtRunOptions;
typedef struct OrtMemoryInfo OrtMemoryInfo;
typedef struct OrtAllocator OrtAllocator;
typedef struct OrtTypeInfo OrtTypeInfo;
typedef struct OrtTensorTypeAndShapeInfo OrtTensorTypeAndShapeInfo;

enum { ONNX_LOG_FATAL = 4 };

typedef void (*OrtUnusedSlot)(void);
typedef void (*OrtLogger)(void *context, int level, const char *category, const char *logger,
                          const char *place, const char *message);

struct OrtApi {
    OrtUnusedSlot slot0;
    int (*GetErrorCode)(const OrtStatus *);  // 1
    OrtUnusedSlot slot2to3[2];
    OrtStatus *(*CreateEnvWithCustomLogger)(OrtLogger, void *, int, const char *, OrtEnv **);  // 4
    OrtUnusedSlot slot5;
    OrtStatus *(*DisableTelemetryEvents)(const OrtEnv *);  // 6
    OrtStatus *(*CreateSession)(const OrtEnv *, const char *, const OrtSessionOptions *,
        OrtSession **);  // 7
    OrtUnusedSlot slot8;
    OrtStatus *(*Run)(OrtSession *, const OrtRunOptions *, const char *const *,
        const OrtValue * const *, size_t, const char *const *, size_t, OrtValue **);  // 9
    OrtStatus *(*CreateSessionOptions)(OrtSessionOptions **);  // 10
    OrtUnusedSlot slot11to16[6];
    OrtStatus *(*DisableMemPattern)(OrtSessionOptions *);  // 17
    OrtUnusedSlot slot18to21[4];
    OrtStatus *(*SetSessionLogSeverityLevel)(OrtSessionOptions *, int);  // 22
    OrtUnusedSlot slot23;
    OrtStatus *(*SetIntraOpNumThreads)(OrtSessionOptions *, int);  // 24
    OrtStatus *(*SetInterOpNumThreads)(OrtSessionOptions *, int);  // 25
    OrtUnusedSlot slot26to29[4];
    OrtStatus *(*SessionGetInputCount)(const OrtSession *, size_t *);  // 30
    OrtStatus *(*SessionGetOutputCount)(const OrtSession *, size_t *);  // 31
    OrtUnusedSlot slot32;
    OrtStatus *(*SessionGetInputTypeInfo)(const OrtSession *, size_t, OrtTypeInfo **);  // 33
    OrtStatus *(*SessionGetOutputTypeInfo)(const OrtSession *, size_t, OrtTypeInfo **);  // 34
    OrtUnusedSlot slot35;
    OrtStatus *(*SessionGetInputName)(const OrtSession *, size_t, OrtAllocator *, char **);  // 36
    OrtStatus *(*SessionGetOutputName)(const OrtSession *, size_t, OrtAllocator *, char **);  // 37
    OrtUnusedSlot slot38to48[11];
    OrtStatus *(*CreateTensorWithDataAsOrtValue)(const OrtMemoryInfo *, void *, size_t,
        const int64_t *, size_t, int, OrtValue **);  // 49
    OrtUnusedSlot slot50;
    OrtStatus *(*GetTensorMutableData)(OrtValue *, void **);  // 51
    OrtUnusedSlot slot52to54[3];
    OrtStatus *(*CastTypeInfoToTensorInfo)(const OrtTypeInfo *,
        const OrtTensorTypeAndShapeInfo **);  // 55
    OrtUnusedSlot slot56to59[4];
    OrtStatus *(*GetTensorElementType)(const OrtTensorTypeAndShapeInfo *, int *);  // 60
    OrtStatus *(*GetDimensionsCount)(const OrtTensorTypeAndShapeInfo *, size_t *);  // 61
    OrtStatus *(*GetDimensions)(const OrtTensorTypeAndShapeInfo *, int64_t *, size_t);  // 62
    OrtUnusedSlot slot63to64[2];
    OrtStatus *(*GetTensorTypeAndShape)(const OrtValue *, OrtTensorTypeAndShapeInfo **);  // 65
    OrtUnusedSlot slot66to68[3];
    OrtStatus *(*CreateCpuMemoryInfo)(int, int, OrtMemoryInfo **);  // 69
    OrtUnusedSlot slot70to75[6];
    OrtStatus *(*AllocatorFree)(OrtAllocator *, void *);  // 76
    OrtUnusedSlot slot77;
    OrtStatus *(*GetAllocatorWithDefaultOptions)(OrtAllocator **);  // 78
    OrtUnusedSlot slot79to91[13];
    void (*ReleaseEnv)(OrtEnv *);  // 92
    void (*ReleaseStatus)(OrtStatus *);  // 93
    void (*ReleaseMemoryInfo)(OrtMemoryInfo *);  // 94
    void (*ReleaseSession)(OrtSession *);  // 95
    void (*ReleaseValue)(OrtValue *);  // 96
    OrtUnusedSlot slot97;
    void (*ReleaseTypeInfo)(OrtTypeInfo *);  // 98
    void (*ReleaseTensorTypeAndShapeInfo)(OrtTensorTypeAndShapeInfo *);  // 99
    void (*ReleaseSessionOptions)(OrtSessionOptions *);  // 100
    OrtUnusedSlot slot101to129[29];
    OrtStatus *(*AddSessionConfigEntry)(OrtSessionOptions *, const char *, const char *);  // 130
};

#define ONNX_SLOT(member, number)                                           \
    _Static_assert(offsetof(OrtApi, member) == (number) * sizeof(void *), \
                   #member " must be slot " #number)
ONNX_SLOT(GetErrorCode, 1);
ONNX_SLOT(CreateEnvWithCustomLogger, 4);
ONNX_SLOT(DisableTelemetryEvents, 6);
ONNX_SLOT(CreateSession, 7);
ONNX_SLOT(Run, 9);
ONNX_SLOT(CreateSessionOptions, 10);
ONNX_SLOT(DisableMemPattern, 17);
ONNX_SLOT(SetSessionLogSeverityLevel, 22);
ONNX_SLOT(SetIntraOpNumThreads, 24);
ONNX_SLOT(SetInterOpNumThreads, 25);
ONNX_SLOT(SessionGetInputCount, 30);
ONNX_SLOT(SessionGetOutputCount, 31);
ONNX_SLOT(SessionGetInputTypeInfo, 33);
ONNX_SLOT(SessionGetOutputTypeInfo, 34);
ONNX_SLOT(SessionGetInputName, 36);
ONNX_SLOT(SessionGetOutputName, 37);
ONNX_SLOT(CreateTensorWithDataAsOrtValue, 49);
ONNX_SLOT(GetTensorMutableData, 51);
ONNX_SLOT(CastTypeInfoToTensorInfo, 55);
ONNX_SLOT(GetTensorElementType, 60);
ONNX_SLOT(GetDimensionsCount, 61);
ONNX_SLOT(GetDimensions, 62);
ONNX_SLOT(GetTensorTypeAndShape, 65);
ONNX_SLOT(CreateCpuMemoryInfo, 69);
ONNX_SLOT(AllocatorFree, 76);
ONNX_SLOT(GetAllocatorWithDefaultOptions, 78);
ONNX_SLOT(ReleaseEnv, 92);
ONNX_SLOT(ReleaseSession, 95);
ONNX_SLOT(ReleaseTypeInfo, 98);
ONNX_SLOT(ReleaseSessionOptions, 100);
ONNX_SLOT(AddSessionConfigEntry, 130);
_Static_assert(sizeof(OrtApi) == 131 * sizeof(void *), "no slot beyond 130 is declared");

struct OrtApiBase {
    const OrtApi *(*GetApi)(uint32_t version);
    const char *(*GetVersionString)(void);
};
