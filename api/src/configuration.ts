import { z } from 'zod';
import type { Operator } from './platform/operations/callers.ts';
import { readBrandKeys } from './property/brands/brand-keys.ts';
import type { OidcSettings } from './public/provider-sign-in/oidc-client.ts';

/** Everything that the environment decides, read once at the start. */
const Environment = z.object({
  API_PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .optional(),
  FIREBASE_PROJECT_ID: z.string().min(1).default('demo-bellkey'),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^[\w.-]+:\d+$/, 'must be host:port')
    .optional(),
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_MODEL: z.string().min(1).optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_PRIVATE_HOSTS: z.enum(['0', '1']).default('0'),
  SEED_DEMO: z.enum(['0', '1']).default('0'),
  DEMO_MANAGER_UID: z.string().min(1).optional(),
  DEMO_STAFF_UID: z.string().min(1).optional(),
  DEMO_DEVELOPER_UID: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OPERATORS: z.string().default(''),
  OPERATORS_SECOND_FACTOR: z.enum(['0', '1']).default('0'),
  BRANDS_DIR: z.string().min(1).optional(),
  PUBLIC_CALLS_PER_HOUR: z.coerce.number().int().min(1).max(100_000).optional(),
  GUEST_SESSIONS_FACTOR: z.coerce.number().min(1).max(1000).default(1),
  PUBLIC_ORIGINS: z.string().default(''),
  TRUSTED_PROXIES: z.string().default('127.0.0.1,::1'),
  NODE_ENV: z.string().optional(),
});

/** The configuration of one API process. */
export interface Configuration {
  /** 0 takes any free port. */
  port: number;
  host: string;
  dataFolder: string;
  databaseUrl: string | null;
  firebaseProjectId: string;
  ai: { baseUrl: string; model: string; apiKey: string | null } | null;
  demo: { managerUid: string | null; staffUid: string | null; developerUid: string | null } | null;
  /** The OpenID Connect provider that staff may sign in at; null when there is none. */
  oidc: OidcSettings | null;
  /** Who reads the enquiries of the public site; see decision 0055. */
  operators: readonly Operator[];
  /** Whether operators have to sign in with a second factor. */
  operatorsSecondFactor: boolean;
  /** Keys of all brands: the built-in ones and those that are data files. */
  brandKeys: readonly string[];
  publicCallsPerHour: number | null;
  /** How many times the limits on guest sessions are allowed; more than 1 is for tests and demos. */
  guestSessionsFactor: number;
  /** Whether properties may name language models in private networks. */
  aiPrivateHosts: boolean;
  logLevel: string;
  publicOrigins: readonly string[];
  trustedProxies: readonly string[];
}

/** Some variables have values that the API cannot start with; the message lists every one of them. */
export class ConfigurationError extends Error {
  readonly code = 'bad-configuration';
  readonly variables: readonly string[];

  constructor(issues: ReadonlyArray<{ variable: string; message: string }>) {
    super(
      [
        'The API cannot start with this environment:',
        ...issues.map((i) => `  ${i.variable} ${i.message}`),
      ].join('\n'),
    );
    this.variables = issues.map(({ variable }) => variable);
  }
}

