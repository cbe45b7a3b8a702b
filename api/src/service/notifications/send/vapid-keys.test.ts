import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { loadOrCreateVapidKeys } from './vapid-keys.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bellkey-vapid-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the keys of a server are made once, in a file that only its user reads, and are the same after a restart', () => {
  const data = join(folder, 'data');
  const made = loadOrCreateVapidKeys(data);
  expect(loadOrCreateVapidKeys(data)).toEqual(made);
  expect(JSON.parse(readFileSync(join(data, 'vapid.json'), 'utf8'))).toEqual(made);
  expect(statSync(join(data, 'vapid.json')).mode & 0o777).toBe(0o600);
});

test('a file that is damaged is no reason to lose every device: it is an error', () => {
  writeFileSync(join(folder, 'vapid.json'), '{"publicKey":""}');
  expect(() => loadOrCreateVapidKeys(folder)).toThrow();
  expect(readFileSync(join(folder, 'vapid.json'), 'utf8')).toBe('{"publicKey":""}');
});
