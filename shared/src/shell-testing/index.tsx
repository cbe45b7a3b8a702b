import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { resolveBrand } from '../brand/index.ts';
import { type SessionState, type SessionUser, ShellContext, type ShellServices } from '../shell/index.ts';

export { fakeDialogs } from './fake-dialogs.ts';

/** A user record of the identity provider; override what a test needs. */
export const sessionUser = (overrides: Partial<SessionUser> = {}): SessionUser => ({
  uid: 'u1',
  displayName: 'Ana',
  photoURL: null,
  email: 'ana@aurora.example',
  emailVerified: true,
  phoneNumber: null,
  tenantId: null,
  providerData: [],
  isAnonymous: false,
  createdAt: null,
  lastLoginAt: null,
  ...overrides,
});

/**
 * Shell services for a page's own tests: no one is signed in, the API refuses everything; override what a test needs.
 */
export function shellServices(overrides: Partial<ShellServices> = {}): ShellServices {
  const signedOut: SessionState = { status: 'signed-out', reason: null };
  return {
    brand: resolveBrand('localhost'),
    config: {
      apiBaseUrl: '',
      identity: {
        apiKey: 'test',
        authDomain: 'localhost',
        projectId: 'demo-test',
        emulatorUrl: null,
        botCheck: false,
      },
      environment: 'demo',
    },
    api: {
      call: async () => ({
        ok: false,
        error: {
          code: 'unreachable',
          status: 503,
          title: 'Unreachable',
          detail: 'The service can’t be reached.',
          requestId: 'test',
        },
      }),
      follow: () => () => undefined,
    },
    session: {
      get: () => signedOut,
      subscribe: () => () => undefined,
      start: () => undefined,
      signIn: async () => ({ ok: false, error: 'network-request-failed' }),
      register: async () => ({ ok: false, error: 'network-request-failed' }),
      sendVerification: async () => ({ ok: false, error: 'network-request-failed' }),
      sendPasswordReset: async () => ({ ok: false, error: 'network-request-failed' }),
      passwordPolicy: async () => ({ ok: false, error: 'network-request-failed' }),
      refresh: async () => ({ ok: false, error: 'network-request-failed' }),
      signInWithProvider: async () => ({ ok: false, error: 'network-request-failed' }),
      deleteAccount: async () => ({ ok: false, error: 'network-request-failed' }),
      signOut: async () => undefined,
      getIdToken: async () => null,
    },
    reportError: () => 'TEST01',
    announce: () => undefined,
    holdReload: () => () => undefined,
    setTitle: () => undefined,
    ...overrides,
  };
}

/** Renders children inside a shell at a path, as the host does; any other path shows its own name. */
export function TestShell({
  at = '/',
  services = shellServices(),
  elsewhere = <Elsewhere />,
  children,
}: {
  at?: string;
  services?: ShellServices;
  /** Content of every other path. */
  elsewhere?: ReactNode;
  children: ReactNode;
}) {
  const path = at.split(/[?#]/)[0] ?? '/';
  const router = createMemoryRouter(
    [
      { path, element: children },
      { path: '*', element: elsewhere },
    ],
    { initialEntries: [at] },
  );
  return (
    <ShellContext value={services}>
      <RouterProvider router={router} />
    </ShellContext>
  );
}

function Elsewhere() {
  return <p>elsewhere</p>;
}
