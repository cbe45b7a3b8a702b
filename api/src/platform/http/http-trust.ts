/** Which headers this API trusts about the origin of a request. */
export interface HttpTrust {
  /** Addresses of our own host server and proxies: X-Forwarded-* and X-Request-ID are trusted from these only. */
  trustedProxies: readonly string[];
  /** Origins in addition to the API's own that may call it from a browser with its cookie. */
  publicOrigins: readonly string[];
}
