import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { smallHost } from '../testing/small-host.ts';
import { SmallStore } from '../testing/small-store.ts';
import { TOKEN_LIFETIME_MS, VisitorTokens } from './visitor-tokens.ts';

let store: SmallStore;
let host: Awaited<ReturnType<typeof smallHost>>;
beforeEach(async () => {
  store = new SmallStore(await mkdtemp(path.join(tmpdir(), 'bellkey-reports-')));
  await store.trust(['guest']);
  const earlier = await store.publish('guest', 'build-1');
  const live = await store.publish('guest', 'build-2', { builtAt: '2026-02-01T00:00:00Z' });
  await store.register({ guest: { live, earlier: [earlier] } });
  host = await smallHost(store, { failures: 5, addresses: 5 });
});
afterEach(async () => {
  host.close();
  await rm(store.folder, { recursive: true });
});

const address = (number: number) => `10.0.${Math.floor(number / 250)}.${number % 250}`;
async function visit(): Promise<string> {
  const answer = await host.app.request('http://localhost/guest');
  return /^visit;desc="(.+)"$/.exec(answer.headers.get('server-timing') ?? '')?.[1] ?? '';
}
async function report(from: string, token: string | undefined, failed = true): Promise<void> {
  const failure = failed ? { failure: { kind: 'bad-build', phase: 'entry' } } : {};
  const load = { id: 'load001', remote: 'guest', build: 'build-2', page: 'one', timings: {}, ...failure };
  const answer = await host.app.request('/shell/beacon', {
    method: 'POST',
    body: JSON.stringify({ loads: [load], token }),
    headers: { 'x-forwarded-for': from },
  });
  expect(answer.status).toBe(204);
}
/** Of one network. */
const SPELLINGS = [
  '2001:db8:0:1::1',
  '2001:DB8:0:1::2',
  '2001:0db8:0000:0001:0000:0000:0000:0003',
  '[2001:db8::1:0:0:0:4]',
  '[2001:db8:0:1::5]:49152',
  '"[2001:db8:0:1::6]:1"',
  '2001:db8:0:1::7%eth0',
];
const isOut = () => host.quarantine.has('guest', 'build-2');
const five = [0, 1, 2, 3, 4];

test('five visitors with their own documents, from five networks, quarantine a failing release', async () => {
  for (const number of five) {
    expect(isOut()).toBe(false);
    await report(address(number), await visit());
  }
  expect(isOut()).toBe(true);
});

describe('a healthy release stays when', () => {
  test('a thousand beacons come without a token', async () => {
    for (let number = 0; number < 1_000; number += 1) await report(address(number), undefined);
    expect(isOut()).toBe(false);
  });

  test('tokens are forged', async () => {
    const forger = new VisitorTokens('another key, just as long as it needs to be');
    const { id } = host.compositions.deployment.composition;
    for (const number of five) await report(address(number), forger.issue(id, store.time));
    const [, at, nonce, signature] = (await visit()).split('.');
    for (const number of five)
      await report(address(number), [id, at, `${number}${nonce?.slice(1)}`, signature].join('.'));
    for (const number of five) await report(address(number), `${number}...`);
    expect(isOut()).toBe(false);
  });

  test('tokens belong to documents of another composition', async () => {
    const live = await store.publish('guest', 'build-0');
    const before = await store.publish('guest', 'build-2', { builtAt: '2026-02-01T00:00:00Z' });
    await store.register({ guest: { live } });
    await host.compositions.refresh();
    const tokens = await Promise.all(five.map(visit));
    await store.register({ guest: { live: before } });
    await host.compositions.refresh();
    for (const number of five) await report(address(number), tokens[number]);
    expect(isOut()).toBe(false);
  });

  test('tokens are old', async () => {
    const tokens = await Promise.all(five.map(visit));
    store.time += TOKEN_LIFETIME_MS + 1;
    for (const number of five) await report(address(number), tokens[number]);
    expect(isOut()).toBe(false);
  });

  test('one visitor repeats one token from many networks', async () => {
    const token = await visit();
    for (let number = 0; number < 100; number += 1) await report(address(number), token);
    expect(isOut()).toBe(false);
  });

  test.each([
    ['address', () => '10.0.0.1'],
    ['IPv6 network', (number: number) => `2001:db8:0:1::${number + 1}`],
    ['IPv6 network, written in several ways', (number: number) => SPELLINGS[number % SPELLINGS.length] ?? ''],
    [
      'address, behind entries that it invents',
      (number: number) => `${address(number)}, ::${number}, 10.0.0.1`,
    ],
  ])('one visitor loads many documents in one %s', async (_, from) => {
    for (let number = 0; number < 100; number += 1) await report(from(number), await visit());
    expect(isOut()).toBe(false);
  });

  test('the failing visitors are a fifth of all at that time', async () => {
    for (let number = 0; number < 20; number += 1) await report(address(number), await visit(), false);
    for (let number = 20; number < 25; number += 1) await report(address(number), await visit());
    expect(isOut()).toBe(false);
    await report(address(25), await visit());
    expect(isOut()).toBe(true);
  });
});
