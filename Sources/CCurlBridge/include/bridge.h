#pragma once
#include <curl/curl.h>

/* What Swift cannot import from libcurl: functions with a variable list of arguments, and constants that
   are macros with a cast. Nothing else belongs here. */

/// Starts the library; the first call alone does something.
CURLcode curl_bridge_start(void);

CURLcode curl_bridge_set_number(CURL *handle, CURLoption option, long number);
CURLcode curl_bridge_set_size(CURL *handle, CURLoption option, curl_off_t size);
/// The library copies the text.
CURLcode curl_bridge_set_text(CURL *handle, CURLoption option, const char *text);
/// The library keeps the pointer: bytes of a body, a list of headers, the context of a callback.
CURLcode curl_bridge_set_pointer(CURL *handle, CURLoption option, const void *pointer);

/// What the library calls, on the thread that drives it. All get the same context.
typedef struct {
    curl_write_callback head;
    curl_write_callback body;
    curl_opensocket_callback open_socket;
    curl_prereq_callback connected;
    void *context;
} curl_bridge_callbacks;

CURLcode curl_bridge_set_callbacks(CURL *handle, curl_bridge_callbacks callbacks);

/// The status of the last response, 0 before there is one.
long curl_bridge_status(CURL *handle);
