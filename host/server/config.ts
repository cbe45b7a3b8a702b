import path from 'node:path';
import { z } from 'zod';

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
  API_URL: z.url().default('http://127.0.0.1:3001'),
  /** Path or URL of `remotes.json`. */
  REGISTRY: z.string().min(1).default('.data/remotes.json'),
  /** Where verified copies of releases are kept. */
  CACHE_DIR: z.string().min(1).default('.data/cache'),
  /** Origins that browsers may load remotes from directly. */
  ALLOWED_REMOTE_ORIGINS: List,
  IDENTITY_API_KEY: z.string().default('demo'),
  IDENTITY_PROJECT_ID: z.string().default('demo-bellkey'),
  IDENTITY_AUTH_DOMAIN: z.string().default('localhost'),
  IDENTITY_EMULATOR_URL: z.union([z.url(), z.literal('')]).default(''),
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
  apiUrl: string;
  registry: string;
  cacheDir: string;
  allowedRemoteOrigins: string[];
  identity: { apiKey: string; projectId: string; authDomain: string; emulatorUrl: string | null };
  publicApiBaseUrl: string;
  hostRelease: string | null;
  trustProxy: boolean;
  serviceWorker: boolean;
  environment: 'production' | 'demo' | 'development';
  logLevel: string;
}

/** Reads the environment once. Throws one error that lists every bad variable. */
export function readConfig(environment: Record<string, string | undefined>): HostConfig {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The host's configuration is not usable:\n${lines.join('\n')}`);
  }
  const env = parsed.data;
  return {
    port: env.PORT,
    host: env.HOST,
    apiUrl: env.API_URL.replace(/\/$/, ''),
    registry: /^https?:\/\//.test(env.REGISTRY) ? env.REGISTRY : path.resolve(env.REGISTRY),
    cacheDir: path.resolve(env.CACHE_DIR),
    allowedRemoteOrigins: env.ALLOWED_REMOTE_ORIGINS.map((origin) => new URL(origin).origin),
    identity: {
      apiKey: env.IDENTITY_API_KEY,
      projectId: env.IDENTITY_PROJECT_ID,
      authDomain: env.IDENTITY_AUTH_DOMAIN,
      emulatorUrl: env.IDENTITY_EMULATOR_URL || null,
    },
    publicApiBaseUrl: env.PUBLIC_API_BASE_URL.replace(/\/$/, ''),
    hostRelease: env.HOST_RELEASE || null,
    trustProxy: env.TRUST_PROXY === '1',
    serviceWorker: env.SERVICE_WORKER !== 'off',
    environment: env.BELLKEY_ENVIRONMENT,
    logLevel: env.LOG_LEVEL,
  };
}
