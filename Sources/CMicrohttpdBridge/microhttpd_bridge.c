#include "microhttpd_bridge.h"
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <string.h>
#include <unistd.h>

int microhttpd_listen(const char *address, uint16_t *port, int allow_others, int *error) {
    struct sockaddr_in6 six = {.sin6_family = AF_INET6, .sin6_port = htons(*port)};
    struct sockaddr_in four = {.sin_family = AF_INET, .sin_port = htons(*port)};
    int is_six = inet_pton(AF_INET6, address, &six.sin6_addr) == 1;
    if (!is_six && inet_pton(AF_INET, address, &four.sin_addr) != 1) {
        *error = EADDRNOTAVAIL;
        return -1;
    }
    int is_loopback = is_six ? IN6_IS_ADDR_LOOPBACK(&six.sin6_addr) : (ntohl(four.sin_addr.s_addr) >> 24) == 127;
    if (!is_loopback && !allow_others) {
        *error = EACCES;
        return -1;
    }
    int listener = socket(is_six ? AF_INET6 : AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (listener < 0) {
        *error = errno;
        return -1;
    }
    int on = 1;
    // A connection of the run before may linger; two listeners on one port stay impossible on Linux.
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    if (is_six) setsockopt(listener, IPPROTO_IPV6, IPV6_V6ONLY, &on, sizeof on);
    const struct sockaddr *bound = is_six ? (const struct sockaddr *)&six : (const struct sockaddr *)&four;
    socklen_t length = is_six ? sizeof six : sizeof four;
    if (bind(listener, bound, length) != 0 || listen(listener, 128) != 0
        || getsockname(listener, is_six ? (struct sockaddr *)&six : (struct sockaddr *)&four, &length) != 0) {
        *error = errno;
        close(listener);
        return -1;
    }
    *port = ntohs(is_six ? six.sin6_port : four.sin_port);
    return listener;
}

struct MHD_Daemon *microhttpd_start(int listener, microhttpd_limits limits, microhttpd_callbacks callbacks) {
    // No MHD_USE_ERROR_LOG: the library would write to standard error about requests.
    unsigned flags = MHD_USE_AUTO_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME;
    if (limits.is_ipv6) flags |= MHD_USE_IPv6;
    struct MHD_OptionItem items[] = {
        {MHD_OPTION_LISTEN_SOCKET, listener, NULL},
        {MHD_OPTION_URI_LOG_CALLBACK, (intptr_t)callbacks.target, callbacks.context},
        {MHD_OPTION_NOTIFY_COMPLETED, (intptr_t)callbacks.completed, callbacks.context},
        {MHD_OPTION_NOTIFY_CONNECTION, (intptr_t)callbacks.connection, callbacks.context},
        {MHD_OPTION_CONNECTION_TIMEOUT, limits.idle_seconds, NULL},
        {MHD_OPTION_CONNECTION_LIMIT, limits.connections, NULL},
        {MHD_OPTION_CONNECTION_MEMORY_LIMIT, (intptr_t)limits.connection_memory, NULL},
        {MHD_OPTION_STRICT_FOR_CLIENT, 1, NULL},
        {limits.threads > 1 ? MHD_OPTION_THREAD_POOL_SIZE : MHD_OPTION_END, limits.threads, NULL},
        {MHD_OPTION_END, 0, NULL},
    };
    return MHD_start_daemon(
        flags, 0, NULL, NULL, callbacks.access, callbacks.context, MHD_OPTION_ARRAY, items, MHD_OPTION_END);
}

/// Reads an address of either family; returns 0 for any other family.
static int take_address(const struct sockaddr_storage *from, int *is_ipv6, uint8_t *bytes, uint16_t *port) {
    if (from->ss_family == AF_INET) {
        const struct sockaddr_in *four = (const struct sockaddr_in *)from;
        memcpy(bytes, &four->sin_addr, 4);
        *port = ntohs(four->sin_port);
        *is_ipv6 = 0;
        return 1;
    }
    if (from->ss_family == AF_INET6) {
        const struct sockaddr_in6 *six = (const struct sockaddr_in6 *)from;
        memcpy(bytes, &six->sin6_addr, 16);
        *port = ntohs(six->sin6_port);
        *is_ipv6 = 1;
        return 1;
    }
    return 0;
}

int microhttpd_connection_ends(struct MHD_Connection *connection, microhttpd_ends *ends) {
    memset(ends, 0, sizeof *ends);
    ends->socket = -1;
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    if (!info) return 0;
    ends->socket = info->connect_fd;
    struct sockaddr_storage address;
    socklen_t length = sizeof address;
    if (getpeername(ends->socket, (struct sockaddr *)&address, &length) != 0
        || !take_address(&address, &ends->is_ipv6, ends->remote, &ends->remote_port))
        return 0;
    length = sizeof address;
    return getsockname(ends->socket, (struct sockaddr *)&address, &length) == 0
        && take_address(&address, &ends->is_ipv6, ends->local, &ends->local_port);
}

void *microhttpd_connection_context(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info ? info->socket_context : NULL;
}

struct MHD_Response *microhttpd_copy_response(const void *bytes, size_t count) {
    return MHD_create_response_from_buffer(count, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}

struct MHD_Response *microhttpd_stream_response(
    MHD_ContentReaderCallback read, MHD_ContentReaderFreeCallback release, void *context) {
    return MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, 4096, read, context, release);
}
