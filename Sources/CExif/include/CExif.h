/* libexif, loaded when it is first called: few photos are asked what they say of themselves. */
#ifndef CEXIF_H
#define CEXIF_H

#include <libexif/exif-data.h>
#include <libexif/exif-utils.h>
#include <stdbool.h>

/* Where there is no libexif, none of its functions may be called. */
bool cexif_is_there(void);

#endif
