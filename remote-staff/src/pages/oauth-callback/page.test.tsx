import type { Membership } from '@bellkey/shared/api';
import { type ProviderCredential, type SignInResult, useLocation } from '@bellkey/shared/shell';
import { sessionUser, shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, problemFixture } from '../../test-support/fake-api.ts';
import { fakeSession } from '../../test-support/fake-session.ts';
import { membershipFixture } from '../../test-support/membership-fixture.ts';
import { Page } from './page.tsx';

const ANSWER = '?code=secret&state=ours';
const provider = { id: 'oidc.staff', name: 'Aurora Account' };
const ana: SignInResult = { ok: true, user: sessionUser() };

function Address() {
  const { pathname, search, hash } = useLocation();
  return <p>{`at ${pathname}${search}${hash}`}</p>;
}

interface Case {
  at?: string;
  configured?: boolean;
  next?: string | null;
  refusal?: [code: string, status: number];
  redeem?: 'never';
  signIn?: SignInResult;
  memberships?: Membership[];
  operator?: boolean;
  guest?: boolean;
}

function arrive(given: Case = {}) {
  const credentials: ProviderCredential[] = [];
  const { api, calls } = fakeApi({
    'POST /api/sign-in/provider/answer': () => {
      if (given.redeem === 'never') return new Promise(() => undefined);
      if (given.refusal) return { ok: false, error: problemFixture(...given.refusal, 'Said by the API.') };
      return { ok: true, value: { idToken: 'token', rawNonce: 'nonce', next: given.next ?? null } };
    },
    'GET /api/staff/me': () => ({
      ok: true,
      value: {
        uid: 'u1',
        email: 'ana@aurora.example',
        name: 'Ana',
        memberships: given.memberships ?? [membershipFixture()],
        ...(given.operator && { operator: { brand: null } }),
      },
    }),
    'GET /api/guest/session': () =>
      given.guest
        ? { ok: true, value: {} as never }
        : { ok: false, error: problemFixture('no-session', 401) },
  });
  const session = fakeSession({
    signInWithProvider: async (credential) => {
      credentials.push(credential);
      return given.signIn ?? ana;
    },
  });
  const base = shellServices({ api, session });
  const identity = { ...base.config.identity, ...(given.configured !== false && { provider }) };
  const services = { ...base, config: { ...base.config, identity } };
  const page = (
    <>
      <Page />
      <Address />
    </>
  );
  render(
    <TestShell at={`/oauth/callback${given.at ?? ANSWER}`} services={services} elsewhere={<Address />}>
      {page}
    </TestShell>,
  );
  const redeemed = () => calls.filter(({ key }) => key === 'POST /api/sign-in/provider/answer');
  return { credentials, redeemed };
}

describe('the answer of a provider', () => {
  test('is redeemed once, signs in, and leaves nothing in the address', async () => {
    const { credentials, redeemed } = arrive({ next: '/dashboard/staff-chat?c=1' });
    expect(await screen.findByText('at /dashboard/staff-chat?c=1')).toBeVisible();
    expect(redeemed()).toMatchObject([{ input: { body: { parameters: 'code=secret&state=ours' } } }]);
    expect(credentials).toEqual([{ providerId: 'oidc.staff', idToken: 'token', rawNonce: 'nonce' }]);
  });

  test('in the fragment is redeemed as well', async () => {
    const { redeemed } = arrive({ at: '#code=secret&state=ours' });
    expect(await screen.findByText('at /dashboard')).toBeVisible();
    expect(redeemed()).toHaveLength(1);
  });

  test.each([
    ['an approved member to the dashboard', {}, '/dashboard'],
    [
      'an approved member with a `next` on another site to the dashboard',
      { next: 'https://elsewhere.example' },
      '/dashboard',
    ],
    [
      'an approved member with a `next` on another host to the dashboard',
      { next: '//elsewhere.example' },
      '/dashboard',
    ],
    [
      'a pending member to the waiting page',
      { memberships: [membershipFixture({ state: 'pending' })] },
      '/waiting-approval',
    ],
    [
      'a rejected member to the sign-in page',
      { memberships: [membershipFixture({ state: 'rejected' })] },
      '/staff-login',
    ],
    ['a stranger to the registration', { memberships: [] }, '/staff-register'],
    ['a guest to the chat', { memberships: [], guest: true }, '/chat'],
    ['an operator to the enquiries', { memberships: [], operator: true }, '/dashboard/leads'],
  ] satisfies [string, Case, string][])('sends %s', async (_who, given, path) => {
    arrive(given);
    expect(await screen.findByText(`at ${path}`)).toBeVisible();
  });

  test.each([
    'provider-cancelled',
    'provider-refused',
    'provider-answer-unknown',
    'provider-answer-late',
    'provider-answer-invalid',
    'provider-unreachable',
  ])('that the API refuses (%s) signs no one in and says why', async (code) => {
    const { credentials } = arrive({ refusal: [code, 409] });
    expect(await screen.findByRole('heading', { name: code })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Said by the API.');
    expect(screen.getByText('at /oauth/callback')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to staff login' })).toHaveAttribute('href', '/staff-login');
    expect(credentials).toEqual([]);
  });

  test('for an e-mail that has a password says how to connect both', async () => {
    arrive({ signIn: { ok: false, error: 'other-sign-in-method' } });
    expect(await screen.findByRole('status')).toHaveTextContent('already signs in with a password');
  });

  test('for an account with a second factor asks for its code, and then continues', async () => {
    arrive({ signIn: { ok: false, error: 'second-factor-required' }, next: '/dashboard/team' });
    await userEvent.type(await screen.findByLabelText('6-digit code'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('at /dashboard/team')).toBeVisible();
  });

  test('where no provider is configured is not sent anywhere', () => {
    const { redeemed } = arrive({ configured: false });
    return screen.findByText(/No sign-in provider is connected/).then(() => {
      expect(screen.getByText('at /oauth/callback')).toBeVisible();
      expect(redeemed()).toEqual([]);
    });
  });

  test('that is missing is reported', async () => {
    arrive({ at: '' });
    expect(await screen.findByRole('status')).toHaveTextContent('Nothing came with it');
  });
});

describe('a slow answer', () => {
  afterEach(() => void jest.useRealTimers());

  test('is reported as still in progress after 10 s', async () => {
    jest.useFakeTimers();
    arrive({ redeem: 'never' });
    act(() => void jest.advanceTimersByTime(9_999));
    expect(screen.getByRole('status')).toHaveTextContent('Checking what the provider sent');
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toHaveTextContent('Still working');
    expect(screen.getByText('at /oauth/callback')).toBeVisible();
  });
});
