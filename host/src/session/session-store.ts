import type {
  AuthErrorCode,
  RegisterErrorCode,
  SessionState,
  SessionStore,
  SessionUser,
} from '@bellkey/shared/shell';
import type { IdentityClient } from '../identity/identity.ts';
import type { SessionEnd } from '../identity/network/session-end.ts';
import { hasStoredSession, rememberSignedIn } from './session-hint.ts';

/** docs/product.md#staff-login: delay before the page says that it is still trying. */
export const SLOW_START_MS = 8_000;
interface SessionPorts {
  loadClient(): Promise<IdentityClient>;
  storage(): Storage;
  report(error: unknown): void;
  /** Notifies when another tab of this browser has signed out, with the reason if the session ended by itself. */
  onSignedOutElsewhere(listener: (reason: SessionEnd | null) => void): void;
}

const same = (a: SessionUser, b: SessionUser) => JSON.stringify(a) === JSON.stringify(b);

/** The staff session of this tab (see {@link SessionStore}). */
export function createSessionStore(ports: SessionPorts): SessionStore {
  let state: SessionState = { status: 'idle' };
  let client: Promise<IdentityClient> | null = null;
  let stopRefreshing: () => void = () => undefined;
  const listeners = new Set<() => void>();

  const set = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  /** @param told the reason for the other tabs */
  const endSession = (reason: SessionEnd | null, told = reason) => {
    stopRefreshing();
    rememberSignedIn(ports.storage, false, told);
    if (state.status !== 'signed-out' || reason) set({ status: 'signed-out', reason });
  };

  const isEnd = (code: AuthErrorCode): code is SessionEnd =>
    code === 'user-disabled' || code === 'user-token-expired';

  const keepFresh = (identity: IdentityClient) => {
    stopRefreshing();
    stopRefreshing = identity.keepFresh(() => identity.getToken(), {
      refresh: async () => {
        const fresh = await identity.getToken(true);
        if (!fresh) throw Object.assign(new Error('signed out'), { code: 'auth/user-token-expired' });
        return fresh;
      },
      isNetworkFailure: (error) => identity.errorCode(error) === 'network-request-failed',
      onEnd: (error) => {
        const code = identity.errorCode(error);
        if (isEnd(code) || code === 'user-not-found') endSession(isEnd(code) ? code : 'user-token-expired');
        else ports.report(error);
      },
      now: Date.now,
    });
  };

  const onUser = (identity: IdentityClient, user: SessionUser | null) => {
    if (!user) {
      // At start-up the identity client drops an account whose session is over, and may not know why.
      const starting = state.status === 'idle' || state.status === 'loading';
      const unexplained = starting && hasStoredSession(ports.storage) ? 'user-token-expired' : null;
      endSession(identity.endedBecause() ?? unexplained);
      return;
    }
    rememberSignedIn(ports.storage, true);
    if (state.status === 'signed-in' && same(state.user, user)) return;
    const isOther = state.status !== 'signed-in' || state.user.uid !== user.uid;
    set({ status: 'signed-in', user });
    if (isOther) keepFresh(identity);
  };

  const getClient = (): Promise<IdentityClient> => {
    client ??= ports.loadClient().then(
      (identity) => {
        identity.onChange((user) => onUser(identity, user));
        return identity;
      },
      (error: unknown) => {
        // Dropped, so that the next call tries again.
        client = null;
        throw error;
      },
    );
    return client;
  };

  /** Runs a call of the identity client; a failure becomes a code. */
  const attempt = async <T, Code extends RegisterErrorCode = AuthErrorCode>(
    work: (identity: IdentityClient) => Promise<T>,
    codesOf: (identity: IdentityClient) => (error: unknown) => Code | AuthErrorCode = (identity) =>
      identity.errorCode,
  ): Promise<{ ok: true; value: T } | { ok: false; error: Code | AuthErrorCode }> => {
    const identity = await getClient().catch(() => null);
    if (!identity) return { ok: false, error: 'network-request-failed' };
    try {
      return { ok: true, value: await work(identity) };
    } catch (error) {
      const code = codesOf(identity)(error);
      if (code === 'unknown') ports.report(error);
      return { ok: false, error: code };
    }
  };

  // The identity client polls only every 800 ms; guarded content disappears now.
  ports.onSignedOutElsewhere((reason) => {
    if (state.status === 'signed-in') endSession(reason, null);
  });

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      if (state.status !== 'idle') return;
      set({ status: 'loading', slow: false });
      const slow = setTimeout(() => {
        // The client may have loaded and still wait for the provider's answer.
        if (state.status === 'loading') set({ status: 'loading', slow: true });
      }, SLOW_START_MS);
      getClient().catch((error: unknown) => {
        clearTimeout(slow);
        ports.report(error);
        // Fail closed: no one is signed in until the client says so. A later call starts it again.
        set({ status: 'signed-out', reason: null });
      });
    },
    signIn: async (email, password) => {
      const signedIn = await attempt((identity) => identity.signIn(email, password));
      return signedIn.ok ? { ok: true, user: signedIn.value } : signedIn;
    },
    signInWithProvider: async (credential) => {
      const signedIn = await attempt((identity) => identity.signInWithProvider(credential));
      return signedIn.ok ? { ok: true, user: signedIn.value } : signedIn;
    },
    register: async (email, password, displayName) => {
      const made = await attempt(
        (identity) => identity.register(email, password, displayName),
        (identity) => identity.registerErrorCode,
      );
      return made.ok ? { ok: true, user: made.value } : made;
    },
    sendVerification: async () => {
      const sent = await attempt((identity) => identity.sendVerification());
      return sent.ok ? { ok: true } : sent;
    },
    sendPasswordReset: async (email) => {
      const sent = await attempt((identity) => identity.sendPasswordReset(email));
      // Never reveals whether an account has this address.
      return sent.ok || sent.error === 'user-not-found' ? { ok: true } : sent;
    },
    passwordPolicy: async () => {
      const asked = await attempt((identity) => identity.passwordPolicy());
      return asked.ok ? { ok: true, policy: asked.value } : asked;
    },
    refresh: async () => {
      const known = await attempt((identity) => identity.refresh());
      if (known.ok) return { ok: true, user: known.value };
      if (isEnd(known.error) && state.status === 'signed-in') endSession(known.error);
      return known;
    },
    signOut: async () => {
      const identity = await getClient();
      await identity.signOut();
    },
    deleteAccount: async (password) => {
      const deleted = await attempt((identity) => identity.deleteAccount(password));
      return deleted.ok ? { ok: true } : deleted;
    },
    secondFactor: async () => (await getClient()).secondFactor(ports.report),
    getIdToken: async () => {
      const identity = await getClient().catch(() => null);
      if (!identity) return null;
      try {
        return (await identity.getToken())?.token ?? null;
      } catch (error) {
        const code = identity.errorCode(error);
        if (isEnd(code)) endSession(code);
        return null;
      }
    },
  };
}
