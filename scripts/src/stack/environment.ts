import path from 'node:path';
import { findRemotes } from '../build/parts.ts';
import { ROOT } from '../root.ts';
import { type Ports, portsFrom } from './ports.ts';

/** What the person may set for `npm start` and `npm run dev`. README, "Configuration". */
export interface Environment {
  ports: Ports;
  /** Absolute path of everything that is kept. */
  dataDir: string;
  databaseUrl: string | null;
  /** Address the servers bind to. */
  host: string;
  /** Settings of an external model, passed on as they are. */
  model: Record<string, string>;
  /** Serves the Auth proxy's control endpoint, for tests. */
  faultInjection: boolean;
  /** Site key of reCAPTCHA Enterprise; null leaves the bot check off. */
  recaptchaSiteKey: string | null;
  /** `off`: browsers are rid of the service worker and of what it kept. */
  serviceWorker: 'on' | 'off';
  /** Absolute path of the co-brands that are data files; null for those of `host/brands`. */
  brandsDir: string | null;
}

const MODEL_SETTINGS = ['AI_BASE_URL', 'AI_MODEL', 'AI_API_KEY', 'AI_PRIVATE_HOSTS'];

/** Reads the environment once. @throws CommandError when a value cannot be used. */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  return {
    ports: portsFrom(env.PORT, findRemotes()),
    dataDir: path.resolve(ROOT, env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || null,
    host: env.HOST || '127.0.0.1',
    model: Object.fromEntries(
      MODEL_SETTINGS.flatMap((name) => {
        const value = env[name];
        return value ? [[name, value]] : [];
      }),
    ),
    faultInjection: env.AUTH_FAULT_INJECTION === '1',
    recaptchaSiteKey: env.RECAPTCHA_SITE_KEY || null,
    serviceWorker: env.SERVICE_WORKER === 'off' ? 'off' : 'on',
    brandsDir: env.BRANDS_DIR ? path.resolve(ROOT, env.BRANDS_DIR) : null,
  };
}
