import { LRUCache } from 'lru-cache';
import type { VerifyIdentity } from '../../platform/operations/callers.ts';

/** The current state of an account at the identity provider, however old the token is. */
export interface Account {
  disabled: boolean;
  /** Whether the provider has verified the e-mail address. */
  emailVerified: boolean;
  /** Sign-ins before this instant are revoked; null when none were. */
  validSince: Date | null;
}

/** Loads an account; null when there is none. Throws when the provider is unreachable. */
export type LoadAccount = (uid: string) => Promise<Account | null>;

/** Ends every session of an account: earlier sign-ins are no longer valid. Throws when the provider refuses. */
export type RevokeSessions = (uid: string) => Promise<void>;

/**
 * How long a cached account is used. With a stream's heartbeat of 15 s, a disabled person is signed out within 60 s.
 */
export const ACCOUNT_FRESH_MS = 30_000;
/** An account whose e-mail is not verified is expected to change while its person looks again and again. */
export const UNVERIFIED_FRESH_MS = 500;
/** How long staff keep working with the cached state while the provider does not respond. */
export const ACCOUNT_STALE_MS = 10 * 60_000;
/** Most cached accounts; the least recently used are dropped first. */
const ACCOUNTS_REMEMBERED = 10_000;

interface Read {
  account: Account | null;
  at: number;
}

/**
 * Caches accounts for {@link ACCOUNT_FRESH_MS}; concurrent calls for the same one share a load. See decision
 * 0171 for the rules while the provider is unreachable.
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
      throw new Error('The account has been unreadable for too long.');
    }
    return known.account;
  };
}

/** Whether people may use an account; unless it is known that they may not, as while the provider is unreachable. */
export const isAdmitted = (account: Account | null | undefined): boolean =>
  account === undefined || (account !== null && !account.disabled);

/** Verifies tokens as `verify` does, and refuses those of a deleted, disabled or signed-out account. */
export function withAccounts(verify: VerifyIdentity, loadAccount: LoadAccount): VerifyIdentity {
  return async (token) => {
    const identity = await verify(token);
    if (!identity) return null;
    const account = await loadAccount(identity.uid);
    if (!account || !isAdmitted(account)) return null;
    if (account.validSince && identity.signedInAt < account.validSince) return null;
    return { ...identity, emailVerified: account.emailVerified };
  };
}
