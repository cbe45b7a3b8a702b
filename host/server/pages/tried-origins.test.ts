import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { smallHost } from '../testing/small-host.ts';
import { SmallStore } from '../testing/small-store.ts';

let store: SmallStore;
let host: Awaited<ReturnType<typeof smallHost>>;
beforeEach(async () => {
  store = new SmallStore(await mkdtemp(path.join(tmpdir(), 'bellkey-tried-')));
  await store.trust(['guest']);
  await store.register({ guest: { live: await store.publish('guest', 'build-1'), earlier: [] } });
  host = await smallHost(store);
});
afterEach(async () => {
  host.close();
  await rm(store.folder, { recursive: true });
});

async function policyOf(url: string) {
  const { headers } = await host.app.request(url);
  return {
    policy: headers.get('content-security-policy') ?? '',
    integrity: headers.get('integrity-policy'),
  };
}

describe('a dev server in a trial address', () => {
  test('is allowed in that document only, and only its hashes are not checked', async () => {
    const { policy, integrity } = await policyOf('http://localhost:3000/?remote.guest=3005');
    for (const directive of ['script-src', 'style-src', 'connect-src']) {
      expect(policy).toMatch(new RegExp(`${directive} [^;]*http://localhost:3005[ ;]`));
    }
    expect(policy).toMatch(/connect-src [^;]*ws:\/\/localhost:3005[ ;]/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(integrity).toBeNull();

    const next = await policyOf('http://localhost:3000/');
    expect(next.policy).not.toContain('3005');
    expect(next.integrity).toBe('blocked-destinations=(script)');
  });

  test.each([
    ['elsewhere', 'https://bellkey.example/?remote.guest=3005'],
    ['by a name that only looks like this machine', 'https://localhost.evil.example/?remote.guest=3005'],
    ['by an address', 'http://localhost:3000/?remote.guest=http://localhost:3005'],
    ['with more than a port', 'http://localhost:3000/?remote.guest=3005%20https://evil.example'],
    ['with no port that there is', 'http://localhost:3000/?remote.guest=70000'],
  ])('is not allowed %s', async (_why, url) => {
    const { policy, integrity } = await policyOf(url);
    expect(policy).not.toMatch(/3005|evil|70000/);
    expect(integrity).toBe('blocked-destinations=(script)');
  });

  test('is allowed elsewhere when its origin is on the list: the browser checks who is signed in', async () => {
    const { policy } = await policyOf('https://bellkey.example/?remote.guest=3911');
    expect(policy).toContain('http://localhost:3911');
  });
});
