import { describe, expect, test } from '@jest/globals';
import { anyFreePort } from '../../processes/ports.ts';
import { PROJECT } from '../programs/auth-emulator.ts';
import { AccountKeeper } from './account-keeper.ts';
import { emulatorAt } from './emulator.ts';
import { DEFAULT_CONFIGURATION } from './identity-configuration/configuration.ts';
import { createAuthProxy } from './server.ts';

describe('an unreachable emulator', () => {
  test('is a network failure to the Firebase client, which signs no one out for it', async () => {
    const away = createAuthProxy({
      emulator: emulatorAt('http://127.0.0.1:1', PROJECT),
      keeper: new AccountKeeper(emulatorAt('http://127.0.0.1:1', PROJECT), 'no-file.json'),
      configuration: DEFAULT_CONFIGURATION,
      faultInjection: false,
      sendMail: null,
      log: () => undefined,
    });
    const port = await anyFreePort();
    await new Promise<void>((resolve) => away.listen(port, '127.0.0.1', resolve));
    const response = await fetch(
      `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/accounts:lookup`,
      {
        method: 'POST',
        body: '{}',
      },
    );
    expect(response.status).toBe(503);
    await expect(response.json()).rejects.toThrow();
    away.close();
  });
});
