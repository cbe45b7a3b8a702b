import type { BrandProfile } from '@bellkey/shared/brand';
import { isPlainHost } from '@bellkey/shared/server';

/** Which hosts this server serves, and the origin of their absolute addresses. */
export interface PublicHosts {
  /**
   * The origin for canonical addresses, previews and the sitemap.
   *
   * @param asked the requested URL
   * @param brand of the requested host name
   * @returns null for a host that this server does not serve
   */
  originOf(asked: URL, brand: BrandProfile): string | null;
}

interface PublicHostsOptions {
  /** Hosts with their port, unless it is the default; `*.` matches one label. */
  hosts: readonly string[];
  /** Origin of absolute addresses when no hosts are listed. */
  origin: string;
  /** Keys of the brands with their own subdomain. */
  coBrands: readonly string[];
}

/** Whether a text can be an entry of the list. */
export const isHostEntry = (entry: string): boolean => isPlainHost(entry.replace(/^\*\./, ''));

const normalized = (host: string) => new URL(`http://${host}`).host;

/**
 * With a list, only its hosts and the co-brands' subdomains of them are served. Without one, every host is, but
 * absolute addresses use the configured origin: a request's host is never written into a page.
 */
export function publicHosts({ hosts, origin, coBrands }: PublicHostsOptions): PublicHosts {
  if (hosts.length === 0) {
    const { protocol, host } = new URL(origin);
    return {
      originOf: (_, { key }) => `${protocol}//${coBrands.includes(key) ? `${key}.` : ''}${host}`,
    };
  }
  const wildcards = hosts.flatMap((host) => (host.startsWith('*.') ? [normalized(host.slice(2))] : []));
  const bases = hosts.filter((host) => !host.startsWith('*.')).map(normalized);
  const known = new Set([...bases, ...bases.flatMap((host) => coBrands.map((key) => `${key}.${host}`))]);
  const isKnown = (host: string) => {
    const parent = host.slice(host.indexOf('.') + 1);
    return known.has(host) || (host.includes('.') && wildcards.includes(parent));
  };
  return {
    // A default port is not part of `host`: an https site behind a proxy is listed by its name only. A trailing dot
    // is ignored, and not part of addresses.
    originOf: ({ protocol, host: asked }) => {
      const host = asked.replace(/\.(?=:|$)/, '');
      return isKnown(host) ? `${protocol}//${host}` : null;
    },
  };
}
