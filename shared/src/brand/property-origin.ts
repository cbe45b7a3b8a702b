import { detectSubdomain } from './subdomain.ts';

/** The parts of an address that this deployment's own address is derived from. */
type Here = Pick<Location, 'protocol' | 'hostname' | 'port' | 'origin'>;

/**
 * The origin of a property: its subdomain of the base domain of this page. Without a base domain (an IP address) it is
 * this page's own.
 *
 * @example propertyOrigin('prata', location) // 'https://prata.bellkey.example'
 */
export function propertyOrigin(slug: string, here: Here): string {
  const { baseDomain } = detectSubdomain(here.hostname);
  if (/^[\d.]+$/.test(baseDomain) || baseDomain.includes(':') || baseDomain.startsWith('['))
    return here.origin;
  return `${here.protocol}//${slug}.${baseDomain}${here.port ? `:${here.port}` : ''}`;
}
