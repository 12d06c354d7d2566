#define _GNU_SOURCE
#include "SandboxAttempts.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/keyctl.h>
#include <linux/sched.h>
#include <pthread.h>
#include <sched.h>
#include <seccomp.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

int attempt_victim(void) {
  int process = fork();
  if (process != 0) return process;
  prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
  while (1) pause();
}

// SIGCONT does nothing to a process that runs, and needs the same permission as SIGKILL.
int attempt_thread_signal(int process) {
  return syscall(SYS_tgkill, process, process, SIGCONT) == 0;
}

int attempt_owner_signal(int process) {
  int ends[2];
  // In a locked process there is but the socket of those who ask: any open file tells as much.
  int file = socketpair(AF_UNIX, SOCK_STREAM, 0, ends) == 0 ? ends[0] : STDIN_FILENO;
  int is_owned = fcntl(file, F_SETOWN, process) == 0;
  return is_owned | (fcntl(file, F_SETSIG, SIGKILL) == 0);
}

int attempt_limits(int process) {
  struct rlimit limit;
  return syscall(SYS_prlimit64, process, RLIMIT_NOFILE, NULL, &limit) == 0 &&
         syscall(SYS_prlimit64, process, RLIMIT_NOFILE, &limit, NULL) == 0;
}

int attempt_slowing(int process) { return setpriority(PRIO_PROCESS, process, 19) == 0; }

int attempt_slowing_group(void) {
  errno = 0;
  int now = getpriority(PRIO_PGRP, 0);
  return errno == 0 && setpriority(PRIO_PGRP, 0, now) == 0;
}

int attempt_affinity(int process) {
  cpu_set_t set;
  return sched_getaffinity(process, sizeof set, &set) == 0;
}

int attempt_processors(int process) {
  cpu_set_t set;
  CPU_ZERO(&set);
  for (int processor = 0; processor < CPU_SETSIZE; processor++) CPU_SET(processor, &set);
  return sched_setaffinity(process, sizeof set, &set) == 0;
}

int attempt_tracing(int process) {
  int is_traced = ptrace(PTRACE_SEIZE, process, 0, 0) == 0;
  if (is_traced) ptrace(PTRACE_DETACH, process, 0, 0);
  return is_traced;
}

// A copy of this process has the same things at the same places.
static char here = 'x';

int attempt_reading_memory(int process) {
  char found;
  struct iovec own = {&found, 1}, other = {&here, 1};
  return process_vm_readv(process, &own, 1, &other, 1, 0) == 1;
}

static int opens(int process, const char *name, int flags) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/%s", process, name);
  int file = open(path, flags);
  if (file >= 0) close(file);
  return file >= 0;
}

int attempt_memory_of(int process) {
  return opens(process, "mem", O_RDWR) | opens(process, "maps", O_RDONLY) |
         opens(process, "environ", O_RDONLY);
}

int attempt_file_of(int process) {
  int named = (int)syscall(SYS_pidfd_open, process, 0);
  int file = (int)syscall(SYS_pidfd_getfd, named, STDOUT_FILENO, 0);
  if (named >= 0) close(named);
  if (file >= 0) close(file);
  return file >= 0;
}

int attempt_keys(void) {
  return syscall(SYS_keyctl, KEYCTL_GET_KEYRING_ID, KEY_SPEC_PROCESS_KEYRING, 1) >= 0;
}

int attempt_making(const char *path) {
  int file = open(path, O_RDWR | O_CREAT | O_TRUNC, 0600);
  int is_written = file >= 0 && write(file, "x", 1) == 1 && ftruncate(file, 4096) == 0;
  if (file >= 0) close(file);
  return is_written;
}

int attempt_removing(const char *path) { return unlink(path) == 0; }

int attempt_nameless(const char *folder) {
  int file = open(folder, O_TMPFILE | O_RDWR, 0600);
  if (file >= 0) close(file);
  return file >= 0;
}

int attempt_room_without_size(const char *path) {
  int file = open(path, O_RDWR | O_CREAT, 0600);
  int has_room = file >= 0 && fallocate(file, FALLOC_FL_KEEP_SIZE, 0, 1 << 20) == 0;
  if (file >= 0) close(file);
  return has_room;
}

int attempt_folder(const char *path) { return mkdir(path, 0700) == 0; }

int attempt_renaming(const char *from, const char *to) { return rename(from, to) == 0; }

int attempt_link(const char *path) { return symlink("/etc/passwd", path) == 0; }

static int ended(long process) {
  if (process == 0) _exit(0);
  if (process > 0) waitpid((int)process, NULL, 0);
  return process > 0;
}

int attempt_fork(void) { return ended(fork()); }

int attempt_clone(void) { return ended(syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0)); }

int attempt_clone3(void) {
  struct clone_args arguments = {.exit_signal = SIGCHLD};
  return ended(syscall(SYS_clone3, &arguments, sizeof arguments));
}

int attempt_clone_namespace(void) {
  return ended(syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, 0, 0, 0, 0));
}

int attempt_namespace(void) { return unshare(CLONE_NEWUSER) == 0; }

int attempt_memory_file(void) {
  int file = memfd_create("attempt", 0);
  if (file < 0) return 0;
  int is_large = ftruncate(file, 32 << 20) == 0;
  close(file);
  return is_large;
}

static void *nothing(void *argument) { return argument; }

int attempt_thread(void) {
  pthread_t thread;
  void *result = NULL;
  return pthread_create(&thread, NULL, nothing, &thread) == 0 && pthread_join(thread, &result) == 0 &&
         result == &thread;
}

int attempt_abort_signal(void) { return raise(SIGCONT) == 0; }

int attempt_without(const char *what) {
  scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);
  if (!filter) return -1;
  int locks = strcmp(what, "locks") == 0, failed = 0, known = 0;
  if (locks || strcmp(what, "landlock") == 0) {
    known = 1;
    failed |= seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(landlock_create_ruleset), 0);
  }
  if (locks || strcmp(what, "seccomp") == 0) {
    known = 1;
    failed |= seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(seccomp), 0);
    failed |= seccomp_rule_add(filter, SCMP_ACT_ERRNO(EINVAL), SCMP_SYS(prctl), 1,
                               SCMP_A0(SCMP_CMP_EQ, PR_SET_SECCOMP));
  }
  if (strcmp(what, "pidfd") == 0) {
    known = 1;
    failed |= seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(pidfd_open), 0);
  }
  if (strcmp(what, "close_range") == 0) {
    known = 1;
    failed |= seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(close_range), 0);
  }
  if (strcmp(what, "forks") == 0) {
    known = 1;
    failed |= seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0);
    failed |= seccomp_rule_add(filter, SCMP_ACT_ERRNO(EAGAIN), SCMP_SYS(clone), 1,
                               SCMP_A0(SCMP_CMP_MASKED_EQ, CLONE_THREAD, 0));
  }
  if (!known || failed || seccomp_load(filter) != 0) return -1;
  seccomp_release(filter);
  return 0;
}
