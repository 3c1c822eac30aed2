#pragma once
#include <sys/types.h>

/* A child process that inherits nothing but what it is given. In C because the types that describe such a
   process differ between systems. Nothing else belongs here. */

/* Two ends of a pipe that no other child inherits: reads from ends[0] what is written to ends[1].
   Returns 0 or an error number. */
int child_process_pipe(int ends[2]);

/* A file without a name, in memory where the system has such files, to be filled and handed over as standard
   input. No other child inherits it; it goes with its last descriptor. Returns -1 where there is none to be had. */
int child_process_nameless_file(void);

/* Starts the program at `path` in a process group of its own and in the folder "/", with `input` as standard
   input, `output` as standard output and nothing as standard error. No other descriptor of this process, no
   signal that it ignores or blocks, and no variable but those in `environment` reaches it.
   Both lists end with NULL. Returns 0 or an error number. */
int child_process_start(const char *path, char *const arguments[], char *const environment[], int input,
                        int output, pid_t *child);

/* Waits until `child` has ended, and leaves it as it is: its number is not given away yet. */
void child_process_await(pid_t child);

/* Whether `child` has ended and still has its number. */
int child_process_has_ended(pid_t child);

/* Gives the number of a child that has ended back to the system.
   Returns its exit code, or 256 and the signal that ended it. */
int child_process_bury(pid_t child);
