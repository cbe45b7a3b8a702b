/**
 * The origin of a request. Behind our own proxy that is the address that the proxy saw, the last entry of its header:
 * anyone can send the others.
 */
export function clientAddress(socket: string, forwardedFor: string | undefined, trustProxy: boolean): string {
  const seen = trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
  return seen || socket;
}
