#define _GNU_SOURCE
#include "child_process.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#ifdef __linux__
#include <sys/mman.h>
#endif
#include <sys/wait.h>
#include <unistd.h>

int child_process_pipe(int ends[2]) {
#ifdef __linux__
    return pipe2(ends, O_CLOEXEC) == 0 ? 0 : errno;
#else
    if (pipe(ends) != 0) return errno;
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    return 0;
#endif
}

static int set_attributes(posix_spawnattr_t *attributes) {
    sigset_t all, none;
    sigfillset(&all);
    sigemptyset(&none);
    int code = posix_spawnattr_setpgroup(attributes, 0);
    if (code == 0) code = posix_spawnattr_setsigdefault(attributes, &all);
    if (code == 0) code = posix_spawnattr_setsigmask(attributes, &none);
    short flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK;
#ifdef __APPLE__
    flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
    return code == 0 ? posix_spawnattr_setflags(attributes, flags) : code;
}

static int set_actions(posix_spawn_file_actions_t *actions, int input, int output) {
    int code = posix_spawn_file_actions_adddup2(actions, input, STDIN_FILENO);
    if (code == 0) code = posix_spawn_file_actions_adddup2(actions, output, STDOUT_FILENO);
    if (code == 0)
        code = posix_spawn_file_actions_addopen(actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    if (code == 0) code = posix_spawn_file_actions_addchdir_np(actions, "/");
#ifdef __linux__
    /* Whatever another library opened without close-on-exec. */
    if (code == 0) code = posix_spawn_file_actions_addclosefrom_np(actions, STDERR_FILENO + 1);
#endif
    return code;
}

int child_process_nameless_file(void) {
#ifdef __linux__
    return memfd_create("sela", MFD_CLOEXEC);
#else
    char path[] = "/tmp/sela.XXXXXXXX"; /* for its owner alone, and gone again before anything is in it */
    int descriptor = mkstemp(path);
    if (descriptor < 0) return -1;
    unlink(path);
    fcntl(descriptor, F_SETFD, FD_CLOEXEC);
    return descriptor;
#endif
}

int child_process_start(const char *path, char *const arguments[], char *const environment[], int input,
                        int output, pid_t *child) {
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_t actions;
    int code = posix_spawnattr_init(&attributes);
    if (code != 0) return code;
    code = posix_spawn_file_actions_init(&actions);
    if (code == 0) {
        code = set_attributes(&attributes);
        if (code == 0) code = set_actions(&actions, input, output);
        if (code == 0) code = posix_spawn(child, path, &actions, &attributes, arguments, environment);
        posix_spawn_file_actions_destroy(&actions);
    }
    posix_spawnattr_destroy(&attributes);
    return code;
}

void child_process_await(pid_t child) {
    siginfo_t ended;
    while (waitid(P_PID, (id_t)child, &ended, WEXITED | WNOWAIT) != 0 && errno == EINTR) {}
}

int child_process_has_ended(pid_t child) {
    siginfo_t ended;
    ended.si_pid = 0;
    return waitid(P_PID, (id_t)child, &ended, WEXITED | WNOWAIT | WNOHANG) == 0 && ended.si_pid == child;
}

int child_process_bury(pid_t child) {
    int status = 0;
    while (waitpid(child, &status, 0) < 0) {
        if (errno != EINTR) return 256;
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : 256 + WTERMSIG(status);
}
