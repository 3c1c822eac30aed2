#include "bridge.h"

CURLcode curl_bridge_start(void) {
    return curl_global_init(CURL_GLOBAL_DEFAULT);
}

CURLcode curl_bridge_set_number(CURL *handle, CURLoption option, long number) {
    return curl_easy_setopt(handle, option, number);
}

CURLcode curl_bridge_set_size(CURL *handle, CURLoption option, curl_off_t size) {
    return curl_easy_setopt(handle, option, size);
}

CURLcode curl_bridge_set_text(CURL *handle, CURLoption option, const char *text) {
    return curl_easy_setopt(handle, option, text);
}

CURLcode curl_bridge_set_pointer(CURL *handle, CURLoption option, const void *pointer) {
    return curl_easy_setopt(handle, option, pointer);
}

CURLcode curl_bridge_set_callbacks(CURL *handle, curl_bridge_callbacks callbacks) {
    CURLcode codes[] = {
        curl_easy_setopt(handle, CURLOPT_HEADERFUNCTION, callbacks.head),
        curl_easy_setopt(handle, CURLOPT_HEADERDATA, callbacks.context),
        curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, callbacks.body),
        curl_easy_setopt(handle, CURLOPT_WRITEDATA, callbacks.context),
        curl_easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, callbacks.open_socket),
        curl_easy_setopt(handle, CURLOPT_OPENSOCKETDATA, callbacks.context),
        curl_easy_setopt(handle, CURLOPT_PREREQFUNCTION, callbacks.connected),
        curl_easy_setopt(handle, CURLOPT_PREREQDATA, callbacks.context),
    };
    for (unsigned index = 0; index < sizeof codes / sizeof *codes; index++)
        if (codes[index] != CURLE_OK) return codes[index];
    return CURLE_OK;
}

long curl_bridge_status(CURL *handle) {
    long status = 0;
    return curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &status) == CURLE_OK ? status : 0;
}
