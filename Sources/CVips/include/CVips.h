/* libvips, loaded when it is first called: it brings a hundred libraries along, and a JPEG needs none. */
#ifndef CVIPS_H
#define CVIPS_H

#include <vips/vips.h>
/* mallopt: libvips and its decoders take and free much memory. */
#include <malloc.h>

/* Loads libvips now, if it is there. */
void cvips_load(void);

#endif
