import { LRUCache } from 'lru-cache';
import type { VerifyIdentity } from '../../platform/operations/callers.ts';

/** What the identity provider knows of an account now, whatever a token from an hour ago says. */
export interface Account {
  disabled: boolean;
  /** Whether the provider has seen that the e-mail address is theirs. */
  emailVerified: boolean;
  /** Sign-ins before this instant are revoked; null when none ever was. */
  validSince: Date | null;
}

/** Reads an account; null when there is none. Throws when the provider cannot be reached. */
export type LoadAccount = (uid: string) => Promise<Account | null>;

/** Ends every session of an account: sign-ins before this moment count no more. Throws when the provider refuses. */
export type RevokeSessions = (uid: string) => Promise<void>;

/** How long an account counts as last read. With a stream's heartbeat of 15 s, who is disabled is out within 60 s. */
export const ACCOUNT_FRESH_MS = 30_000;
/** An account whose e-mail is not verified is expected to change while a person waits. */
export const UNVERIFIED_FRESH_MS = 5_000;
/** How long staff keep working, as last read, while the provider does not answer. */
export const ACCOUNT_STALE_MS = 10 * 60_000;
/** Accounts remembered at once; the least used are forgotten first and read again. */
const ACCOUNTS_REMEMBERED = 10_000;

interface Read {
  account: Account | null;
  at: number;
}

/**
 * Remembers accounts for {@link ACCOUNT_FRESH_MS}; calls for the same one at the same time are one read. See decision
 * 0171 for what holds while the provider is away.
 */
export function rememberAccounts(read: LoadAccount, now: () => Date): LoadAccount {
  const cache = new LRUCache<string, Read>({
    max: ACCOUNTS_REMEMBERED,
    ttl: ACCOUNT_FRESH_MS,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (uid, _stale, { options }) => {
      const account = await read(uid);
      options.ttl = account?.emailVerified === false ? UNVERIFIED_FRESH_MS : ACCOUNT_FRESH_MS;
      return { account, at: now().getTime() };
    },
  });
  return async (uid) => {
    const known = await cache.fetch(uid);
    if (!known || now().getTime() - known.at > ACCOUNT_STALE_MS) {
      throw new Error('The account could not be read for too long.');
    }
    return known.account;
  };
}

/** Verifies tokens as `verify` does, and takes none of an account that is gone, disabled or signed out everywhere. */
export function withAccounts(verify: VerifyIdentity, loadAccount: LoadAccount): VerifyIdentity {
  return async (token) => {
    const identity = await verify(token);
    if (!identity) return null;
    const account = await loadAccount(identity.uid);
    if (!account || account.disabled) return null;
    if (account.validSince && identity.signedInAt < account.validSince) return null;
    return { ...identity, emailVerified: account.emailVerified };
  };
}