/** @throws ConfigurationError */
export function readConfiguration(environment: Record<string, string | undefined>): Configuration {
  // An empty variable is an unset one: that is how compose files and shells leave things out.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  const brandKeys = brandKeysIn(given.BRANDS_DIR ?? null);
  const issues = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => ({ variable: path.join('.'), message })),
    ...(brandKeys ? [] : [{ variable: 'BRANDS_DIR', message: 'is no folder that can be read' }]),
    ...conflicts(given, brandKeys ?? []),
  ];
  if (!parsed.success || !brandKeys || issues.length > 0) throw new ConfigurationError(issues);
  const env = parsed.data;
  return {
    port: env.API_PORT,
    host: env.HOST,
    dataFolder: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    firebaseProjectId: env.FIREBASE_PROJECT_ID,
    ai:
      env.AI_BASE_URL && env.AI_MODEL
        ? { baseUrl: env.AI_BASE_URL, model: env.AI_MODEL, apiKey: env.AI_API_KEY ?? null }
        : null,
    aiPrivateHosts: env.AI_PRIVATE_HOSTS === '1',
    demo:
      env.SEED_DEMO === '1'
        ? {
            managerUid: env.DEMO_MANAGER_UID ?? null,
            staffUid: env.DEMO_STAFF_UID ?? null,
            developerUid: env.DEMO_DEVELOPER_UID ?? null,
          }
        : null,
    oidc:
      env.OIDC_ISSUER && env.OIDC_CLIENT_ID && env.OIDC_CLIENT_SECRET
        ? { issuer: env.OIDC_ISSUER, clientId: env.OIDC_CLIENT_ID, clientSecret: env.OIDC_CLIENT_SECRET }
        : null,
    operators: list(env.OPERATORS).map(asOperator),
    operatorsSecondFactor: env.OPERATORS_SECOND_FACTOR === '1',
    brandKeys,
    publicCallsPerHour: env.PUBLIC_CALLS_PER_HOUR ?? null,
    guestSessionsFactor: env.GUEST_SESSIONS_FACTOR,
    logLevel: env.LOG_LEVEL,
    publicOrigins: list(env.PUBLIC_ORIGINS),
    trustedProxies: list(env.TRUSTED_PROXIES),
  };
}

function brandKeysIn(folder: string | null): string[] | null {
  try {
    return readBrandKeys(folder);
  } catch {
    return null;
  }
}

/** What no variable can say about itself alone. */
function conflicts(
  given: Record<string, string | undefined>,
  brandKeys: readonly string[],
): Array<{ variable: string; message: string }> {
  const found: Array<{ variable: string; message: string }> = [];
  if (given.NODE_ENV === 'production' && given.FIREBASE_AUTH_EMULATOR_HOST) {
    const message = 'must not be set in production: with it, unsigned tokens are accepted';
    found.push({ variable: 'FIREBASE_AUTH_EMULATOR_HOST', message });
  }
  if (given.AI_BASE_URL && !given.AI_MODEL) {
    found.push({ variable: 'AI_MODEL', message: 'is needed with AI_BASE_URL' });
  }
  found.push(...oidcConflicts(given));
  for (const origin of list(given.PUBLIC_ORIGINS ?? '')) {
    if (/^https?:\/\/[^/]+$/.test(origin)) continue;
    const message = `has "${origin}", which is no origin such as https://hotel.example`;
    found.push({ variable: 'PUBLIC_ORIGINS', message });
  }
  for (const entry of list(given.OPERATORS ?? '')) {
    if (/^[^:]+$/.test(entry) || brandKeys.some((key) => entry.endsWith(`:${key}`))) continue;
    const message = `has "${entry}", which is neither a uid nor uid:brand of a brand there is`;
    found.push({ variable: 'OPERATORS', message });
  }
  return found;
}

const OIDC_VARIABLES = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;
const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/;

/** A sign-in provider is configured whole, over https, and for origins that are named. */
function oidcConflicts(
  given: Record<string, string | undefined>,
): Array<{ variable: string; message: string }> {
  const missing = OIDC_VARIABLES.filter((name) => !given[name]);
  if (missing.length === OIDC_VARIABLES.length) return [];
  const found: Array<{ variable: string; message: string }> = missing.map((variable) => ({
    variable,
    message: 'is needed with the other variables of the sign-in provider',
  }));
  const issuer = given.OIDC_ISSUER ?? '';
  if (issuer.startsWith('http:') && (given.NODE_ENV === 'production' || !LOOPBACK.test(issuer))) {
    found.push({ variable: 'OIDC_ISSUER', message: 'must begin with https://' });
  }
  if (!given.PUBLIC_ORIGINS) {
    found.push({
      variable: 'PUBLIC_ORIGINS',
      message: 'is needed with OIDC_ISSUER: it names the origins whose /oauth/callback the provider knows',
    });
  }
  return found;
}

/** `uid` runs the platform, `uid:harbourline` a co-brand. */
function asOperator(entry: string): Operator {
  const [uid = '', brand = null] = entry.split(':');
  return { uid, brand };
}

function list(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
