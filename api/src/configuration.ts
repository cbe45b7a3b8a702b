import { conflicts, Environment, list } from './environment.ts';
import type { MetricsAccess } from './platform/metrics/serve-metrics.ts';
import type { Operator } from './platform/operations/callers.ts';
import { loadBrandKeys } from './property/brands/brand-keys.ts';
import type { OidcSettings } from './public/provider-sign-in/oidc-client.ts';
import type { SmtpSettings } from './service/notifications/send/smtp.ts';

/** The configuration of one API process. */
export interface Configuration {
  /** 0 uses any free port. */
  port: number;
  host: string;
  dataFolder: string;
  databaseUrl: string | null;
  firebaseProjectId: string;
  ai: { baseUrl: string; model: string; apiKey: string | null } | null;
  demo: {
    ownerUid: string | null;
    managerUid: string | null;
    staffUid: string | null;
    developerUid: string | null;
  } | null;
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
  /** Whether properties may configure language models in private networks. */
  aiPrivateHosts: boolean;
  /** Where e-mail is submitted; null: this server sends none. */
  smtp: SmtpSettings | null;
  /** VAPID keys; null: those of the data folder. */
  vapidKeys: { publicKey: string; privateKey: string } | null;
  /** Contact of the operator for push services. */
  vapidSubject: string;
  /** Whether webhooks may be in private networks and on this machine. */
  receiversPrivateHosts: boolean;
  /** Worker threads for answers; null uses one for each core but one. */
  turnWorkers: number | null;
  /** The most memory that one of them may use, in MB. */
  turnWorkerMemoryMb: number;
  logLevel: string;
  publicOrigins: readonly string[];
  trustedProxies: readonly string[];
  /** Where metrics are served; null where nothing is counted. */
  metrics: MetricsAccess | null;
}

/** Some variables have invalid values; the message lists every one of them. */
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
export function loadConfiguration(environment: Record<string, string | undefined>): Configuration {
  // An empty variable counts as unset: compose files and shells leave things out that way.
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
    smtp: env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : null,
    vapidKeys:
      env.VAPID_PUBLIC_KEY && env.VAPID_PRIVATE_KEY
        ? { publicKey: env.VAPID_PUBLIC_KEY, privateKey: env.VAPID_PRIVATE_KEY }
        : null,
    vapidSubject:
      env.VAPID_SUBJECT ??
      list(env.PUBLIC_ORIGINS).find((origin) => origin.startsWith('https://')) ??
      'https://bellkey.example',
    receiversPrivateHosts: env.RECEIVERS_PRIVATE_HOSTS === '1',
    demo:
      env.SEED_DEMO === '1'
        ? {
            ownerUid: env.DEMO_OWNER_UID ?? null,
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
    turnWorkers: env.TURN_WORKERS ?? null,
    turnWorkerMemoryMb: env.TURN_WORKER_MEMORY_MB,
    logLevel: env.LOG_LEVEL,
    publicOrigins: list(env.PUBLIC_ORIGINS),
    trustedProxies: list(env.TRUSTED_PROXIES),
    metrics:
      env.METRICS_PORT === undefined
        ? null
        : { port: env.METRICS_PORT, host: env.METRICS_HOST, token: env.METRICS_TOKEN ?? null },
  };
}

function brandKeysIn(folder: string | null): string[] | null {
  try {
    return loadBrandKeys(folder);
  } catch {
    return null;
  }
}

/** `uid` runs the platform, `uid:harbourline` a co-brand. */
function asOperator(entry: string): Operator {
  const [uid = '', brand = null] = entry.split(':');
  return { uid, brand };
}
