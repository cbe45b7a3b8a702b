import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { CommandError } from '../command.ts';
import { writeJson } from '../stack/atomic-file.ts';
import { Account } from './account.ts';

const AccountsFile = z.object({ accounts: z.array(Account) });

/** The kept accounts; none when there is no file yet. @throws CommandError when the file cannot be read. */
export function readAccounts(file: string): Account[] {
  if (!existsSync(file)) return [];
  try {
    return AccountsFile.parse(JSON.parse(readFileSync(file, 'utf8'))).accounts;
  } catch (cause) {
    throw new CommandError(
      `${file} does not hold the demo stack's accounts. Restore it from a copy, or delete it to start with new accounts.`,
      { cause },
    );
  }
}

export function writeAccounts(file: string, accounts: Account[]): Promise<void> {
  return writeJson(file, { accounts }, 0o600);
}
