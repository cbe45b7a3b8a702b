import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { anyFreePort, isFree, portsFrom, requireFree } from './ports.ts';

let server: Server | null = null;

function occupy(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server = createServer().once('error', reject).listen(port, host, resolve);
  });
}

afterEach(() => {
  server?.close();
  server = null;
});

describe('ports', () => {
  test('the shell has 3000 and the others follow in the order of the README', () => {
    expect(portsFrom(undefined, ['guest', 'marketing', 'staff'])).toEqual({
      shell: 3000,
      api: 3001,
      authProxy: 3002,
      authEmulator: 3003,
      hostAssets: 3004,
      outbox: 3005,
      outboxSmtp: 3006,
      remotes: { guest: 3007, marketing: 3008, staff: 3009 },
    });
  });

  test.each(['http', '80.5', '0', '-1', '65527'])('PORT=%s is refused with the valid values', (value) => {
    expect(() => portsFrom(value, ['guest', 'marketing', 'staff'])).toThrow(
      `PORT is "${value}"; it has to be a whole number from 1 to 65526.`,
    );
  });

  test.each(['127.0.0.1', '0.0.0.0'])('a port that another program holds on %s is not free', async (host) => {
    const port = await anyFreePort();
    expect(await isFree(port)).toBe(true);
    await occupy(port, host);
    expect(await isFree(port)).toBe(false);
  });

  test('a taken port is reported with its purpose and what to do', async () => {
    const ports = portsFrom(String((await anyFreePort()) - 1), []);
    await occupy(ports.api, '127.0.0.1');
    const own = { ...ports, shell: ports.api + 20, remotes: { guest: ports.api + 29 } };
    await expect(
      requireFree(own, ['api', 'shell', { remote: 'guest' }], 'npm run dev -- guest'),
    ).rejects.toThrow(
      `Port ${ports.api}, needed for the API, is taken by another program. Stop that program, or choose other ports: PORT=${own.shell + 100} npm run dev -- guest (it uses ${own.shell + 100} to ${own.shell + 109}).`,
    );
  });
});
