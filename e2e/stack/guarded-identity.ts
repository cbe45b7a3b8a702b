import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { anyFreePort } from '../../tools/src/processes/ports.ts';
import { AccountKeeper } from '../../tools/src/stack/auth-proxy/account-keeper.ts';
import { emulatorAt } from '../../tools/src/stack/auth-proxy/emulator.ts';
import { DEFAULT_CONFIGURATION } from '../../tools/src/stack/auth-proxy/identity-configuration/configuration.ts';
import { createAuthProxy } from '../../tools/src/stack/auth-proxy/server.ts';

/** The stack's identity service with a bot check. */
export interface GuardedIdentity {
  url: string;
  remove(): void;
}

/** Puts a second proxy, with the bot check on, in front of the stack's identity service. */
export async function guardIdentity(
  identityUrl: string,
  project: string,
  recaptchaSiteKey: string,
): Promise<GuardedIdentity> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bellkey-identity-'));
  const emulator = emulatorAt(identityUrl, project);
  const server = createAuthProxy({
    emulator,
    keeper: new AccountKeeper(emulator, path.join(folder, 'accounts.json')),
    configuration: { ...DEFAULT_CONFIGURATION, recaptchaSiteKey },
    faultInjection: false,
    sendMail: null,
    log: () => undefined,
  });
  const port = await anyFreePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${port}`,
    remove: () => {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
