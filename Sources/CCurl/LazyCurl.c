/* The functions of libcurl that are used, under their own names, as in CVips. Each finds the library's at its first
   call, so that nothing is linked. A function that is missing here is an undefined symbol: add its line. */
#include "CCurl.h"
#include <CLazy.h>
#include <dlfcn.h>

static const struct lazy_library library = {"libcurl.so.4", RTLD_LAZY};

#define FORWARD(result, name, parameters, arguments) LAZY_FORWARD(library, result, name, parameters, arguments)

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
  static void *_Atomic known;
  return (CURLcode(*)(CURL *, CURLoption, ...))lazy_function(&known, &library, "curl_easy_setopt");
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
  static void *_Atomic known;
  return (CURLcode(*)(CURL *, CURLINFO, ...))lazy_function(&known, &library, "curl_easy_getinfo");
}

CURLcode ccurl_get_number(CURL *transfer, CURLINFO item, long *value) { return getter()(transfer, item, value); }
CURLcode ccurl_get_size(CURL *transfer, CURLINFO item, curl_off_t *value) { return getter()(transfer, item, value); }
CURLcode ccurl_get_text(CURL *transfer, CURLINFO item, char **value) { return getter()(transfer, item, value); }
