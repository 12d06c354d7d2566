#include "CLazy.h"
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

void *lazy_load(const struct lazy_library *library) { return dlopen(library->name, library->mode); }

void *lazy_function(void *_Atomic *known, const struct lazy_library *library, const char *name) {
  void *function = *known;
  if (function) return function;
  void *handle = lazy_load(library);
  function = handle ? dlsym(handle, name) : NULL;
  if (!function) {
    fprintf(stderr, "%s\n", dlerror());
    abort();
  }
  *known = function;
  return function;
}
