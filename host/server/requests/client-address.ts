/**
 * Where a request came from. Behind a proxy of one's own that is what the proxy saw, the last entry of its header: the
 * others anybody can send.
 */
export function clientAddress(socket: string, forwardedFor: string | undefined, trustProxy: boolean): string {
  const seen = trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
  return seen || socket;
}
