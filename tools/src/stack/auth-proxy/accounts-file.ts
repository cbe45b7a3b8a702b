import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { writeJson } from '../../command/atomic-file.ts';
import { CommandError } from '../../command/command.ts';
import { Account } from './account.ts';
import { SavedFactors } from './second-factor/totp-factors.ts';

const AccountsFile = z.object({ accounts: z.array(Account), secondFactors: SavedFactors.default({}) });

/** The kept accounts and factors. */
export type SavedAccounts = z.infer<typeof AccountsFile>;

/** The kept accounts; none when there is no file yet. @throws CommandError when the file cannot be loaded. */
export function loadAccounts(file: string): SavedAccounts {
  if (!existsSync(file)) return { accounts: [], secondFactors: {} };
  try {
    return AccountsFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new CommandError(
      `${file} does not hold the demo stack's accounts. Restore it from a copy, or delete it to start with new accounts.`,
      { cause },
    );
  }
}

/** Writes the accounts to a file that only this user can read. */
export function writeAccounts(file: string, kept: SavedAccounts): Promise<void> {
  return writeJson(file, kept, 0o600);
}
