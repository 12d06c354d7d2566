#include <vips/vips.h>
/* mallopt: libvips and its decoders take and free much memory. */
#include <malloc.h>
