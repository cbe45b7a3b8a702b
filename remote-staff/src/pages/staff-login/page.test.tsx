import type { Membership } from '@bellkey/shared/api';
import type { SignInResult } from '@bellkey/shared/shell';
import { sessionUser, shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, problemFixture } from '../../test-support/fake-api.ts';
import { fakeSession } from '../../test-support/fake-session.ts';
import { membershipFixture } from '../../test-support/membership-fixture.ts';
import { Page } from './page.tsx';

const ok: SignInResult = {
  ok: true,
  user: sessionUser(),
};

function open({
  signIn = async () => ok,
  memberships = [membershipFixture()],
  at = '/staff-login',
}: {
  signIn?: (email: string, password: string) => Promise<SignInResult>;
  memberships?: Membership[];
  at?: string;
} = {}) {
  const { api } = fakeApi({
    'GET /api/staff/me': () => ({
      ok: true,
      value: { uid: 'u1', email: 'ana@aurora.example', name: 'Ana', memberships },
    }),
  });
  const services = shellServices({ api, session: fakeSession({ signIn }) });
  render(
    <TestShell at={at} services={services}>
      <Page />
    </TestShell>,
  );
}

async function signIn(user = userEvent.setup()) {
  await user.type(screen.getByLabelText('Work e-mail'), 'ana@aurora.example');
  await user.type(screen.getByLabelText('Password'), 'a long password');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

const kept = () => {
  expect(screen.getByLabelText('Work e-mail')).toHaveValue('ana@aurora.example');
  expect(screen.getByLabelText('Password')).toHaveValue('a long password');
};

describe('signing in', () => {
  test('an approved person continues', async () => {
    open();
    await signIn();
    expect(await screen.findByText('elsewhere')).toBeVisible();
  });

  test('an account with a second factor is asked for its code, and can start again', async () => {
    open({ signIn: async () => ({ ok: false, error: 'second-factor-required' }) });
    await signIn();
    expect(await screen.findByLabelText('6-digit code')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    expect(screen.getByLabelText('Work e-mail')).toHaveValue('ana@aurora.example');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    await signIn(userEvent.setup());
    await userEvent.type(await screen.findByLabelText('6-digit code'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('elsewhere')).toBeVisible();
  });

  test('a wrong password keeps the typed text and does not say which of the two was wrong', async () => {
    open({ signIn: async () => ({ ok: false, error: 'wrong-password' }) });
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('That e-mail and password don’t match.');
    kept();
  });

  test('a lost network keeps the typed text, and Retry repeats the attempt', async () => {
    const attempts: string[] = [];
    open({
      signIn: async (email, password) => {
        attempts.push(`${email} ${password}`);
        return attempts.length === 1 ? { ok: false, error: 'network-request-failed' } : ok;
      },
    });
    const user = userEvent.setup();
    await signIn(user);
    kept();
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('elsewhere')).toBeVisible();
    expect(attempts).toEqual(Array(2).fill('ana@aurora.example a long password'));
  });

  test('empty fields are reported, and the first of them takes the focus', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByLabelText('Work e-mail')).toHaveAccessibleDescription(/Type your work e-mail/);
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Type your password.');
    expect(screen.getByLabelText('Work e-mail')).toHaveFocus();
  });

  test('the password can be shown, and caps lock is mentioned', async () => {
    open();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await user.type(screen.getByLabelText('Password'), '{CapsLock}a');
    expect(screen.getByText('Caps lock is on.')).toBeVisible();
  });
});

describe('a slow sign-in', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  test('says after 8 seconds that it is still trying', async () => {
    jest.useFakeTimers();
    open({ signIn: () => new Promise(() => undefined) });
    await signIn(userEvent.setup({ advanceTimers: jest.advanceTimersByTime }));
    act(() => {
      jest.advanceTimersByTime(7000);
    });
    expect(screen.queryByText(/Still trying/)).toBeNull();
    act(() => {
      jest.advanceTimersByTime(1500);
    });
    expect(screen.getByText(/Still trying/)).toBeVisible();
  });
});

describe('someone who may not continue', () => {
  test.each([
    ['suspended', 'Your access is suspended'],
    ['rejected', 'Your request was declined'],
  ] as const)('%s reads so, and can sign out', async (state, title) => {
    open({ memberships: [membershipFixture({ state })] });
    await signIn();
    expect(await screen.findByText(title)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByLabelText('Work e-mail')).toBeVisible();
  });

  test('no property: whom to ask', async () => {
    open({ memberships: [] });
    await signIn();
    expect(await screen.findByText('No property knows this account yet')).toBeVisible();
  });

  test('when the API is down after signing in, Retry asks it again', async () => {
    let down = true;
    const { api } = fakeApi({
      'GET /api/staff/me': () =>
        down
          ? { ok: false, error: problemFixture('unreachable', 503) }
          : { ok: true, value: { uid: 'u1', email: null, name: null, memberships: [membershipFixture()] } },
    });
    render(
      <TestShell at="/staff-login" services={shellServices({ api, session: fakeSession() })}>
        <Page />
      </TestShell>,
    );
    await signIn();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    down = false;
    await userEvent.click(retry);
    expect(await screen.findByText('elsewhere')).toBeVisible();
  });
});
