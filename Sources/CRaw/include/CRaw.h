/* LibRaw, loaded when it is first called: few photos are the raw data of a camera. */
#ifndef CRAW_H
#define CRAW_H

#include <libraw/libraw.h>
#include <stdbool.h>

/* Where there is no LibRaw, none of its functions may be called. */
bool craw_is_there(void);

#endif
