#define _GNU_SOURCE
#include "SandboxCalls.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/landlock.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

int sandbox_fork(void) { return fork(); }

int sandbox_keep_privileges_down(void) { return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); }

int sandbox_end_with_parent(void) { return prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0); }

int sandbox_set_name(const char *name) { return prctl(PR_SET_NAME, name, 0, 0, 0); }

int sandbox_landlock_version(void) {
  return (int)syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
}

// Each version knows more of what can be done to a file (Linux, Documentation/userspace-api/landlock.rst).
static uint64_t all_rights(int version) {
  int rights = version <= 1 ? 13 : version == 2 ? 14 : version < 5 ? 15 : 16;
  return (1ULL << rights) - 1;
}

int sandbox_landlock_create(int version) {
  struct landlock_ruleset_attr rules = {.handled_access_fs = all_rights(version)};
  return (int)syscall(SYS_landlock_create_ruleset, &rules, sizeof rules, 0);
}

int sandbox_landlock_allow_reading(int rules, const char *path) {
  int place = open(path, O_PATH | O_CLOEXEC);
  if (place < 0) return errno == ENOENT ? 0 : -1;
  struct stat status;
  struct landlock_path_beneath_attr rule = {
      .allowed_access = LANDLOCK_ACCESS_FS_READ_FILE, .parent_fd = place};
  if (fstat(place, &status) == 0 && S_ISDIR(status.st_mode))
    rule.allowed_access |= LANDLOCK_ACCESS_FS_READ_DIR;
  int result = (int)syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
  close(place);
  return result;
}

int sandbox_landlock_allow_all(int rules, const char *path, int version) {
  int place = open(path, O_PATH | O_DIRECTORY | O_CLOEXEC);
  if (place < 0) return -1;
  struct landlock_path_beneath_attr rule = {
      .allowed_access = all_rights(version) & ~LANDLOCK_ACCESS_FS_EXECUTE, .parent_fd = place};
  int result = (int)syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
  close(place);
  return result;
}

int sandbox_landlock_restrict(int rules) {
  return (int)syscall(SYS_landlock_restrict_self, rules, 0);
}

int sandbox_shared_memory(long size) {
  int file = memfd_create("pixels", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (file >= 0 && ftruncate(file, size) != 0) {
    close(file);
    return -1;
  }
  return file;
}

int sandbox_fix_size(int file) {
  return fcntl(file, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL);
}

int sandbox_fix_contents(int file) {
  return fcntl(file, F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL);
}

int sandbox_temporary_file(const char *folder) {
  return open(folder, O_TMPFILE | O_RDWR | O_CLOEXEC, S_IRUSR | S_IWUSR);
}

int sandbox_process_file(int process) { return (int)syscall(SYS_pidfd_open, process, 0); }

int sandbox_signal(int process_file, int signal) {
  return (int)syscall(SYS_pidfd_send_signal, process_file, signal, NULL, 0);
}
