import type { BrandProfile } from '@bellkey/shared/brand';
import type { RuntimeConfig } from '@bellkey/shared/shell';
import { brandStyle } from '../document/brand-style.ts';
import { fatalScript } from '../document/fatal-page.ts';
import { earlyFormScript } from '../document/scripts/early-form-script.ts';
import { firstLayoutScript } from '../document/scripts/first-layout-script.ts';
import { lateHeadingsScript } from '../document/scripts/late-headings-script.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

export interface PagePolicies {
  /** `Content-Security-Policy` of the document. */
  policy: string;
  /** `Integrity-Policy`: scripts without a hash do not run; null when some are allowed. */
  integrityPolicy: string | null;
}

function connectOrigins(config: RuntimeConfig): string[] {
  const wanted = [config.apiBaseUrl, config.identity.emulatorUrl ?? '']
    .filter(Boolean)
    .map((url) => new URL(url).origin);
  return config.identity.emulatorUrl
    ? wanted
    : [...wanted, 'https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
}

/** What a document may load, run and connect to. */
export function pagePolicies({
  config,
  brand,
  bases,
  tried,
  propertyStyle,
}: {
  config: RuntimeConfig;
  brand: BrandProfile;
  /** Where the files of host and remotes are, by path or absolute. */
  bases: readonly string[];
  /** Origins of the releases that this document tries. */
  tried: readonly string[];
  /** Inline style of the property, empty without one. */
  propertyStyle: string;
}): PagePolicies {
  // Hot updates change hashed files.
  const strict = config.environment !== 'development' && !config.identity.botCheck;
  const policy = contentSecurityPolicy({
    trustedTypes: strict,
    inlineStyles: [brandStyle(brand), ...(propertyStyle ? [propertyStyle] : [])],
    inlineScripts: [fatalScript, firstLayoutScript, lateHeadingsScript, earlyFormScript],
    botCheck: config.identity.botCheck,
    remoteOrigins: [
      ...new Set(
        tried.concat(bases.filter((base) => !base.startsWith('/')).map((base) => new URL(base).origin)),
      ),
    ],
    apiOrigin: config.apiBaseUrl ? new URL(config.apiBaseUrl).origin : '',
    connectOrigins: [
      ...connectOrigins(config),
      ...tried.map((origin) => origin.replace(/^http/, 'ws')),
      // Hot reload uses a socket to each dev server.
      ...(config.environment === 'development' ? ['ws://localhost:*'] : []),
    ],
  });
  // A dev server's files change: it is allowed without hashes, in this document only.
  return { policy, integrityPolicy: strict && tried.length === 0 ? 'blocked-destinations=(script)' : null };
}
