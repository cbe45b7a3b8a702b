import type { ApiClient, SessionState, SessionStore } from '@bellkey/shared/shell';
import { ShellContext } from '@bellkey/shared/shell';
import { sessionUser, shellServices } from '@bellkey/shared/shell-testing';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { SESSION_HINT_KEY } from '../session/session-hint.ts';
import { Guard } from './guard.tsx';

const rita = sessionUser({ uid: 'rita', email: 'rita@aurora.example', displayName: 'Rita' });
const SIGNED_IN: SessionState = { status: 'signed-in', user: rita };
const SIGNED_OUT: SessionState = { status: 'signed-out', reason: null };
const RESTORING: SessionState = { status: 'loading', slow: false };

afterEach(() => localStorage.clear());

function Elsewhere() {
  const { pathname, search, hash } = useLocation();
  return <p>at {`${pathname}${search}${hash}`}</p>;
}

/** A guarded page at an address, with a session that a test controls, and an API that knows one membership. */
function open(kind: 'auth' | 'staff-auth', at: string, first: SessionState, membership?: string) {
  let state = first;
  const listeners = new Set<() => void>();
  const start = jest.fn();
  const session: SessionStore = {
    ...shellServices().session,
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
  };
  const refused = shellServices().api.call;
  const call = ((...args: Parameters<ApiClient['call']>) =>
    membership === undefined
      ? refused(...args)
      : Promise.resolve({ ok: true, value: { memberships: [{ state: membership }] } })) as ApiClient['call'];
  const router = createMemoryRouter(
    [
      {
        path: at.split(/[?#]/)[0],
        element: (
          <Guard kind={kind} placeholder="what the page is for">
            the page itself
          </Guard>
        ),
      },
      { path: '*', Component: Elsewhere },
    ],
    { initialEntries: [at] },
  );
  const services = shellServices({ session, api: { ...shellServices().api, call } });
  render(
    <ShellContext value={services}>
      <RouterProvider router={router} />
    </ShellContext>,
  );
  return {
    start,
    become: (next: SessionState) =>
      act(async () => {
        state = next;
        for (const listener of listeners) listener();
      }),
  };
}
const page = () => screen.queryByText('the page itself');
const skeleton = () => screen.queryByRole('status', { name: 'Checking your session' });
const purpose = () => screen.queryByText('what the page is for');

describe('a page behind staff-auth', () => {
  test.each([{ status: 'idle' } as const, RESTORING])(
    'shows nothing of itself while the session is %j',
    (state) => {
      const { start } = open('staff-auth', '/dashboard', state);
      expect(page()).toBeNull();
      expect(purpose()).toBeNull();
      expect(skeleton()).toBeInTheDocument();
      expect(start).toHaveBeenCalled();
    },
  );

  test('says so when restoring takes long, and still shows nothing of itself', () => {
    open('staff-auth', '/dashboard', { status: 'loading', slow: true });
    expect(screen.getByText(/Still trying to restore your session/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Checking your session' })).toBeInTheDocument();
    expect(page()).toBeNull();
  });

  test('redirects a person who is not signed in, and remembers the whole address', async () => {
    const { become } = open('staff-auth', '/dashboard?view=mine#late', RESTORING);
    await become(SIGNED_OUT);
    expect(screen.getByText('at /staff-login?next=%2Fdashboard%3Fview%3Dmine%23late')).toBeInTheDocument();
    expect(page()).toBeNull();
  });

  test('is shown to a signed-in person, until the session ends', async () => {
    const { become } = open('staff-auth', '/profile', RESTORING);
    await become(SIGNED_IN);
    expect(page()).toBeInTheDocument();
    await become({ status: 'signed-out', reason: 'user-disabled' });
    expect(page()).toBeNull();
    expect(screen.getByText('at /staff-login?next=%2Fprofile')).toBeInTheDocument();
  });
});

describe('a page behind auth', () => {
  test('is shown at once when no session is stored', () => {
    open('auth', '/staff-login', { status: 'idle' });
    expect(page()).toBeInTheDocument();
  });

  test('loads the identity client when the browser is idle, when no session is stored', () => {
    jest.useFakeTimers();
    try {
      const { start } = open('auth', '/staff-login', { status: 'idle' });
      expect(page()).toBeInTheDocument();
      expect(start).not.toHaveBeenCalled();
      act(() => jest.runOnlyPendingTimers());
      expect(start).toHaveBeenCalledTimes(1);
    } finally {
      jest.useRealTimers();
    }
  });

  test('loads the identity client at once when one is stored', () => {
    localStorage.setItem(SESSION_HINT_KEY, '1');
    expect(open('auth', '/staff-login', { status: 'idle' }).start).toHaveBeenCalledTimes(1);
  });

  test('waits when one is stored, and is shown when restoring it fails', async () => {
    localStorage.setItem(SESSION_HINT_KEY, '1');
    const { become } = open('auth', '/staff-login', RESTORING);
    expect(page()).toBeNull();
    expect(purpose()).toBeInTheDocument();
    await become(SIGNED_OUT);
    expect(page()).toBeInTheDocument();
    expect(purpose()).toBeNull();
  });

  test.each([
    ['/staff-login', 'at /dashboard'],
    ['/staff-login?next=%2Fprofile%3Ftab%3D2%23names', 'at /profile?tab=2#names'],
    ['/staff-login?next=https%3A%2F%2Felsewhere.example%2F', 'at /dashboard'],
    ['/staff-login?next=%2F%2Felsewhere.example', 'at /dashboard'],
    ['/staff-login?next=%2F%09%2Felsewhere.example', 'at /dashboard'],
    ['/waiting-approval', 'at /dashboard'],
  ])('%s leads approved staff on: %s', async (at, expected) => {
    localStorage.setItem(SESSION_HINT_KEY, '1');
    const { become } = open('auth', at, RESTORING, 'approved');
    await become(SIGNED_IN);
    expect(await screen.findByText(expected)).toBeInTheDocument();
  });

  test('leads a pending person to the waiting page, and leaves them there', async () => {
    localStorage.setItem(SESSION_HINT_KEY, '1');
    const { become } = open('auth', '/staff-login?next=%2Fdashboard', RESTORING, 'pending');
    await become(SIGNED_IN);
    expect(await screen.findByText('at /waiting-approval')).toBeInTheDocument();
  });

  test('leaves a pending person on the waiting page', async () => {
    localStorage.setItem(SESSION_HINT_KEY, '1');
    const { become } = open('auth', '/waiting-approval', RESTORING, 'pending');
    await become(SIGNED_IN);
    expect(page()).toBeInTheDocument();
  });

  test('admits no one while the API does not say that they are approved', async () => {
    localStorage.setItem(SESSION_HINT_KEY, '1');
    const { become } = open('auth', '/staff-login', RESTORING);
    await become(SIGNED_IN);
    expect(page()).toBeInTheDocument();
    expect(screen.queryByText('at /dashboard')).toBeNull();
  });
});
