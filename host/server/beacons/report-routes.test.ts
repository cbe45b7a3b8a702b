import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { smallHost } from '../testing/small-host.ts';
import { SmallStore } from '../testing/small-store.ts';

let store: SmallStore;
let host: Awaited<ReturnType<typeof smallHost>>;
beforeEach(async () => {
  store = new SmallStore(await mkdtemp(path.join(tmpdir(), 'bellkey-reports-')));
  await store.trust(['guest']);
  await store.register({ guest: { live: await store.publish('guest', 'build-1') } });
  host = await smallHost(store);
});
afterEach(async () => {
  host.close();
  await rm(store.folder, { recursive: true });
});

/** A report as it comes from an address. */
const report = (target: string, remoteAddress: string) =>
  host.app.request(target, { method: 'POST', body: '{"loads":[]}' }, {
    incoming: { socket: { remoteAddress } },
  } as never);

describe.each([
  ['/shell/errors', 60],
  ['/shell/beacon', 300],
])('reports to %s', (target, perMinute) => {
  test(`are accepted ${perMinute} times a minute from one network, however its addresses change`, async () => {
    const statuses: number[] = [];
    for (let count = 0; count < perMinute; count += 1)
      statuses.push((await report(target, `2001:db8:1:2::${count.toString(16)}`)).status);
    expect(statuses).not.toContain(429);

    const refused = await report(target, '2001:db8:1:2:ffff::1');
    expect([refused.status, refused.headers.get('content-type')]).toEqual([429, 'application/problem+json']);
    expect((await report(target, '2001:db8:1:3::1')).status).not.toBe(429);
    expect((await report(target, '::ffff:203.0.113.9')).status).not.toBe(429);

    store.time += 60_000;
    expect((await report(target, '2001:db8:1:2::1')).status).not.toBe(429);
  });
});
