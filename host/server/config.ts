import path from 'node:path';
import { z } from 'zod';
import { isHostEntry } from './public-hosts/public-hosts.ts';
import type { Threshold } from './quarantine/recent-outcomes.ts';
import { type PlainHttp, refusePlainHttp } from './registry/location.ts';

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

const Environment = z.object({
  PORT: Port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  NODE_ENV: z.string().default(''),
  /**
   * Hosts that this server answers for, with commas: `bellkey.example`, with the port where it is not the default one.
   * Each brings the subdomains of the co-brands; `*.bellkey.example` brings those of properties. Any other host is
   * answered with 421. Required when NODE_ENV is production.
   */
  PUBLIC_HOSTS: List.refine((hosts) => hosts.every(isHostEntry), 'must be host names, as bellkey.example'),
  /** What absolute addresses begin with when PUBLIC_HOSTS is empty; `http://localhost:<PORT>` by default. */
  PUBLIC_ORIGIN: z.union([z.url({ protocol: /^https?$/ }), z.literal('')]).default(''),
  /** Uids of the people who may see what is deployed and lift quarantines, beside the platform's operators. */
  DEVELOPERS: List,
  API_URL: z.url().default('http://127.0.0.1:3001'),
  /** Path or URL of `remotes.json`. */
  REGISTRY: z.string().min(1).default('.data/remotes.json'),
  /** Where verified copies of releases are kept. */
  CACHE_DIR: z.string().min(1).default('.data/cache'),
  /** Path or URL of `trust.json`: one public key and the allowed origins per remote. Production does not start without. */
  RELEASE_TRUST: z.string().default(''),
  /** Where the host keeps what it has to know again after a restart. */
  DATA_DIR: z.string().min(1).default('.data'),
  /** A release is quarantined when so many different visitors could not be shown a page of it … */
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
  /** Signs the tokens of documents. Set the same on every host of a service; empty makes one for this process. */
  VISITOR_TOKEN_KEY: z.union([z.string().min(32), z.literal('')]).default(''),
  /** Percent of tabs that report how loading went; each reports all of its loads or none. */
  LOAD_REPORT_PERCENT: z.coerce.number().min(0).max(100).default(100),
  /** `1`: production reads registry, trusted keys and releases over plain http from this machine. From others it never does. */
  ALLOW_LOOPBACK_HTTP: z.enum(['0', '1', '']).default('0'),
  /** Origins that browsers may load remotes from directly. */
  ALLOWED_REMOTE_ORIGINS: List,
  IDENTITY_API_KEY: z.string().default('demo'),
  IDENTITY_PROJECT_ID: z.string().default('demo-bellkey'),
  IDENTITY_AUTH_DOMAIN: z.string().default('localhost'),
  IDENTITY_EMULATOR_URL: z.union([z.url(), z.literal('')]).default(''),
  /** Folder of co-brands that are data files; empty for `host/brands`. */
  BRANDS_DIR: z.string().default(''),
  /** `on` when the identity provider demands a bot check (reCAPTCHA Enterprise) with passwords. */
  IDENTITY_BOT_CHECK: z.enum(['on', 'off', '']).default('off'),
  /** Id at the identity provider of an OpenID Connect provider that staff may sign in at, as `oidc.staff`. */
  IDENTITY_PROVIDER_ID: z
    .union([z.string().regex(/^oidc\.[\w.-]+$/, 'must begin with oidc.'), z.literal('')])
    .default(''),
  /** What people call that provider, as `Aurora Account`; without a name it is not offered. */
  IDENTITY_PROVIDER_NAME: z.string().max(40).default(''),
  /** Where browsers find the API, when not under this origin. */
  PUBLIC_API_BASE_URL: z.union([z.url(), z.literal('')]).default(''),
  /** URL of a host release that browsers load from where it lies: the dev server's. Empty for the one that was built. */
  HOST_RELEASE: z.union([z.url(), z.literal('')]).default(''),
  /** `1` behind a proxy of your own that sets X-Forwarded-Proto and X-Forwarded-Host; otherwise these are ignored. */
  TRUST_PROXY: z.enum(['0', '1', '']).default('0'),
  /** `off` rids browsers of the service worker: the kill switch. */
  SERVICE_WORKER: z.enum(['on', 'off', '']).default('on'),
  BELLKEY_ENVIRONMENT: z.enum(['production', 'demo', 'development']).default('production'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export interface HostConfig {
  port: number;
  host: string;
  /** Empty answers for every host. */
  publicHosts: string[];
  /** Origin of absolute addresses when `publicHosts` is empty. */
  publicOrigin: string;
  /** Uids. */
  developers: string[];
  apiUrl: string;
  registry: string;
  cacheDir: string;
  /** Null takes unsigned releases of this machine, and no others. */
  trust: string | null;
  dataDir: string;
  /** From where registry, trusted keys and releases may be read without encryption. */
  plainHttp: PlainHttp;
  /** From 0 to 1. */
  loadReportShare: number;
  quarantine: { acts: boolean; browsers: Threshold; rendering: Threshold };
  tokenKey: string | null;
  /** Null for the host's own folder. */
  brandsDir: string | null;
  allowedRemoteOrigins: string[];
  identity: {
    apiKey: string;
    projectId: string;
    authDomain: string;
    emulatorUrl: string | null;
    botCheck: boolean;
    provider?: { id: string; name: string };
  };
  publicApiBaseUrl: string;
  hostRelease: string | null;
  trustProxy: boolean;
  serviceWorker: boolean;
  environment: 'production' | 'demo' | 'development';
  logLevel: string;
}

function plainHttpIn(env: z.infer<typeof Environment>): PlainHttp {
  if (env.BELLKEY_ENVIRONMENT !== 'production' && env.NODE_ENV !== 'production') return 'anywhere';
  return env.ALLOW_LOOPBACK_HTTP === '1' ? 'loopback' : 'never';
}

/** @throws Error that names the variable when its place is read over plain http and may not be */
function requireSafePlace(variable: string, text: string, plainHttp: PlainHttp): void {
  if (!/^http:/i.test(text)) return;
  try {
    refusePlainHttp(new URL(text), plainHttp);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The host’s configuration is not usable:\n  ${variable}: ${reason}`, { cause });
  }
}

const place = (text: string) => (/^https?:\/\//i.test(text) ? text : path.resolve(text));

/** Reads the environment once. Throws one error that lists every bad variable. */
export function readConfig(environment: Record<string, string | undefined>): HostConfig {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The host's configuration is not usable:\n${lines.join('\n')}`);
  }
  const env = parsed.data;
  if (env.BELLKEY_ENVIRONMENT === 'production' && !env.RELEASE_TRUST) {
    throw new Error(
      'The host’s configuration is not usable:\n  RELEASE_TRUST: name the file with the public key of each remote; in production only signed releases are served',
    );
  }
  if (env.NODE_ENV === 'production' && env.PUBLIC_HOSTS.length === 0) {
    throw new Error(
      'The host’s configuration is not usable:\n  PUBLIC_HOSTS: name the hosts that this server answers for, as bellkey.example; in production no other host is answered',
    );
  }
  const plainHttp = plainHttpIn(env);
  requireSafePlace('REGISTRY', env.REGISTRY, plainHttp);
  requireSafePlace('RELEASE_TRUST', env.RELEASE_TRUST, plainHttp);
  const window = { share: env.QUARANTINE_PERCENT / 100, windowMs: env.QUARANTINE_MINUTES * 60_000 };
  return {
    port: env.PORT,
    host: env.HOST,
    publicHosts: env.PUBLIC_HOSTS,
    publicOrigin: new URL(env.PUBLIC_ORIGIN || `http://localhost:${env.PORT}`).origin,
    developers: env.DEVELOPERS,
    apiUrl: env.API_URL.replace(/\/$/, ''),
    registry: place(env.REGISTRY),
    trust: env.RELEASE_TRUST ? place(env.RELEASE_TRUST) : null,
    dataDir: path.resolve(env.DATA_DIR),
    plainHttp,
    loadReportShare: env.LOAD_REPORT_PERCENT / 100,
    tokenKey: env.VISITOR_TOKEN_KEY || null,
    quarantine: {
      acts: env.QUARANTINE_ACTION !== 'tell',
      browsers: { ...window, failures: env.QUARANTINE_VISITORS, addresses: env.QUARANTINE_ADDRESSES },
      rendering: { ...window, failures: env.QUARANTINE_RENDERINGS, addresses: 1 },
    },
    cacheDir: path.resolve(env.CACHE_DIR),
    brandsDir: env.BRANDS_DIR ? path.resolve(env.BRANDS_DIR) : null,
    allowedRemoteOrigins: env.ALLOWED_REMOTE_ORIGINS.map((origin) => new URL(origin).origin),
    identity: {
      apiKey: env.IDENTITY_API_KEY,
      projectId: env.IDENTITY_PROJECT_ID,
      authDomain: env.IDENTITY_AUTH_DOMAIN,
      emulatorUrl: env.IDENTITY_EMULATOR_URL || null,
      botCheck: env.IDENTITY_BOT_CHECK === 'on',
      ...(env.IDENTITY_PROVIDER_ID &&
        env.IDENTITY_PROVIDER_NAME && {
          provider: { id: env.IDENTITY_PROVIDER_ID, name: env.IDENTITY_PROVIDER_NAME },
        }),
    },
    publicApiBaseUrl: env.PUBLIC_API_BASE_URL.replace(/\/$/, ''),
    hostRelease: env.HOST_RELEASE || null,
    trustProxy: env.TRUST_PROXY === '1',
    serviceWorker: env.SERVICE_WORKER !== 'off',
    environment: env.BELLKEY_ENVIRONMENT,
    logLevel: env.LOG_LEVEL,
  };
}
