#if __wasm__

#include <stddef.h>
#include <stdint.h>

struct span {
  const char *bytes;
  size_t count;
};

__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write")))
extern int wasi_fd_write(int descriptor, const struct span *spans, size_t count, size_t *written);

/// What `print` calls. Goes out line by line.
int putchar(int character) {
  static char line[1024];
  static size_t count;
  line[count++] = (char)character;
  if (character == '\n' || count == sizeof line) {
    struct span span = { line, count };
    size_t written;
    wasi_fd_write(1, &span, 1, &written);
    count = 0;
  }
  return character;
}

__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_read")))
extern int wasi_fd_read(int descriptor, const struct span *spans, size_t count, size_t *read);

/// The next byte of the standard input; -1 at its end.
int runtime_getchar(void) {
  static unsigned char block[4096];
  static size_t count;
  static size_t next;
  if (next == count) {
    struct span span = { (char *)block, sizeof block };
    next = 0;
    if (wasi_fd_read(0, &span, 1, &count) != 0 || count == 0) {
      count = 0;
      return -1;
    }
  }
  return block[next++];
}

/// The seed of `Hasher`: always the same, so that no run differs from another.
void arc4random_buf(void *buffer, size_t count) {
  unsigned char *bytes = buffer;
  uint32_t state = 0x9E3779B9;
  for (size_t i = 0; i < count; i++) {
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    bytes[i] = (unsigned char)state;
  }
}

uintptr_t __stack_chk_guard = 0xA5A5A5A5;

_Noreturn void __stack_chk_fail(void) {
  __builtin_trap();
}

#endif
