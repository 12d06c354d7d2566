#define _GNU_SOURCE
#include "SandboxCalls.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/landlock.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

extern char **environ;

int sandbox_fork(void) { return fork(); }

// What decoders look at: where fonts are, and which language a drawing is to speak.
static const char *const kept_variables[] = {"FONTCONFIG_FILE=", "FONTCONFIG_PATH=", "LANG=",
                                             "LANGUAGE=",        "LC_ALL=",          "LC_CTYPE=",
                                             "LC_MESSAGES="};
enum { kept_count = sizeof kept_variables / sizeof *kept_variables };

static const char *variable_beginning(const char *start) {
  for (char **variable = environ; variable && *variable; variable++)
    if (strncmp(*variable, start, strlen(start)) == 0) return *variable;
  return NULL;
}

int sandbox_start_again(const char *variable, int file, int *process) {
  // What the dynamic linker may need besides.
  const char *kept[kept_count + 3] = {variable};
  int count = 1;
  const char *libraries = variable_beginning("LD_LIBRARY_PATH=");
  if (libraries) kept[count++] = libraries;
  for (int index = 0; index < kept_count; index++) {
    const char *found = variable_beginning(kept_variables[index]);
    if (found) kept[count++] = found;
  }
  char *arguments[] = {program_invocation_name, NULL};
  posix_spawn_file_actions_t actions;
  if (posix_spawn_file_actions_init(&actions) != 0) return -1;
  int result = posix_spawn_file_actions_adddup2(&actions, file, sandbox_first_file);
  if (result == 0)
    result = posix_spawn(process, "/proc/self/exe", &actions, NULL, arguments, (char *const *)kept);
  posix_spawn_file_actions_destroy(&actions);
  return result == 0 ? 0 : -1;
}

void sandbox_forget_environment(void) {
  char *kept[kept_count];
  for (int index = 0; index < kept_count; index++) {
    const char *found = variable_beginning(kept_variables[index]);
    kept[index] = found ? strdup(found) : NULL;
  }
  // Where it stands, too, and not only that it is known.
  for (char **variable = environ; variable && *variable; variable++)
    explicit_bzero(*variable, strlen(*variable));
  clearenv();
  for (int index = 0; index < kept_count; index++)
    if (kept[index]) putenv(kept[index]);
}

// Linux 5.9 has a call for it.
static void close_from(int first) {
  if (syscall(SYS_close_range, first, ~0U, 0) == 0) return;
  DIR *files = opendir("/proc/self/fd");
  struct dirent *entry;
  while (files && (entry = readdir(files))) {
    int file = atoi(entry->d_name);
    if (file >= first && file != dirfd(files)) close(file);
  }
  if (files) closedir(files);
}

int sandbox_keep_only(int file) {
  // At the first place, so that one call closes the rest.
  if (file != sandbox_first_file && dup3(file, sandbox_first_file, O_CLOEXEC) < 0) return -1;
  close_from(sandbox_first_file + 1);
  return sandbox_first_file;
}

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

// As the kernel has it since version 6, which not every system's headers know.
struct ruleset {
  uint64_t files, network, scopes;
};

int sandbox_landlock_create(int version) {
  struct ruleset rules = {.files = all_rights(version)};
  size_t size = sizeof rules.files;
  if (version >= 4) {
    // Binding and connecting with TCP: never.
    rules.network = 3;
    size += sizeof rules.network;
  }
  if (version >= 6) {
    // Sockets without a file, and signals: to nobody outside.
    rules.scopes = 3;
    size += sizeof rules.scopes;
  }
  return (int)syscall(SYS_landlock_create_ruleset, &rules, size, 0);
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

int sandbox_landlock_allow_making(int rules, const char *path, int version) {
  int place = open(path, O_PATH | O_DIRECTORY | O_CLOEXEC);
  if (place < 0) return -1;
  // To shorten a file, as the kernel has it since version 3.
  const uint64_t truncate = 1ULL << 14;
  const uint64_t making = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR |
                          LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_MAKE_REG | truncate;
  struct landlock_path_beneath_attr rule = {.allowed_access = all_rights(version) & making,
                                            .parent_fd = place};
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

int sandbox_rename_without_replacing(const char *from, const char *to) {
  if (renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE) == 0) return 0;
  if (errno != EINVAL && errno != ENOSYS) return -1;
  /* Some file systems cannot do that: a second name replaces nothing either. */
  return link(from, to) == 0 ? unlink(from) : -1;
}

int sandbox_process_file(int process) { return (int)syscall(SYS_pidfd_open, process, 0); }

int sandbox_signal(int process_file, int signal) {
  return (int)syscall(SYS_pidfd_send_signal, process_file, signal, NULL, 0);
}
