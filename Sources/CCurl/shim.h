#include <curl/curl.h>

/* libcurl's functions that take a value of any type, which Swift cannot call: one for each type. */

static inline CURLcode ccurl_set_number(CURL *transfer, CURLoption option, long value) {
  return curl_easy_setopt(transfer, option, value);
}
static inline CURLcode ccurl_set_text(CURL *transfer, CURLoption option, const char *value) {
  return curl_easy_setopt(transfer, option, value);
}
static inline CURLcode ccurl_set_pointer(CURL *transfer, CURLoption option, void *value) {
  return curl_easy_setopt(transfer, option, value);
}
static inline CURLcode ccurl_set_receiver(
    CURL *transfer, size_t (*value)(char *, size_t, size_t, void *)) {
  return curl_easy_setopt(transfer, CURLOPT_WRITEFUNCTION, value);
}
static inline CURLcode ccurl_get_number(CURL *transfer, CURLINFO item, long *value) {
  return curl_easy_getinfo(transfer, item, value);
}
static inline CURLcode ccurl_get_size(CURL *transfer, CURLINFO item, curl_off_t *value) {
  return curl_easy_getinfo(transfer, item, value);
}
static inline CURLcode ccurl_get_text(CURL *transfer, CURLINFO item, char **value) {
  return curl_easy_getinfo(transfer, item, value);
}
