import { z } from 'zod';

/** The environment variables of the API. */
export const Environment = z.object({
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
  DEMO_OWNER_UID: z.string().min(1).optional(),
  DEMO_STAFF_UID: z.string().min(1).optional(),
  DEMO_DEVELOPER_UID: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).max(200).optional(),
  VAPID_PUBLIC_KEY: z.string().min(1).optional(),
  VAPID_PRIVATE_KEY: z.string().min(1).optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(?:mailto:.+@.+|https:\/\/.+)$/, 'must begin with mailto: or https://')
    .optional(),
  RECEIVERS_PRIVATE_HOSTS: z.enum(['0', '1']).default('0'),
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OPERATORS: z.string().default(''),
  OPERATORS_SECOND_FACTOR: z.enum(['0', '1']).default('0'),
  BRANDS_DIR: z.string().min(1).optional(),
  PUBLIC_CALLS_PER_HOUR: z.coerce.number().int().min(1).max(100_000).optional(),
  GUEST_SESSIONS_FACTOR: z.coerce.number().min(1).max(1000).default(1),
  TURN_WORKERS: z.coerce.number().int().min(1).max(256).optional(),
  TURN_WORKER_MEMORY_MB: z.coerce.number().int().min(128).max(16_384).default(256),
  PUBLIC_ORIGINS: z.string().default(''),
  TRUSTED_PROXIES: z.string().default('127.0.0.1,::1'),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_TOKEN: z.string().min(16).optional(),
  NODE_ENV: z.string().optional(),
});

/** Splits a comma-separated list, without empty parts. */
export function list(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Problems of variables in combination. */
export function conflicts(
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
  if (given.SMTP_URL && !given.MAIL_FROM) {
    found.push({ variable: 'MAIL_FROM', message: 'is needed with SMTP_URL' });
  }
  if (Boolean(given.VAPID_PUBLIC_KEY) !== Boolean(given.VAPID_PRIVATE_KEY)) {
    const variable = given.VAPID_PUBLIC_KEY ? 'VAPID_PRIVATE_KEY' : 'VAPID_PUBLIC_KEY';
    found.push({ variable, message: 'is needed with the other VAPID key' });
  }
  const metricsHost = given.METRICS_HOST;
  if (metricsHost && !LOOPBACK_HOST.test(metricsHost) && !given.METRICS_TOKEN) {
    const message = 'is needed where METRICS_HOST is an address that other machines reach';
    found.push({ variable: 'METRICS_TOKEN', message });
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

/** An address of this machine. */
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/;

const OIDC_VARIABLES = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;
const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/;

/** A sign-in provider has to be configured completely, over https, with named origins. */
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
