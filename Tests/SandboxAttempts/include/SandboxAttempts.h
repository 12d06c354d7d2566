/* What `SandboxProbe` tries in a locked process: what a decoder might that somebody has taken over.
   Each is 1 when it was allowed, and 0 when it was refused. */
#ifndef SANDBOX_ATTEMPTS_H
#define SANDBOX_ATTEMPTS_H

/* A process that does nothing until it is ended; its number. */
int attempt_victim(void);

int attempt_thread_signal(int process);
/* An event on a socket sends its owner a signal. */
int attempt_owner_signal(int process);
int attempt_limits(int process);
int attempt_slowing(int process);
/* All processes that were started together with this one. */
int attempt_slowing_group(void);
int attempt_affinity(int process);

int attempt_processors(int process);
int attempt_tracing(int process);
int attempt_reading_memory(int process);
/* By its files in /proc. */
int attempt_memory_of(int process);
/* A copy of a file that another has open. */
int attempt_file_of(int process);
int attempt_keys(void);

/* A file of 4096 bytes. */
int attempt_making(const char *path);
int attempt_removing(const char *path);
/* A file in a folder that is not seen there. */
int attempt_nameless(const char *folder);
int attempt_room_without_size(const char *path);
int attempt_folder(const char *path);
int attempt_renaming(const char *from, const char *to);
int attempt_link(const char *path);

int attempt_fork(void);
int attempt_clone(void);
int attempt_clone3(void);
int attempt_clone_namespace(void);
int attempt_namespace(void);

/* Memory that counts for no process once it is no longer mapped. */
int attempt_memory_file(void);
int attempt_thread(void);
int attempt_abort_signal(void);

/* From now on this process and those that it starts find a system without "landlock", "seccomp",
   "locks" (neither), "pidfd", "close_range", or "forks". 0, or -1 when that cannot be had. */
int attempt_without(const char *what);

#endif
