// SQLCipher hides sqlite3_key() behind this flag.
#define SQLITE_HAS_CODEC 1
#include <sqlite3.h>

/// `sqlite3_bind_text64` that copies `text` before it returns.
///
/// SQLITE_TRANSIENT is a cast that Swift cannot import.
static inline int csqlcipher_bind_text(sqlite3_stmt *statement, int index, const char *text, sqlite3_uint64 length) {
    return sqlite3_bind_text64(statement, index, text, length, SQLITE_TRANSIENT, SQLITE_UTF8);
}

/// `sqlite3_bind_blob64` that copies `bytes` before it returns.
static inline int csqlcipher_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 length) {
    return sqlite3_bind_blob64(statement, index, bytes, length, SQLITE_TRANSIENT);
}
