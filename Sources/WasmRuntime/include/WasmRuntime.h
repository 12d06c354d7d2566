/// The few C functions that Embedded Swift's runtime calls, for WebAssembly without an operating system.
///
/// Nothing is declared here: depending on this target links them, and that is its whole use.
/// On every other machine the target is empty, since the C library has them.
