/* The functions of libvips that are used, under their own names. Each finds the library's at its first call, so
   that nothing is linked. A function that is missing here is an undefined symbol: add its line. */
#define _GNU_SOURCE /* dladdr */
#include "CVips.h"
#include <CLazy.h>
#include <dlfcn.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct lazy_library library = {"libvips.so.42", RTLD_LAZY | RTLD_GLOBAL};

#define FORWARD(result, name, parameters, arguments) LAZY_FORWARD(library, result, name, parameters, arguments)

void cvips_load(void) { lazy_load(&library); }

void cvips_set_modules_aside(void) {
  /* Where libvips looks for them, below this. */
  setenv("VIPSHOME", "/nonexistent", 1);
}

void cvips_load_module(const char *name) {
  void *vips = lazy_load(&library);
  if (!vips) return;
  int (*version)(int) = (int (*)(int))dlsym(vips, "vips_version");
  /* Of a library that libvips is linked with, so that what is found is what it would use itself. */
  void *(*open)(const char *, int) = (void *(*)(const char *, int))dlsym(vips, "g_module_open");
  void (*keep)(void *) = (void (*)(void *))dlsym(vips, "g_module_make_resident");
  Dl_info place;
  if (!version || !open || !keep || !dladdr((void *)version, &place)) return;
  const char *slash = strrchr(place.dli_fname, '/');
  if (!slash) return;
  char path[PATH_MAX];
  int length = snprintf(path, sizeof path, "%.*s/vips-modules-%d.%d/vips-%s.so", (int)(slash - place.dli_fname),
                        place.dli_fname, version(0), version(1), name);
  if (length < 0 || length >= (int)sizeof path) return;
  void *module = open(path, 1 /* G_MODULE_BIND_LAZY */);
  if (module) keep(module);
}

/* Says -1 as well when there is no libvips; the others come after it. */
int vips_init(const char *argv0) {
  static void *_Atomic known;
  if (!lazy_load(&library)) return -1;
  return ((int (*)(const char *))lazy_function(&known, &library, "vips_init"))(argv0);
}

FORWARD(void, vips_error_clear, (void), ())
FORWARD(const char *, vips_error_buffer, (void), ())
FORWARD(void, vips_concurrency_set, (int concurrency), (concurrency))
FORWARD(void, vips_cache_set_max, (int max), (max))
FORWARD(int, vips_enum_from_nick, (const char *domain, GType type, const char *nick), (domain, type, nick))

FORWARD(VipsOperation *, vips_operation_new, (const char *name), (name))
FORWARD(int, vips_cache_operation_buildp, (VipsOperation **operation), (operation))
FORWARD(void, vips_object_unref_outputs, (VipsObject *object), (object))
FORWARD(GType, vips_foreign_dz_layout_get_type, (void), ())

FORWARD(GType, vips_source_get_type, (void), ())
FORWARD(VipsSource *, vips_source_new_from_descriptor, (int descriptor), (descriptor))
FORWARD(VipsSource *, vips_source_new_from_blob, (VipsBlob *blob), (blob))
FORWARD(const char *, vips_foreign_find_load_source, (VipsSource *source), (source))

FORWARD(GType, vips_blob_get_type, (void), ())
FORWARD(VipsBlob *, vips_blob_copy, (const void *data, size_t length), (data, length))
FORWARD(void, vips_area_unref, (VipsArea *area), (area))
FORWARD(const void *, vips_blob_get, (VipsBlob *blob, size_t *length), (blob, length))

FORWARD(GType, vips_image_get_type, (void), ())
FORWARD(VipsImage *, vips_image_new_from_memory_copy,
        (const void *data, size_t size, int width, int height, int bands, VipsBandFormat format),
        (data, size, width, height, bands, format))
FORWARD(VipsImage *, vips_image_copy_memory, (VipsImage *image), (image))
FORWARD(int, vips_image_get_width, (const VipsImage *image), (image))
FORWARD(int, vips_image_get_height, (const VipsImage *image), (image))
FORWARD(int, vips_image_get_bands, (const VipsImage *image), (image))
FORWARD(VipsBandFormat, vips_image_get_format, (const VipsImage *image), (image))
FORWARD(VipsInterpretation, vips_image_get_interpretation, (const VipsImage *image), (image))
FORWARD(gboolean, vips_image_hasalpha, (VipsImage *image), (image))
FORWARD(int, vips_image_get_orientation, (VipsImage *image), (image))
FORWARD(int, vips_image_get_n_pages, (VipsImage *image), (image))
FORWARD(int, vips_image_get_n_subifds, (VipsImage *image), (image))
FORWARD(GType, vips_image_get_typeof, (const VipsImage *image, const char *name), (image, name))
FORWARD(int, vips_image_get_int, (const VipsImage *image, const char *name, int *out), (image, name, out))
FORWARD(void, vips_image_set_int, (VipsImage *image, const char *name, int value), (image, name, value))
FORWARD(int, vips_image_get_array_int, (VipsImage *image, const char *name, int **out, int *count),
        (image, name, out, count))
FORWARD(void, vips_image_set_array_int, (VipsImage *image, const char *name, const int *array, int count),
        (image, name, array, count))
FORWARD(int, vips_image_get_string, (const VipsImage *image, const char *name, const char **out), (image, name, out))
FORWARD(void, vips_image_set_string, (VipsImage *image, const char *name, const char *value), (image, name, value))
FORWARD(int, vips_image_get_blob, (const VipsImage *image, const char *name, const void **out, size_t *length),
        (image, name, out, length))
FORWARD(gchar **, vips_image_get_fields, (VipsImage *image), (image))
FORWARD(void, vips_image_set_progress, (VipsImage *image, gboolean progress), (image, progress))
FORWARD(guint64, vips_format_sizeof, (VipsBandFormat format), (format))
FORWARD(gboolean, vips_colourspace_issupported, (const VipsImage *image), (image))

FORWARD(VipsRegion *, vips_region_new, (VipsImage *image), (image))
FORWARD(VipsPel *, vips_region_fetch, (VipsRegion *region, int left, int top, int width, int height, size_t *length),
        (region, left, top, width, height, length))
