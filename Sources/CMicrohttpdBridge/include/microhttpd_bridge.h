#pragma once
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#include <sys/socket.h>
#include <microhttpd.h>

/* What Swift cannot import from libmicrohttpd: variadic functions, and the members of enums that the
   header marks as closed. Nothing else belongs here. */

/// Opens a listening TCP socket. `port` is an input, and on success the port that was bound.
/// Returns the socket, or -1 with the reason in `error`: an errno, or EADDRNOTAVAIL for an address that is
/// no IPv4 or IPv6 literal, or EACCES for one that other machines reach unless `allow_others`.
int microhttpd_listen(const char *address, uint16_t *port, int allow_others, int *error);

/// What the server tells us, and when; see microhttpd.h for each.
typedef struct {
    MHD_AccessHandlerCallback access;
    MHD_RequestCompletedCallback completed;
    MHD_NotifyConnectionCallback connection;
    void *(*target)(void *context, const char *target, struct MHD_Connection *connection);
    void *context;
} microhttpd_callbacks;

typedef struct {
    int is_ipv6;
    unsigned threads;
    unsigned idle_seconds;
    unsigned connections;
    size_t connection_memory;
} microhttpd_limits;

/// Starts the server on a socket from microhttpd_listen, which it owns from here on if it starts.
struct MHD_Daemon *microhttpd_start(int listener, microhttpd_limits limits, microhttpd_callbacks callbacks);

/// Both ends of a TCP connection. Addresses are in network order; IPv4 takes the first four bytes.
typedef struct {
    int socket;
    int is_ipv6;
    uint8_t remote[16];
    uint16_t remote_port;
    uint8_t local[16];
    uint16_t local_port;
} microhttpd_ends;

/// Returns 0 if the ends could not be found out.
int microhttpd_connection_ends(struct MHD_Connection *connection, microhttpd_ends *ends);

/// What the connection callback stored for this connection.
void *microhttpd_connection_context(struct MHD_Connection *connection);

/// A response that holds a copy of the bytes.
struct MHD_Response *microhttpd_copy_response(const void *bytes, size_t count);

/// A response of unknown length that `read` fills when the client can take more; `release` gets `context` at the end.
struct MHD_Response *microhttpd_stream_response(
    MHD_ContentReaderCallback read, MHD_ContentReaderFreeCallback release, void *context);

static const ssize_t microhttpd_end_of_stream = MHD_CONTENT_READER_END_OF_STREAM;
static const enum MHD_Result microhttpd_yes = MHD_YES;
static const enum MHD_Result microhttpd_no = MHD_NO;
static const enum MHD_ValueKind microhttpd_headers = MHD_HEADER_KIND;
static const enum MHD_ConnectionNotificationCode microhttpd_connection_started = MHD_CONNECTION_NOTIFY_STARTED;
