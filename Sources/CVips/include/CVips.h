/* libvips, loaded when it is first called: it brings a hundred libraries along, and a JPEG needs none. */
#ifndef CVIPS_H
#define CVIPS_H

#if !__has_include(<glib.h>)
#error "Windows and pictures need libraries of the system: name this package with traits: [\"Desktop\"]."
#endif
#include <vips/vips.h>
/* mallopt: libvips and its decoders take and free much memory. */
#include <malloc.h>

/* Loads libvips now, if it is there. */
void cvips_load(void);

/* Before `vips_init`, while the program has one thread: it loads no modules, some of which bring fifty libraries more. */
void cvips_set_modules_aside(void);

/* After `vips_init`: loads one of them, unless it has been or there is none. Where libvips has the format in itself,
   there is none. */
void cvips_load_module(const char *name);

#endif
