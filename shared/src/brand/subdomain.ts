const LOCAL_SUFFIXES = new Set(['localhost', 'local', 'test', 'dev']);
const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/** What a host name means: `harbourline.localhost` → subdomain `harbourline`, base domain `localhost`. */
export interface HostParts {
  hostname: string;
  parts: string[];
  subdomain: string | null;
  baseDomain: string;
  /** Which rule decided, in words, for debugging. */
  rule: string;
}

/**
 * The specification's rule (section 1): three or more labels, or two labels whose second is localhost, local, test or
 * dev, have a subdomain: the first label. IP addresses have none.
 *
 * @param hostname without a port; upper case and a trailing dot are allowed.
 */
export function detectSubdomain(hostname: string): HostParts {
  const clean = hostname.toLowerCase().replace(/\.$/, '');
  const parts = clean.split('.').filter(Boolean);
  const none = (rule: string): HostParts => ({
    hostname: clean,
    parts,
    subdomain: null,
    baseDomain: clean,
    rule,
  });
  const found = (rule: string): HostParts => ({
    hostname: clean,
    parts,
    subdomain: parts[0] ?? null,
    baseDomain: parts.slice(1).join('.'),
    rule,
  });

  if (IPV4.test(clean) || clean.includes(':') || clean.startsWith('['))
    return none('an IP address has no subdomain');
  if (parts.length >= 3) return found('three or more labels: the first is the subdomain');
  if (parts.length === 2 && LOCAL_SUFFIXES.has(parts[1] ?? '')) {
    return found(`two labels and the second is ${parts[1]}: the first is the subdomain`);
  }
  return none(
    parts.length === 2 ? 'two labels of a public name: no subdomain' : 'a single label: no subdomain',
  );
}
