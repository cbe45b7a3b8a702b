import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { writeJson } from '../../command/atomic-file.ts';
import { CommandError } from '../../command/command.ts';
import { STAFF_PASSWORD_MIN_LENGTH } from '../auth-proxy/identity-configuration/configuration.ts';

const DemoAccount = z.object({
  uid: z.string(),
  email: z.email(),
  password: z.string().min(STAFF_PASSWORD_MIN_LENGTH),
  name: z.string(),
});
export type DemoAccount = z.infer<typeof DemoAccount>;

/** The people of the demo property who can sign in, and those who operate the installation and read its enquiries. */
const DemoAccounts = z.object({
  owner: DemoAccount,
  manager: DemoAccount,
  staff: DemoAccount,
  developer: DemoAccount,
  operator: DemoAccount,
});
export type DemoAccounts = z.infer<typeof DemoAccounts>;

/** A password for typing: 18 letters and digits, 93 bits. */
function newPassword(): string {
  return randomBytes(24)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .padEnd(18, '7')
    .slice(0, 18);
}

function newAccounts(): DemoAccounts {
  return {
    owner: {
      uid: 'demo-owner',
      email: 'owner@aurora.example',
      password: newPassword(),
      name: 'Demo owner',
    },
    manager: {
      uid: 'demo-manager',
      email: 'manager@aurora.example',
      password: newPassword(),
      name: 'Demo manager',
    },
    staff: {
      uid: 'demo-staff',
      email: 'staff@aurora.example',
      password: newPassword(),
      name: 'Demo staff',
    },
    developer: {
      uid: 'demo-developer',
      email: 'developer@aurora.example',
      password: newPassword(),
      name: 'Demo developer',
    },
    operator: {
      uid: 'demo-operator',
      email: 'operator@bellkey.example',
      password: newPassword(),
      name: 'Demo operator',
    },
  };
}

/** A file from before there was an owner, a developer or an operator. */
const SavedAccounts = DemoAccounts.partial({ owner: true, developer: true, operator: true });

function loadAccounts(file: string): z.infer<typeof SavedAccounts> | null {
  if (!existsSync(file)) return null;
  try {
    return SavedAccounts.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new CommandError(`${file} does not hold the demo accounts. Delete it to create new ones.`, {
      cause,
    });
  }
}

/**
 * The demo people, with passwords generated once and kept in a file that only this user may read. A person missing in
 * an older file is added.
 */
export async function demoAccounts(file: string): Promise<DemoAccounts> {
  const known = loadAccounts(file);
  const accounts = { ...newAccounts(), ...known };
  if (!known?.owner || !known.developer || !known.operator) await writeJson(file, accounts, 0o600);
  return accounts;
}

/** Creates the demo people that the identity service does not have. Existing ones keep what they changed. */
export async function seedAccounts(
  identityUrl: string,
  project: string,
  accounts: DemoAccounts,
): Promise<void> {
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
  const base = `${identityUrl}/identitytoolkit.googleapis.com/v1/projects/${project}`;
  for (const { uid, email, password, name } of Object.values(accounts)) {
    const known = await fetch(`${base}/accounts:lookup`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ localId: [uid] }),
    });
    if (((await known.json()) as { users?: unknown[] }).users?.length) continue;
    const created = await fetch(`${base}/accounts`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ localId: uid, email, password, displayName: name, emailVerified: true }),
    });
    if (!created.ok) throw new Error(`The account ${email} could not be made: ${await created.text()}`);
  }
}
