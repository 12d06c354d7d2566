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

/// The sum, and in `rest` what it lacks of being exact. Source: Knuth, The Art of Computer Programming, volume 2, 4.2.2.
static double sum(double a, double b, double *rest) {
  double total = a + b, part = total - a;
  *rest = (a - (total - part)) + (b - part);
  return total;
}

/// A number in two of half as many digits. Source: Dekker, A floating-point technique for extending the available precision, 1971.
static double half(double x) {
  double large = x * 134217729;
  return large - (large - x);
}

static double product(double a, double b, double *rest) {
  double total = a * b, a1 = half(a), b1 = half(b), a2 = a - a1, b2 = b - b1;
  *rest = ((a1 * b1 - total) + a1 * b2 + a2 * b1) + a2 * b2;
  return total;
}

/// A sum that is not exact has an odd last digit: whatever rounds it again rounds as the exact one.
static double odd_sum(double a, double b) {
  double rest, total = sum(a, b, &rest);
  uint64_t bits;
  __builtin_memcpy(&bits, &total, sizeof bits);
  if (rest == 0 || bits & 1) return total;
  bits += (rest > 0) == (total > 0) ? 1 : -1;
  __builtin_memcpy(&total, &bits, sizeof bits);
  return total;
}

static int is_moderate(double x) {
  double size = __builtin_fabs(x);
  return size == 0 || (size > 0x1p-400 && size < 0x1p400);
}

/// A product and a sum that are rounded once: `addingProduct`, and with it `stride` over floating-point numbers. Source: Boldo and
/// Melquiond, Emulation of FMA and correctly rounded sums, 2008. Numbers beyond all measures of a screen are rounded twice.
double fma(double x, double y, double z) {
  int is_bounded = __builtin_fabs(x) < __builtin_inf() && __builtin_fabs(y) < __builtin_inf();
  if (is_bounded && __builtin_fabs(z) == __builtin_inf()) return z;
  if (!is_moderate(x) || !is_moderate(y) || !is_moderate(z)) return x * y + z;
  double product_rest, low_rest, high_rest;
  double high = product(x, y, &product_rest);
  double low = sum(z, product_rest, &low_rest);
  double total = sum(high, low, &high_rest);
  // The sign of nothing is that of the plain sum.
  return total == 0 && high_rest == 0 && low_rest == 0 ? x * y + z : total + odd_sum(low_rest, high_rest);
}

/// The product of two of these is exact in a double.
float fmaf(float x, float y, float z) {
  return (float)odd_sum((double)x * y, z);
}

/// What is left of a division towards zero, exactly: `truncatingRemainder(dividingBy:)`. By one digit after the other.
double fmod(double x, double y) {
  double left = __builtin_fabs(x), divisor = __builtin_fabs(y);
  if (!(divisor > 0) || !(left < __builtin_inf())) return (x * y) / (x * y);
  if (divisor == __builtin_inf()) return x;
  while (left >= divisor) {
    double part = divisor;
    // In large steps first.
    while (part <= left * 0x1p-33) part *= 0x1p32;
    while (part + part <= left) part += part;
    left -= part;
  }
  return __builtin_copysign(left, x);
}

float fmodf(float x, float y) {
  return (float)fmod(x, y);
}

/// What is left of a division to the nearest whole number, halves to the even one: `remainder(dividingBy:)`.
double remainder(double x, double y) {
  double divisor = __builtin_fabs(y);
  if (!(divisor > 0) || !(__builtin_fabs(x) < __builtin_inf())) return (x * y) / (x * y);
  // Of twice the divisor: which of two whole numbers is the even one is known by that.
  double left = divisor <= 0x1p1022 ? __builtin_fabs(fmod(x, divisor + divisor)) : __builtin_fabs(x);
  if (left - divisor > -left) {
    left -= divisor;
    if (left - divisor >= -left) left -= divisor;
  }
  return __builtin_signbit(x) ? -left : left;
}

float remainderf(float x, float y) {
  return (float)remainder(x, y);
}

#endif
