import type { BrandProfile } from '@bellkey/shared/brand';
import { isPlainHost } from '@bellkey/shared/server';

/** Which hosts this server answers for, and what their absolute addresses begin with. */
export interface PublicHosts {
  /**
   * The origin for canonical addresses, previews and the sitemap.
   *
   * @param asked the requested URL
   * @param brand of the asked host name
   * @returns null for a host that this server does not answer for
   */
  originOf(asked: URL, brand: BrandProfile): string | null;
}

interface PublicHostsOptions {
  /** Hosts with their port, unless it is the default one; `*.` matches one label. */
  hosts: readonly string[];
  /** What absolute addresses begin with when no hosts are listed. */
  origin: string;
  /** Keys of the brands that have a subdomain of their own. */
  coBrands: readonly string[];
}

/** Whether a text can be an entry of the list. */
export const isHostEntry = (entry: string): boolean => isPlainHost(entry.replace(/^\*\./, ''));

const normalized = (host: string) => new URL(`http://${host}`).host;

/**
 * With a list, only its hosts and the co-brands' subdomains of them are answered for. Without one, every host is, but
 * absolute addresses come from the configured origin: what a request says of its host is never written into a page.
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
    // A default port is no part of `host`: an https site behind a proxy is listed by its name alone. The dot that may
    // end a name makes no other host of it, and has no place in addresses.
    originOf: ({ protocol, host: asked }) => {
      const host = asked.replace(/\.(?=:|$)/, '');
      return isKnown(host) ? `${protocol}//${host}` : null;
    },
  };
}
