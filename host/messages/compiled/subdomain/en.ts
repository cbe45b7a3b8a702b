// Compiled from host/messages/en.json by `npm run messages`.
import type { SubdomainMessages } from './messages.ts';

export const subdomainSubdomain: SubdomainMessages['subdomainSubdomain'] = (d) => "Subdomain: " + d.subdomain;
export const hostname: SubdomainMessages['hostname'] = "Hostname";
export const subdomain: SubdomainMessages['subdomain'] = "Subdomain";
export const baseDomain: SubdomainMessages['baseDomain'] = "Base domain";
export const parts: SubdomainMessages['parts'] = "Parts";
export const rule: SubdomainMessages['rule'] = "Rule";
export const brand: SubdomainMessages['brand'] = "Brand";
export const subdomainDebugPanel: SubdomainMessages['subdomainDebugPanel'] = "Subdomain debug panel";
export const host: SubdomainMessages['host'] = "Host";
export const detectAgain: SubdomainMessages['detectAgain'] = "Detect again";
export const none: SubdomainMessages['none'] = "none";

/** The group as one value. @public */
export const subdomainMessages: SubdomainMessages = {
  subdomainSubdomain,
  hostname,
  subdomain,
  baseDomain,
  parts,
  rule,
  brand,
  subdomainDebugPanel,
  host,
  detectAgain,
  none,
};
