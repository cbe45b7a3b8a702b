// Compiled from host/messages/en.json by `npm run messages`.

export interface SubdomainMessages {
  readonly subdomainSubdomain: (d: { subdomain: string | number }) => string;
  readonly hostname: string;
  readonly subdomain: string;
  readonly baseDomain: string;
  readonly parts: string;
  readonly rule: string;
  readonly brand: string;
  readonly subdomainDebugPanel: string;
  readonly host: string;
  readonly detectAgain: string;
  readonly none: string;
}
