import type {
  DeleteAccountResult,
  PasswordPolicyResult,
  ProviderCredential,
  RegisterResult,
  SecondFactor,
  SendResult,
  SessionState,
  SessionStore,
  SignInResult,
} from '@bellkey/shared/shell';
import { sessionUser } from '@bellkey/shared/shell-testing';

const ana = sessionUser();

const sixOrMore: PasswordPolicyResult = {
  ok: true,
  policy: {
    minimumLength: 6,
    maximumLength: null,
    lowercase: false,
    uppercase: false,
    numeric: false,
    nonAlphanumeric: false,
    allowedNonAlphanumeric: '!?#',
  },
};

/** A session for tests that changes: signs in with the result of `signIn`, and out. */
export function fakeSession({
  initial = { status: 'signed-out', reason: null },
  signIn = async () => ({ ok: true, user: ana }),
  register = async () => ({ ok: true, user: ana }),
  sendVerification = async () => ({ ok: true }),
  sendPasswordReset = async () => ({ ok: true }),
  passwordPolicy = async () => sixOrMore,
  signInWithProvider = async () => ({ ok: true, user: ana }),
  deleteAccount = async () => ({ ok: true }),
  secondFactor = {},
}: {
  initial?: SessionState;
  signIn?: (email: string, password: string) => Promise<SignInResult>;
  register?: (email: string, password: string, displayName: string) => Promise<RegisterResult>;
  sendVerification?: () => Promise<SendResult>;
  sendPasswordReset?: (email: string) => Promise<SendResult>;
  passwordPolicy?: () => Promise<PasswordPolicyResult>;
  signInWithProvider?: (credential: ProviderCredential) => Promise<SignInResult>;
  deleteAccount?: (password?: string) => Promise<DeleteAccountResult>;
  /** Its result; a right code signs in. */
  secondFactor?: Partial<SecondFactor>;
} = {}): SessionStore {
  let state = initial;
  const listeners = new Set<() => void>();
  const become = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const wholeSecondFactor: SecondFactor = {
    prove: async () => ({ ok: true, value: ana }),
    list: async () => ({ ok: true, value: [] }),
    begin: async () => ({ ok: false, error: 'network-request-failed' }),
    confirm: async () => ({ ok: false, error: 'network-request-failed' }),
    remove: async () => ({ ok: true, value: [] }),
    ...secondFactor,
    async answer(code) {
      const result = await (secondFactor.answer?.(code) ?? { ok: true as const, value: ana });
      if (result.ok) become({ status: 'signed-in', user: result.value });
      return result;
    },
  };
  return {
    secondFactor: async () => wholeSecondFactor,
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => undefined,
    refresh: async () => ({ ok: true, user: ana }),
    async signIn(email, password) {
      const result = await signIn(email, password);
      if (result.ok) become({ status: 'signed-in', user: result.user });
      return result;
    },
    async register(email, password, displayName) {
      const result = await register(email, password, displayName);
      if (result.ok) become({ status: 'signed-in', user: result.user });
      return result;
    },
    async signInWithProvider(credential) {
      const result = await signInWithProvider(credential);
      if (result.ok) become({ status: 'signed-in', user: result.user });
      return result;
    },
    async deleteAccount(password) {
      const result = await deleteAccount(password);
      if (result.ok) become({ status: 'signed-out', reason: null });
      return result;
    },
    sendVerification,
    sendPasswordReset,
    passwordPolicy,
    async signOut() {
      become({ status: 'signed-out', reason: null });
    },
    getIdToken: async () => (state.status === 'signed-in' ? 'token' : null),
  };
}

/** Ana's session, for tests of pages behind the sign-in. */
export const signedInAsAna = () => fakeSession({ initial: { status: 'signed-in', user: ana } });
