import path from 'node:path';
import type { z } from 'zod';
import { Environment } from './environment.ts';
import type { Threshold } from './quarantine/recent-outcomes.ts';
import { type PlainHttp, refusePlainHttp } from './registry/location.ts';

export interface HostConfig {
  port: number;
  host: string;
  /** Empty serves every host. */
  publicHosts: string[];
  /** Origin of absolute addresses when `publicHosts` is empty. */
  publicOrigin: string;
  /** Uids. */
  developers: string[];
  apiUrl: string;
  registry: string;
  cacheDir: string;
  /** Null accepts only unsigned releases of this machine. */
  trust: string | null;
  dataDir: string;
  /** From where registry, trusted keys and releases may be loaded without encryption. */
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

/** Either variable is enough: a service that sets only one is not a demo. */
const isProduction = ({ BELLKEY_ENVIRONMENT, NODE_ENV }: z.infer<typeof Environment>): boolean =>
  BELLKEY_ENVIRONMENT === 'production' || NODE_ENV === 'production';

function plainHttpIn(env: z.infer<typeof Environment>): PlainHttp {
  if (!isProduction(env)) return 'anywhere';
  return env.ALLOW_LOOPBACK_HTTP === '1' ? 'loopback' : 'never';
}

/** @throws Error that names the variable when its location uses plain http without permission */
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

/** Parses the environment once. Throws one error that lists every bad variable. */
export function parseConfig(environment: Record<string, string | undefined>): HostConfig {
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
  if (isProduction(env) && env.PUBLIC_HOSTS.length === 0) {
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
