/* The functions of libcurl that are used, under their own names, as in CVips. Each finds the library's at its first
   call, so that nothing is linked. A function that is missing here is an undefined symbol: add its line. */
#include "CCurl.h"
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

static const char library[] = "libcurl.so.4";

static void *find(const char *name) {
  void *handle = dlopen(library, RTLD_LAZY);
  void *function = handle ? dlsym(handle, name) : NULL;
  if (!function) {
    fprintf(stderr, "%s\n", dlerror());
    abort();
  }
  return function;
}

#define FORWARD(result, name, parameters, arguments)          \
  result name parameters {                                    \
    static result(*function) parameters;                      \
    if (!function) function = (result(*) parameters)find(#name); \
    return function arguments;                                \
  }

FORWARD(CURLcode, curl_global_init, (long flags), (flags))

FORWARD(CURL *, curl_easy_init, (void), ())
FORWARD(void, curl_easy_cleanup, (CURL *transfer), (transfer))

FORWARD(CURLM *, curl_multi_init, (void), ())
FORWARD(CURLMcode, curl_multi_cleanup, (CURLM *transfers), (transfers))
FORWARD(CURLMcode, curl_multi_add_handle, (CURLM *transfers, CURL *transfer), (transfers, transfer))
FORWARD(CURLMcode, curl_multi_remove_handle, (CURLM *transfers, CURL *transfer), (transfers, transfer))
FORWARD(CURLMcode, curl_multi_perform, (CURLM *transfers, int *running), (transfers, running))
FORWARD(CURLMcode, curl_multi_poll,
        (CURLM *transfers, struct curl_waitfd files[], unsigned count, int milliseconds, int *ready),
        (transfers, files, count, milliseconds, ready))
FORWARD(CURLMcode, curl_multi_wakeup, (CURLM *transfers), (transfers))
FORWARD(CURLMsg *, curl_multi_info_read, (CURLM *transfers, int *left), (transfers, left))

static CURLcode (*setter(void))(CURL *, CURLoption, ...) {
  static CURLcode (*function)(CURL *, CURLoption, ...);
  if (!function) function = (CURLcode(*)(CURL *, CURLoption, ...))find("curl_easy_setopt");
  return function;
}

CURLcode ccurl_set_number(CURL *transfer, CURLoption option, long value) { return setter()(transfer, option, value); }
CURLcode ccurl_set_text(CURL *transfer, CURLoption option, const char *value) {
  return setter()(transfer, option, value);
}
CURLcode ccurl_set_pointer(CURL *transfer, CURLoption option, void *value) { return setter()(transfer, option, value); }
CURLcode ccurl_set_receiver(CURL *transfer, size_t (*value)(char *, size_t, size_t, void *)) {
  return setter()(transfer, CURLOPT_WRITEFUNCTION, value);
}
CURLcode ccurl_set_opener(CURL *transfer, curl_opensocket_callback value) {
  return setter()(transfer, CURLOPT_OPENSOCKETFUNCTION, value);
}
CURLcode ccurl_set_permission(CURL *transfer, curl_prereq_callback value) {
  return setter()(transfer, CURLOPT_PREREQFUNCTION, value);
}

static CURLcode (*getter(void))(CURL *, CURLINFO, ...) {
  static CURLcode (*function)(CURL *, CURLINFO, ...);
  if (!function) function = (CURLcode(*)(CURL *, CURLINFO, ...))find("curl_easy_getinfo");
  return function;
}

CURLcode ccurl_get_number(CURL *transfer, CURLINFO item, long *value) { return getter()(transfer, item, value); }
CURLcode ccurl_get_size(CURL *transfer, CURLINFO item, curl_off_t *value) { return getter()(transfer, item, value); }
CURLcode ccurl_get_text(CURL *transfer, CURLINFO item, char **value) { return getter()(transfer, item, value); }
