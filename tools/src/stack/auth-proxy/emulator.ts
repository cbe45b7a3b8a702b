import { z } from 'zod';
import { Account } from './account.ts';

const PAGE_SIZE = 1_000;
const Downloaded = z.object({ users: z.array(Account).default([]), nextPageToken: z.string().optional() });
const Uploaded = z.object({
  error: z.array(z.object({ index: z.int().default(0), message: z.string() })).default([]),
});

/** The emulator's administrative calls. */
export interface Emulator {
  url: string;
  download(): Promise<Account[]>;
  /** @returns the problems, as text. */
  upload(accounts: Account[]): Promise<string[]>;
}

/** The emulator of a project at an address. */
export function emulatorAt(url: string, project: string): Emulator {
  const base = `${url}/identitytoolkit.googleapis.com/v1/projects/${project}`;
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };

  async function call(address: string, init: RequestInit = {}): Promise<unknown> {
    const response = await fetch(address, { ...init, headers });
    if (!response.ok) throw new Error(`The Auth emulator answered ${response.status} to ${address}.`);
    return response.json();
  }

  return {
    url,
    async download() {
      const accounts: Account[] = [];
      let page: string | undefined;
      do {
        const query = new URLSearchParams({ maxResults: String(PAGE_SIZE) });
        if (page !== undefined) query.set('nextPageToken', page);
        const got = Downloaded.parse(await call(`${base}/accounts:batchGet?${query}`));
        accounts.push(...got.users);
        page = got.nextPageToken;
      } while (page !== undefined);
      return accounts;
    },
    async upload(accounts) {
      const problems: string[] = [];
      for (let first = 0; first < accounts.length; first += PAGE_SIZE) {
        const users = accounts.slice(first, first + PAGE_SIZE);
        const body = JSON.stringify({ users, allowOverwrite: true });
        const answer = Uploaded.parse(await call(`${base}/accounts:batchCreate`, { method: 'POST', body }));
        problems.push(...answer.error.map(({ index, message }) => `${users[index]?.localId}: ${message}`));
      }
      return problems;
    },
  };
}
