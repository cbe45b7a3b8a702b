import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { AccountKeeper } from './account-keeper.ts';
import { emulatorAt } from './emulator.ts';
import { DEFAULT_CONFIGURATION } from './identity-configuration/configuration.ts';
import { createIdentityMails } from './identity-mails.ts';
import { createAuthProxy } from './server.ts';

const RESTORE_PAUSE_MS = 250;

const Settings = z.object({
  AUTH_PROXY_PORT: z.coerce.number().int().positive(),
  HOST: z.string(),
  EMULATOR_URL: z.url(),
  FIREBASE_PROJECT_ID: z.string(),
  ACCOUNTS_FILE: z.string(),
  /** Turns the bot check on; empty is off. */
  RECAPTCHA_SITE_KEY: z.string().default(''),
  AUTH_FAULT_INJECTION: z.string().default('0'),
  /** Where the emulator's links are mailed to; empty for nowhere. */
  SMTP_URL: z.string().default(''),
  MAIL_FROM: z.string().default(''),
  /** The policy's minimum length; with one, the most used passwords are refused too. Unset is the default policy. */
  PASSWORD_MIN_LENGTH: z.coerce.number().int().min(6).optional(),
});

/** Sent by the supervisor when the emulator was restarted and has lost its accounts. */
const EmulatorRestarted = z.object({ type: z.literal('emulator-restarted') });

const settings = Settings.parse(process.env);
const log = (message: string) => console.error(`${new Date().toISOString()} ${message}`);
const emulator = emulatorAt(settings.EMULATOR_URL, settings.FIREBASE_PROJECT_ID);
const keeper = new AccountKeeper(emulator, settings.ACCOUNTS_FILE);

async function restoreWhenReachable(): Promise<void> {
  for (;;) {
    try {
      await keeper.synchronise();
      return;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      // fetch could not connect: the emulator is still starting.
      await sleep(RESTORE_PAUSE_MS);
    }
  }
}

await restoreWhenReachable();
const server = createAuthProxy({
  emulator,
  keeper,
  configuration: {
    ...DEFAULT_CONFIGURATION,
    ...(settings.PASSWORD_MIN_LENGTH !== undefined && {
      passwordPolicy: { minimumLength: settings.PASSWORD_MIN_LENGTH },
      refuseCommonPasswords: true,
    }),
    recaptchaSiteKey: settings.RECAPTCHA_SITE_KEY || null,
  },
  faultInjection: settings.AUTH_FAULT_INJECTION === '1',
  sendMail: settings.SMTP_URL
    ? createIdentityMails({
        emulatorUrl: settings.EMULATOR_URL,
        project: settings.FIREBASE_PROJECT_ID,
        smtpUrl: settings.SMTP_URL,
        from: settings.MAIL_FROM,
      })
    : null,
  log,
});

process.on('message', (message) => {
  if (EmulatorRestarted.safeParse(message).success) {
    restoreWhenReachable().catch((error: unknown) =>
      log(`The accounts could not be restored: ${String(error)}`),
    );
  }
});
process.on('SIGTERM', () => {
  server.close();
  keeper
    .synchronise()
    .catch((error: unknown) => log(`The accounts could not be saved: ${String(error)}`))
    .finally(() => process.exit(0));
});
server.listen(settings.AUTH_PROXY_PORT, settings.HOST, () => {
  process.send?.({ type: 'ready', port: settings.AUTH_PROXY_PORT });
});
