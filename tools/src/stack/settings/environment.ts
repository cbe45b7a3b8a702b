import { CommandError } from '../../command/command.ts';
import { brandsFolder, dataFolder } from '../../command/folders.ts';
import { findRemotes } from '../../parts/parts.ts';
import { type Ports, portsFrom } from '../../processes/ports.ts';

/** Settings of `npm start` and `npm run dev`. README, "Configuration". */
export interface Environment {
  ports: Ports;
  /** Absolute path of the data folder. */
  dataDir: string;
  databaseUrl: string | null;
  /** Address the servers bind to. */
  host: string;
  /** Hosts of the shell, with their ports; null for the names of this machine. */
  publicHosts: readonly string[] | null;
  /** Settings of an external model, passed on unchanged. */
  model: Record<string, string>;
  /** Serves the Auth proxy's control endpoint, for tests. */
  faultInjection: boolean;
  /** Site key of reCAPTCHA Enterprise; null leaves the bot check off. */
  recaptchaSiteKey: string | null;
  /** Settings of notifications, passed on unchanged; empty for the defaults. */
  notifications: Record<string, string>;
  /** Without a mail server, mail goes to the development outbox. */
  hasOutbox: boolean;
  /** Settings of an OpenID Connect provider, passed on unchanged; empty when there is none. */
  provider: { api: Record<string, string>; name: string };
  /** Operators of the platform have to sign in with a second factor. */
  operatorsSecondFactor: boolean;
  /** `off`: browsers unregister the service worker and clear its caches. */
  serviceWorker: 'on' | 'off';
  /** Absolute path of the co-brands that are data files; null for those of `host/brands`. */
  brandsDir: string | null;
}

const MODEL_SETTINGS = ['AI_BASE_URL', 'AI_MODEL', 'AI_API_KEY', 'AI_PRIVATE_HOSTS'];
const NOTIFICATION_SETTINGS = [
  'SMTP_URL',
  'MAIL_FROM',
  'VAPID_PUBLIC_KEY',
  'VAPID_PRIVATE_KEY',
  'VAPID_SUBJECT',
  'RECEIVERS_PRIVATE_HOSTS',
];

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i;

/**
 * The address that the servers bind to, from `HOST`. The demo's sign-in is an emulator for development: anyone who
 * reaches it can create, read and take over every account. So it is not exposed to a network by accident.
 */
function bindAddress({ HOST, EXPOSE_AUTH_EMULATOR }: NodeJS.ProcessEnv): string {
  const host = HOST || '127.0.0.1';
  if (LOOPBACK.test(host) || EXPOSE_AUTH_EMULATOR === '1') return host;
  throw new CommandError(
    `HOST=${host} would open this stack to other machines, and with it the Auth emulator, where anyone who reaches it can create, read and take over every account. Omit HOST, or accept that with EXPOSE_AUTH_EMULATOR=1.`,
  );
}
const PROVIDER_SETTINGS = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'];

/** The named variables that are set. */
const settingsIn = (env: NodeJS.ProcessEnv, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = env[name];
      return value ? [[name, value]] : [];
    }),
  );

/** Loads the environment once. @throws CommandError for an invalid value. */
export function loadEnvironment(env: NodeJS.ProcessEnv): Environment {
  return {
    ports: portsFrom(env.PORT, findRemotes()),
    dataDir: dataFolder(env),
    databaseUrl: env.DATABASE_URL || null,
    host: bindAddress(env),
    publicHosts: env.PUBLIC_HOSTS ? env.PUBLIC_HOSTS.split(',') : null,
    model: settingsIn(env, MODEL_SETTINGS),
    notifications: settingsIn(env, NOTIFICATION_SETTINGS),
    hasOutbox: !env.SMTP_URL,
    provider: { api: settingsIn(env, PROVIDER_SETTINGS), name: env.OIDC_NAME || 'work account' },
    faultInjection: env.AUTH_FAULT_INJECTION === '1',
    recaptchaSiteKey: env.RECAPTCHA_SITE_KEY || null,
    operatorsSecondFactor: env.OPERATORS_SECOND_FACTOR === '1',
    serviceWorker: env.SERVICE_WORKER === 'off' ? 'off' : 'on',
    brandsDir: brandsFolder(env),
  };
}
