/// How many blocks of memory the calling thread has asked for since it began.
///
/// Linking this target puts its `malloc` and the like in front of the C library's, for the program and for
/// every library that it loads; they count and hand on.
long allocation_count(void);
