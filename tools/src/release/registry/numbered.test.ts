import { readFileSync } from 'node:fs';
import path from 'node:path';
import { generateSigningKey, publicKeyOf, verifyOrder } from '@bellkey/shared/release/signing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ReleaseDesk } from '../testing/release-desk.ts';
import { numbered } from './numbered.ts';

let desk: ReleaseDesk;
beforeEach(() => {
  desk = new ReleaseDesk();
});
afterEach(() => desk.remove());

const placeOf = (build: string) => `releases/guest/${build}/release.json`;
async function released(text: string, number: number, line = 'guest'): Promise<string> {
  desk.source = { ...desk.source, release: { number } };
  return desk.released(text, line);
}
function orderOf(build: string) {
  const signed = desk.guest.orders?.[placeOf(build)];
  const publicKey = publicKeyOf(readFileSync(path.join(desk.dataDir, 'keys/guest.pem'), 'utf8'));
  return signed ? verifyOrder(signed, publicKey) : null;
}

test('a release newer than all before has its own number, and needs no order', async () => {
  await released('one', 100);
  const two = await released('two', 200);
  expect(desk.guest.number).toBe(200);
  expect(orderOf(two)).toBeNull();
});

test('a rollback is signed: which build, a number above all, and when', async () => {
  const one = await released('one', 100);
  await released('two', 200);
  await desk.rollback('guest');
  const order = orderOf(one);
  expect(order).toMatchObject({ remote: 'guest', build: one, number: desk.guest.number });
  expect(order?.number).toBeGreaterThan(200);
});

test('an older build that is released again is signed like a rollback', async () => {
  const one = await released('one', 100);
  await released('two', 200);
  await desk.release(`guest --build ${one}`);
  expect(orderOf(one)?.number).toBeGreaterThan(200);
});

test('a reverted canary stays reverted: the live release gets a higher number', async () => {
  const one = await released('one', 100);
  await released('two', 200, 'guest --canary 10');
  await desk.release('guest --abort');
  expect(orderOf(one)?.number).toBeGreaterThan(200);
});

test('remotes whose releases have no numbers need none', async () => {
  await desk.released('one');
  await desk.released('two');
  await desk.rollback('guest');
  expect([desk.guest.number, desk.guest.orders]).toEqual([undefined, undefined]);
});

test('a number far ahead of the clock, written into the registry by hand, is not continued', async () => {
  const key = { ...generateSigningKey() };
  const before = {
    live: placeOf('aaaaaa'),
    earlier: [],
    integrity: {},
    delivery: 'origin' as const,
    number: 9e15,
  };
  const release = { name: 'guest', build: 'bbbbbb', number: 100 };
  await expect(
    numbered(before, { before, release, location: placeOf('bbbbbb'), key: async () => key, now: new Date() }),
  ).rejects.toThrow('more than a year ahead');
});
