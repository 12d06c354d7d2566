/// The few C functions that Embedded Swift's runtime calls, for WebAssembly without an operating system.
///
/// Depending on this target links them. On every other machine it is empty, since the C library has them.

#if __wasm__
/// The next byte of the standard input; -1 at its end.
int runtime_getchar(void);
#endif
