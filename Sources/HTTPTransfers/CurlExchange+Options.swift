import CCurl
import CCurlBridge
import Foundation

extension CurlExchange {
    /// Sets every option; `false` if the library refuses one.
    func set(
        _ handle: UnsafeMutableRawPointer, headers: CurlHeaders, body: UnsafeRawBufferPointer,
        certificates: String?
    ) -> Bool {
        var numbers: [(CURLoption, Int)] = [
            (CURLOPT_NOSIGNAL, 1),
            // A name that is still being looked up does not hold up the end.
            (CURLOPT_QUICK_EXIT, 1),
            (CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_1_1)),
            (CURLOPT_HTTP09_ALLOWED, 0),
            (CURLOPT_FRESH_CONNECT, 1),
            (CURLOPT_FORBID_REUSE, 1),
            (CURLOPT_SSL_VERIFYPEER, 1),
            (CURLOPT_SSL_VERIFYHOST, 2),
            (CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_2)),
            (CURLOPT_NETRC, 0),
            (CURLOPT_UNRESTRICTED_AUTH, 0),
            (CURLOPT_CONNECTTIMEOUT_MS, max(1, request.connect.milliseconds)),
            (CURLOPT_FOLLOWLOCATION, request.followedRedirects > 0 ? 1 : 0),
            (CURLOPT_MAXREDIRS, request.followedRedirects),
        ]
        switch request.method {
        case .get: numbers.append((CURLOPT_HTTPGET, 1))
        case .head: numbers.append((CURLOPT_NOBODY, 1))
        case .post: numbers.append((CURLOPT_POST, 1))
        }
        var texts: [(CURLoption, String)] = [
            (CURLOPT_URL, request.address),
            (CURLOPT_PROTOCOLS_STR, "http,https"),
            (CURLOPT_REDIR_PROTOCOLS_STR, "https"),
            // Empty: whatever the environment says about proxies does not count.
            (CURLOPT_PROXY, ""),
            (CURLOPT_NOPROXY, "*"),
        ]
        if let certificates { texts.append((CURLOPT_CAINFO, certificates)) }
        let callbacks = curl_bridge_callbacks(
            head: curlHead, body: curlBody, open_socket: curlOpenSocket, connected: curlConnected,
            context: Unmanaged.passUnretained(self).toOpaque())
        return numbers.allSatisfy { curl_bridge_set_number(handle, $0.0, $0.1) == CURLE_OK }
            && texts.allSatisfy { curl_bridge_set_text(handle, $0.0, $0.1) == CURLE_OK }
            && curl_bridge_set_pointer(handle, CURLOPT_HTTPHEADER, headers.list) == CURLE_OK
            && curl_bridge_set_callbacks(handle, callbacks) == CURLE_OK
            && (request.method != .post || setBody(handle, body))
    }

    private func setBody(_ handle: UnsafeMutableRawPointer, _ body: UnsafeRawBufferPointer) -> Bool {
        guard curl_bridge_set_size(handle, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(body.count)) == CURLE_OK
        else { return false }
        // Without an address the library would ask a callback for the body, even for one of no bytes.
        guard let address = body.baseAddress else {
            return curl_bridge_set_text(handle, CURLOPT_COPYPOSTFIELDS, "") == CURLE_OK
        }
        return curl_bridge_set_pointer(handle, CURLOPT_POSTFIELDS, address) == CURLE_OK
    }
}

/// The headers of a request as the list that libcurl wants.
final class CurlHeaders {
    let list: UnsafeMutablePointer<curl_slist>?

    /// `nil` if a name or value holds a control character, which could smuggle in another header.
    init?(_ headers: [(name: String, value: String)]) {
        // A name without a value takes away what the library would send by itself.
        var lines = ["Accept-Encoding: identity", "Expect:"]
        for (name, value) in headers {
            let isClean = (name + value).unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 127 }
            guard isClean, !name.isEmpty, !name.contains(":") else { return nil }
            // An empty value is written with a semicolon.
            lines.append(value.isEmpty ? name + ";" : "\(name): \(value)")
        }
        var list: UnsafeMutablePointer<curl_slist>?
        for line in lines {
            guard let longer = curl_slist_append(list, line) else {
                curl_slist_free_all(list)
                return nil
            }
            list = longer
        }
        self.list = list
    }

    deinit {
        curl_slist_free_all(list)
    }
}
