import CCurl
import CCurlBridge

extension TransferError {
    /// What a code of libcurl means to us.
    ///
    /// - Parameters:
    ///   - isConnected: whether the connection stood when it failed.
    ///   - isRedirected: whether the last answer pointed elsewhere.
    init(_ code: CURLcode, isConnected: Bool, isRedirected: Bool) {
        switch code {
        case CURLE_URL_MALFORMAT: self = .badAddress
        case CURLE_UNSUPPORTED_PROTOCOL:
            self = isRedirected ? .redirected : isConnected ? .brokenOff : .badAddress
        case CURLE_TOO_MANY_REDIRECTS: self = .redirected
        case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR,
            CURLE_SSL_INVALIDCERTSTATUS:
            self = .untrustedCertificate
        // No other deadline is left to the library than the one for connecting.
        case CURLE_OPERATION_TIMEDOUT: self = .unreachable
        default: self = isConnected ? .brokenOff : .unreachable
        }
    }
}
