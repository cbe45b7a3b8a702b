import { z } from 'zod';
import { isHostEntry } from './public-hosts/public-hosts.ts';

const Port = z.coerce.number().int().min(1).max(65_535);
const List = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );

/** The variables of the host server; all of them have defaults. */
export const Environment = z.object({
  PORT: Port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  NODE_ENV: z.string().default(''),
  /**
   * Hosts that this server serves, comma-separated: `bellkey.example`, with the port where it is not the default one.
   * Each brings the subdomains of the co-brands; `*.bellkey.example` brings those of properties. Any other host gets
   * 421. Required in production, which BELLKEY_ENVIRONMENT or NODE_ENV says.
   */
  PUBLIC_HOSTS: List.refine((hosts) => hosts.every(isHostEntry), 'must be host names, as bellkey.example'),
  /** Origin of absolute addresses when PUBLIC_HOSTS is empty; `http://localhost:<PORT>` by default. */
  PUBLIC_ORIGIN: z.union([z.url({ protocol: /^https?$/ }), z.literal('')]).default(''),
  /** Uids of the people who may see what is deployed and lift quarantines, in addition to the platform's operators. */
  DEVELOPERS: List,
  API_URL: z.url().default('http://127.0.0.1:3001'),
  /** Path or URL of `remotes.json`. */
  REGISTRY: z.string().min(1).default('.data/remotes.json'),
  /** Where verified copies of releases are kept. */
  CACHE_DIR: z.string().min(1).default('.data/cache'),
  /** Path or URL of `trust.json`: one public key and the allowed origins per remote. Production does not start without. */
  RELEASE_TRUST: z.string().default(''),
  /** Where the host keeps state across restarts. */
  DATA_DIR: z.string().min(1).default('.data'),
  /** A release is quarantined when this many different visitors could not be shown a page of it … */
  QUARANTINE_VISITORS: z.coerce.number().int().min(1).default(5),
  /** … from so many different addresses … */
  QUARANTINE_ADDRESSES: z.coerce.number().int().min(1).default(5),
  /** … and they are more than this share of all who loaded it … */
  QUARANTINE_PERCENT: z.coerce.number().min(0).max(100).default(20),
  /** … within so many minutes. */
  QUARANTINE_MINUTES: z.coerce.number().positive().default(5),
  /** Or when so many renderings on the server threw, by the same share and time. */
  QUARANTINE_RENDERINGS: z.coerce.number().int().min(1).default(5),
  /** `tell`: a release that fails is shown to developers as in quarantine, and stays live. */
  QUARANTINE_ACTION: z.enum(['act', 'tell', '']).default('act'),
  /** Key of document tokens. Set the same on every host of a service; empty creates one for this process. */
  VISITOR_TOKEN_KEY: z.union([z.string().min(32), z.literal('')]).default(''),
  /** Percent of tabs that report load times; each reports all of its loads or none. */
  LOAD_REPORT_PERCENT: z.coerce.number().min(0).max(100).default(100),
  /**
   * `1`: production loads registry, trusted keys and releases over plain http from this machine. It never does from
   * others.
   */
  ALLOW_LOOPBACK_HTTP: z.enum(['0', '1', '']).default('0'),
  /** Origins that browsers may load remotes from directly. */
  ALLOWED_REMOTE_ORIGINS: List,
  IDENTITY_API_KEY: z.string().default('demo'),
  IDENTITY_PROJECT_ID: z.string().default('demo-bellkey'),
  IDENTITY_AUTH_DOMAIN: z.string().default('localhost'),
  IDENTITY_EMULATOR_URL: z.union([z.url(), z.literal('')]).default(''),
  /** Folder of co-brands that are data files; empty for `host/brands`. */
  BRANDS_DIR: z.string().default(''),
  /** `on` when the identity provider requires a bot check (reCAPTCHA Enterprise) with passwords. */
  IDENTITY_BOT_CHECK: z.enum(['on', 'off', '']).default('off'),
  /** Id at the identity provider of an OpenID Connect provider that staff may sign in at, as `oidc.staff`. */
  IDENTITY_PROVIDER_ID: z
    .union([z.string().regex(/^oidc\.[\w.-]+$/, 'must begin with oidc.'), z.literal('')])
    .default(''),
  /** Display name of that provider, as `Aurora Account`; without a name it is not offered. */
  IDENTITY_PROVIDER_NAME: z.string().max(40).default(''),
  /** Where browsers find the API, when not under this origin. */
  PUBLIC_API_BASE_URL: z.union([z.url(), z.literal('')]).default(''),
  /** URL of a host release that browsers load directly: the dev server's. Empty for the built one. */
  HOST_RELEASE: z.union([z.url(), z.literal('')]).default(''),
  /** `1` behind a proxy of your own that sets X-Forwarded-Proto and X-Forwarded-Host; otherwise these are ignored. */
  TRUST_PROXY: z.enum(['0', '1', '']).default('0'),
  /** `off` unregisters the service worker and clears its caches: the kill switch. */
  SERVICE_WORKER: z.enum(['on', 'off', '']).default('on'),
  BELLKEY_ENVIRONMENT: z.enum(['production', 'demo', 'development']).default('production'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});
