// Rounding is the system's. A program that links nothing else that needs its mathematics would lack it; what is imported
// is linked. (A setting of the linker in Package.swift holds for WebAssembly, too, where there is no such library.)
#if canImport(Glibc)
  import Glibc
#endif
