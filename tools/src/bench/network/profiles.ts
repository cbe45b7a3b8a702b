/** A link shaped in user space; figures from Lighthouse's constants. */
export interface LinkProfile {
  name: string;
  /** Round trip in milliseconds. */
  rtt: number;
  /** Shared downlink in kilobit per second. */
  kbps: number;
  /** CPU slowdown factor. */
  cpu: number;
}

export const slow4g: LinkProfile = { name: 'slow 4G, 4x CPU', rtt: 150, kbps: 1638.4, cpu: 4 };
export const fast4g: LinkProfile = { name: 'fast 4G, 4x CPU', rtt: 40, kbps: 10_240, cpu: 4 };
export const desktop: LinkProfile = { name: 'desktop, 40 ms, 10 Mbit/s', rtt: 40, kbps: 10_240, cpu: 1 };
