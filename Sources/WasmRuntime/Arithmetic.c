#if __wasm__

#include <stdint.h>

typedef __int128 int128;
typedef unsigned __int128 uint128;

static uint128 wide(uint64_t high, uint64_t low) {
  return (uint128)high << 64 | low;
}

/// The product of two 128-bit integers, modulo 2^128: what an overflow-checked product of two Int64 calls,
/// and the printing of a Double.
int128 __multi3(int128 first, int128 second) {
  uint64_t a = (uint64_t)first, b = (uint64_t)second;
  uint64_t a_low = (uint32_t)a, a_high = a >> 32;
  uint64_t b_low = (uint32_t)b, b_high = b >> 32;

  uint64_t low = a_low * b_low;
  uint64_t middle = a_high * b_low + (low >> 32);
  uint64_t carry = a_low * b_high + (uint32_t)middle;
  uint64_t high = a_high * b_high + (middle >> 32) + (carry >> 32);

  high += (uint64_t)((uint128)first >> 64) * b;
  high += a * (uint64_t)((uint128)second >> 64);
  return (int128)wide(high, carry << 32 | (uint32_t)low);
}

/// To the nearest whole number, halves away from zero: `x.rounded()`. The difference below is exact.
double round(double x) {
  double whole = __builtin_trunc(x);
  if (__builtin_fabs(x - whole) < 0.5) return whole;
  return whole + __builtin_copysign(1, x);
}

#endif
