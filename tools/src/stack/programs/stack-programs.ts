import path from 'node:path';
import { localHosts } from '../../processes/local-hosts.ts';
import type { Program } from '../../processes/supervise/launch.ts';
import { ROOT } from '../../root.ts';
import { STAFF_PASSWORD_MIN_LENGTH } from '../auth-proxy/identity-configuration/configuration.ts';
import type { DemoAccounts } from '../demo/demo-accounts.ts';
import type { Addresses } from '../settings/addresses.ts';
import type { Environment } from '../settings/environment.ts';
import { PROJECT } from './auth-emulator.ts';

/** Demo stacks run built parts; development stacks run parts from source. */
export type StackMode = 'demo' | 'development';

export const loopback = (port: number) => `http://127.0.0.1:${port}`;

/** The Auth proxy, in front of the emulator. */
export function authProxyProgram(environment: Environment): Program {
  const { ports, host, dataDir, faultInjection, recaptchaSiteKey } = environment;
  return {
    file: path.join(ROOT, 'tools/src/stack/auth-proxy/main.ts'),
    typescript: true,
    cwd: ROOT,
    env: {
      AUTH_PROXY_PORT: String(ports.authProxy),
      HOST: host,
      EMULATOR_URL: loopback(ports.authEmulator),
      FIREBASE_PROJECT_ID: PROJECT,
      PASSWORD_MIN_LENGTH: String(STAFF_PASSWORD_MIN_LENGTH),
      ACCOUNTS_FILE: path.join(dataDir, 'auth/accounts.json'),
      RECAPTCHA_SITE_KEY: recaptchaSiteKey ?? '',
      AUTH_FAULT_INJECTION: faultInjection ? '1' : '0',
      ...outboxSettings(environment),
    },
  };
}

/** The development outbox: it takes the mail of the others and shows it on a page. */
export function outboxProgram({ ports, dataDir }: Environment): Program {
  return {
    file: path.join(ROOT, 'tools/src/stack/outbox/main.ts'),
    typescript: true,
    cwd: ROOT,
    env: {
      OUTBOX_PORT: String(ports.outbox),
      OUTBOX_SMTP_PORT: String(ports.outboxSmtp),
      OUTBOX_DIR: path.join(dataDir, 'outbox'),
    },
  };
}

/** How the programs of a stack reach its development outbox; nothing when a mail server is configured. */
function outboxSettings({
  hasOutbox,
  ports,
}: Pick<Environment, 'hasOutbox' | 'ports'>): Record<string, string> {
  return hasOutbox
    ? { SMTP_URL: `smtp://127.0.0.1:${ports.outboxSmtp}`, MAIL_FROM: 'Bellkey <bellkey@localhost>' }
    : {};
}

/** @param file the API's built entry */
export function apiProgram(
  file: string,
  environment: Environment,
  addresses: Addresses,
  accounts: DemoAccounts,
): Program {
  const { ports, host, dataDir, databaseUrl, model, notifications, provider } = environment;
  const { brandsDir, operatorsSecondFactor } = environment;
  return {
    file,
    cwd: path.join(ROOT, 'api'),
    env: {
      // Not "production": that refuses the Auth emulator.
      NODE_ENV: 'development',
      API_PORT: String(ports.api),
      HOST: host,
      DATA_DIR: dataDir,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      FIREBASE_PROJECT_ID: PROJECT,
      // Through the proxy: the emulator alone would treat the tokens of everyone who stayed signed in as revoked.
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.authProxy}`,
      DEMO_OWNER_UID: accounts.owner.uid,
      DEMO_MANAGER_UID: accounts.manager.uid,
      DEMO_STAFF_UID: accounts.staff.uid,
      DEMO_DEVELOPER_UID: accounts.developer.uid,
      OPERATORS: accounts.operator.uid,
      OPERATORS_SECOND_FACTOR: operatorsSecondFactor ? '1' : '0',
      BRANDS_DIR: brandsDir ?? path.join(ROOT, 'host/brands'),
      // Everyone on this machine has the same address.
      PUBLIC_CALLS_PER_HOUR: '300',
      SEED_DEMO: '1',
      // This machine plays all guests of the demo.
      GUEST_SESSIONS_FACTOR: '50',
      PUBLIC_ORIGINS: [addresses.shell, addresses.partner, loopback(ports.shell)].join(','),
      ...model,
      ...outboxSettings(environment),
      ...notifications,
      ...provider.api,
    },
  };
}

/** Where the host finds its remotes. */
export interface RemoteSources {
  /** Absolute path of the registry. */
  registry: string;
  /** Additional origins that browsers may load remotes from. */
  origins: string[];
  /** Absolute path of the trust file; without one, releases need no signature (development). */
  trust?: string;
  /** URL of the host's own release, when a dev server has it. */
  hostRelease?: string;
}

/** @param file the host server's built entry */
export function hostProgram(
  file: string,
  { ports, host, dataDir, serviceWorker, recaptchaSiteKey, provider, brandsDir, publicHosts }: Environment,
  addresses: Addresses,
  { registry, origins, trust, hostRelease }: RemoteSources,
  accounts: DemoAccounts,
  mode: StackMode,
): Program {
  return {
    file,
    cwd: path.join(ROOT, 'host'),
    env: {
      NODE_ENV: mode === 'development' ? 'development' : 'production',
      PORT: String(ports.shell),
      HOST: host,
      PUBLIC_HOSTS: (publicHosts ?? localHosts(host, ports.shell)).join(','),
      DEVELOPERS: accounts.developer.uid,
      API_URL: loopback(ports.api),
      REGISTRY: registry,
      CACHE_DIR: path.join(dataDir, 'cache'),
      DATA_DIR: dataDir,
      // On one machine everyone has the same address.
      QUARANTINE_ADDRESSES: '1',
      IDENTITY_API_KEY: 'demo',
      IDENTITY_PROJECT_ID: PROJECT,
      IDENTITY_AUTH_DOMAIN: 'localhost',
      IDENTITY_EMULATOR_URL: addresses.identity,
      IDENTITY_BOT_CHECK: recaptchaSiteKey ? 'on' : 'off',
      ...(provider.api.OIDC_ISSUER
        ? { IDENTITY_PROVIDER_ID: 'oidc.staff', IDENTITY_PROVIDER_NAME: provider.name }
        : {}),
      BELLKEY_ENVIRONMENT: mode,
      SERVICE_WORKER: serviceWorker,
      ...(brandsDir ? { BRANDS_DIR: brandsDir } : {}),
      ALLOWED_REMOTE_ORIGINS: origins.join(','),
      ...(trust ? { RELEASE_TRUST: trust } : {}),
      ...(hostRelease ? { HOST_RELEASE: hostRelease } : {}),
    },
  };
}
