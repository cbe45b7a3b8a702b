// Compiled from host/messages/en.json by `npm run messages`.
import type { SubdomainMessages } from './messages.ts';

export const subdomainMessages: SubdomainMessages = {
  subdomainSubdomain: (d) => "Subdomain: " + d.subdomain,
  hostname: "Hostname",
  subdomain: "Subdomain",
  baseDomain: "Base domain",
  parts: "Parts",
  rule: "Rule",
  brand: "Brand",
  subdomainDebugPanel: "Subdomain debug panel",
  host: "Host",
  detectAgain: "Detect again",
  none: "none"
}
