/** Whose word this API takes about where a request came from. */
export interface HttpTrust {
  /** Addresses of our own host server and proxies: only theirs X-Forwarded-* and X-Request-ID are believed. */
  trustedProxies: readonly string[];
  /** Origins besides the API's own that may call it from a browser with its cookie. */
  publicOrigins: readonly string[];
}
