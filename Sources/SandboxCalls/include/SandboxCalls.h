/* What Swift cannot call by itself: functions with variable arguments, system calls that have no
   function, those that glibc hides without _GNU_SOURCE, and fork. All return -1 on failure. */
#ifndef SANDBOX_CALLS_H
#define SANDBOX_CALLS_H

#include <stdint.h>

/* Only for a program that has no other threads. 0 in the copy. */
int sandbox_fork(void);

/* The first file behind input, output and errors. */
enum { sandbox_first_file = 3 };
/* This program once more, with `file` as its first one, without arguments, and with `variable`
   ("NAME=value") and little else in its environment. */
int sandbox_start_again(const char *variable, int file, int *process);
/* Erases all variables but those that decoders look at. */
void sandbox_forget_environment(void);
/* Closes all files but this one and input, output and errors. Returns its new number. */
int sandbox_keep_only(int file);

/* Nothing that this process starts may have more rights than it has. */
int sandbox_keep_privileges_down(void);
/* This process ends when the thread that made it does. */
int sandbox_end_with_parent(void);
int sandbox_set_name(const char *name);

/* The version of Landlock that the kernel has. */
int sandbox_landlock_version(void);
/* A file that stands for rules about all rights that `version` knows: to files, and to others. */
int sandbox_landlock_create(int version);
/* Allows reading `path`, and listing it when it is a folder. 0 as well when there is no such path. */
int sandbox_landlock_allow_reading(int rules, const char *path);
/* Allows making, reading and writing files below `path`, a folder, and removing none. */
int sandbox_landlock_allow_making(int rules, const char *path, int version);
/* From now on, and for good. */
int sandbox_landlock_restrict(int rules);

/* Memory that can be sent to another process, as a file of this size. */
int sandbox_shared_memory(long size);
/* Nobody can change its size any more. */
int sandbox_fix_size(int file);
/* Nobody can change anything in it any more. */
int sandbox_fix_contents(int file);

/* A file in `folder` that has no name, to read and to write: it is gone when nobody has it open. */
int sandbox_temporary_file(const char *folder);

/* Fails with EEXIST when there is something of the new name. Both must be on one volume. */
int sandbox_rename_without_replacing(const char *from, const char *to);

/* A file that names a process. */
int sandbox_process_file(int process);
int sandbox_signal(int process_file, int signal);

#endif
