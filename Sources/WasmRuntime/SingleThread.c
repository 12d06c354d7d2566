#if __wasm__

#include <stdint.h>

// What code calls that was compiled for one thread (`-assume-single-threaded`). The standard library has only the
// functions for several, which cost the same on a machine that has no threads; but they are inlined everywhere, and
// calls of these are not, which makes a module smaller.

void *swift_retain(void *object);
void *swift_retain_n(void *object, uint32_t count);
void swift_release(void *object);
void swift_release_n(void *object, uint32_t count);

void *swift_nonatomic_retain(void *object) {
  return swift_retain(object);
}

void *swift_nonatomic_retain_n(void *object, uint32_t count) {
  return swift_retain_n(object, count);
}

void swift_nonatomic_release(void *object) {
  swift_release(object);
}

void swift_nonatomic_release_n(void *object, uint32_t count) {
  swift_release_n(object, count);
}

#endif
