import { detectSubdomain } from './subdomain.ts';

/** The parts of an address that say where this deployment lives. */
type Here = Pick<Location, 'protocol' | 'hostname' | 'port' | 'origin'>;

/**
 * The origin of a property's own address: its subdomain of the base domain that this page was opened under. Without a
 * base domain (an IP address) it is this page's own.
 *
 * @example propertyOrigin('prata', location) // 'https://prata.bellkey.example'
 */
export function propertyOrigin(slug: string, here: Here): string {
  const { baseDomain } = detectSubdomain(here.hostname);
  if (/^[\d.]+$/.test(baseDomain) || baseDomain.includes(':') || baseDomain.startsWith('['))
    return here.origin;
  return `${here.protocol}//${slug}.${baseDomain}${here.port ? `:${here.port}` : ''}`;
}
