#define _GNU_SOURCE
#include "SandboxAttempts.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/sched.h>
#include <pthread.h>
#include <sched.h>
#include <seccomp.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
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
