import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { portsFrom } from '../../processes/ports.ts';
import { welcome } from '../programs/welcome.ts';
import { addressesFor } from '../settings/addresses.ts';
import { demoAccounts } from './demo-accounts.ts';
import { demoFile } from './demo-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bellkey-demo-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const addresses = addressesFor(portsFrom('4000', []), { hasOutbox: true });
const places = [
  { label: 'Room 101', code: 'AAAA_aaaa-0000000000000', shortCode: 'ABCD', kind: 'room' },
  { label: 'Room 204', code: 'BBBB_bbbb-1111111111111', shortCode: 'EFGH', kind: 'room' },
];

describe('the demo accounts', () => {
  test('get passwords once, in a file that only this user may read', async () => {
    const file = path.join(folder, 'demo-accounts.json');
    const made = await demoAccounts(file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(made.manager.password).toMatch(/^[A-Za-z0-9]{18}$/);
    expect(made.manager.password).not.toBe(made.staff.password);
    expect(await demoAccounts(file)).toEqual(made);
  });

  test('of a file from before there were an owner, a developer and an operator get them, and keep their passwords', async () => {
    const file = path.join(folder, 'demo-accounts.json');
    const { owner, developer, operator, ...older } = await demoAccounts(file);
    writeFileSync(file, JSON.stringify(older));
    const now = await demoAccounts(file);
    expect(now).toMatchObject(older);
    expect(now.owner).toMatchObject({ uid: owner.uid });
    expect(now.developer).toMatchObject({ uid: developer.uid });
    expect(now.operator).toMatchObject({ uid: operator.uid });
    expect(await demoAccounts(file)).toEqual(now);
  });

  test('in a broken file are a clear error, and the file stays', async () => {
    const file = path.join(folder, 'demo-accounts.json');
    writeFileSync(file, '{}');
    await expect(demoAccounts(file)).rejects.toThrow(`${file} does not hold the demo accounts.`);
    expect(readFileSync(file, 'utf8')).toBe('{}');
  });
});

describe('demo.json', () => {
  test("has the stack's addresses, the sign-ins and the link of each place", async () => {
    const accounts = await demoAccounts(path.join(folder, 'demo-accounts.json'));
    const remotes = { marketing: 'm/release.json', guest: 'g/release.json', staff: 's/release.json' };
    expect(demoFile(addresses, remotes, accounts, places)).toEqual({
      shellUrl: 'http://localhost:4000',
      partnerUrl: 'http://harbourline.localhost:4000',
      apiUrl: 'http://localhost:4001',
      outboxUrl: 'http://localhost:4005',
      remotes,
      owner: { email: 'owner@aurora.example', password: accounts.owner.password },
      manager: { email: 'manager@aurora.example', password: accounts.manager.password },
      developer: { email: 'developer@aurora.example', password: accounts.developer.password },
      operator: { email: 'operator@bellkey.example', password: accounts.operator.password },
      staff: { email: 'staff@aurora.example', password: accounts.staff.password },
      places: [
        {
          label: 'Room 101',
          code: 'AAAA_aaaa-0000000000000',
          url: 'http://localhost:4000/scan-qr?c=AAAA_aaaa-0000000000000',
        },
        {
          label: 'Room 204',
          code: 'BBBB_bbbb-1111111111111',
          url: 'http://localhost:4000/scan-qr?c=BBBB_bbbb-1111111111111',
        },
      ],
    });
  });
});

describe('a stack with a mail server', () => {
  test('names no outbox', async () => {
    const accounts = await demoAccounts(path.join(folder, 'demo-accounts.json'));
    const withServer = addressesFor(portsFrom('4000', []), { hasOutbox: false });
    const demo = demoFile(withServer, {}, accounts, places);
    expect(demo).not.toHaveProperty('outboxUrl');
    expect(welcome(demo, withServer, { colours: false })).not.toContain('Outbox');
  });
});

describe('the final block of a start', () => {
  test('has the link of Room 204 with its QR code, the sign-ins, the partner brand and the API docs', async () => {
    const accounts = await demoAccounts(path.join(folder, 'demo-accounts.json'));
    const block = welcome(demoFile(addresses, {}, accounts, places), addresses, { colours: false });
    expect(block).toContain('Guest, Room 204   http://localhost:4000/scan-qr?c=BBBB_bbbb-1111111111111');
    expect(block).toMatch(/[▀▄█]{10}/);
    expect(block).toContain(
      `http://localhost:4000/staff-login   staff@aurora.example   ${accounts.staff.password}`,
    );
    expect(block).toContain(accounts.manager.password);
    expect(block).toContain('http://harbourline.localhost:4000');
    expect(block).toContain('http://localhost:4000/api/docs');
    expect(block).toContain('Outbox            http://localhost:4005   no mail leaves this computer');
  });
});
