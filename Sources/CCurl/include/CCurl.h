/* libcurl, loaded when it is first called: it brings two dozen libraries along, and most photos are on the disk. */
#ifndef CCURL_H
#define CCURL_H

#include <curl/curl.h>

/* libcurl's functions that take a value of any type, which Swift cannot call: one for each type. */
CURLcode ccurl_set_number(CURL *transfer, CURLoption option, long value);
CURLcode ccurl_set_text(CURL *transfer, CURLoption option, const char *value);
CURLcode ccurl_set_pointer(CURL *transfer, CURLoption option, void *value);
CURLcode ccurl_set_receiver(CURL *transfer, size_t (*value)(char *, size_t, size_t, void *));
CURLcode ccurl_set_opener(CURL *transfer, curl_opensocket_callback value);
CURLcode ccurl_set_permission(CURL *transfer, curl_prereq_callback value);
CURLcode ccurl_get_number(CURL *transfer, CURLINFO item, long *value);
CURLcode ccurl_get_size(CURL *transfer, CURLINFO item, curl_off_t *value);
CURLcode ccurl_get_text(CURL *transfer, CURLINFO item, char **value);

#endif
