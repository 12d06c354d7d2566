/* The functions of libexif that are used, under their own names, as in CVips. Each finds the library's at its first
   call, so that nothing is linked. A function that is missing here is an undefined symbol: add its line. */
#include "CExif.h"
#include <CLazy.h>
#include <dlfcn.h>

static const struct lazy_library library = {"libexif.so.12", RTLD_LAZY};

#define FORWARD(result, name, parameters, arguments) LAZY_FORWARD(library, result, name, parameters, arguments)

bool cexif_is_there(void) { return lazy_load(&library); }

FORWARD(ExifData *, exif_data_new, (void), ())
FORWARD(void, exif_data_unref, (ExifData *data), (data))
FORWARD(void, exif_data_unset_option, (ExifData *data, ExifDataOption option), (data, option))
FORWARD(void, exif_data_load_data, (ExifData *data, const unsigned char *bytes, unsigned int count),
        (data, bytes, count))
FORWARD(ExifByteOrder, exif_data_get_byte_order, (ExifData *data), (data))
FORWARD(ExifEntry *, exif_content_get_entry, (ExifContent *content, ExifTag tag), (content, tag))
FORWARD(ExifShort, exif_get_short, (const unsigned char *bytes, ExifByteOrder order), (bytes, order))
FORWARD(ExifLong, exif_get_long, (const unsigned char *bytes, ExifByteOrder order), (bytes, order))
FORWARD(ExifRational, exif_get_rational, (const unsigned char *bytes, ExifByteOrder order), (bytes, order))
FORWARD(ExifSRational, exif_get_srational, (const unsigned char *bytes, ExifByteOrder order), (bytes, order))
