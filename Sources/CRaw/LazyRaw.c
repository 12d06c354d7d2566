/* The functions of LibRaw that are used, under their own names, as in CVips. Each finds the library's at its first call,
   so that nothing is linked. A function that is missing here is an undefined symbol: add its line. */
#include "CRaw.h"
#include <CLazy.h>
#include <dlfcn.h>

/* That whose header was read: what is in its structures is another one's nowhere. */
#define TEXT(number) #number
#define FILE_NAME(number) "libraw_r.so." TEXT(number)
static const struct lazy_library library = {FILE_NAME(LIBRAW_SHLIB_CURRENT), RTLD_LAZY};

#define FORWARD(result, name, parameters, arguments) LAZY_FORWARD(library, result, name, parameters, arguments)

bool craw_is_there(void) { return lazy_load(&library); }

FORWARD(libraw_data_t *, libraw_init, (unsigned int flags), (flags))
FORWARD(int, libraw_open_buffer, (libraw_data_t *data, void *bytes, size_t count), (data, bytes, count))
FORWARD(int, libraw_unpack_thumb, (libraw_data_t *data), (data))
FORWARD(void, libraw_close, (libraw_data_t *data), (data))
