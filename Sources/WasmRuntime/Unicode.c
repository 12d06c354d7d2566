#if __wasm__ && WITHOUT_UNICODE_TABLES

#include <stdint.h>

// What String's == and hash ask of the tables of Unicode, answered without them: every character stands for itself
// alone. Texts are then equal when their code points are, which spares a page most of the tables' 30 KB.

/// Normalization: class 0, and nothing to be composed or decomposed.
uint16_t _swift_stdlib_getNormData(uint32_t scalar) {
  (void)scalar;
  return 0;
}

/// None.
uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) {
  (void)first;
  (void)second;
  return UINT32_MAX;
}

/// None.
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) {
  (void)scalar;
  return UINT32_MAX;
}

const uint8_t *const _swift_stdlib_nfd_decompositions = 0;

#endif
