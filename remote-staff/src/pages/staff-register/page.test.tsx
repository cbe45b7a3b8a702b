import type { Membership } from '@bellkey/shared/api';
import type { SessionStore } from '@bellkey/shared/shell';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, problemFixture } from '../../test-support/fake-api.ts';
import { fakeSession } from '../../test-support/fake-session.ts';
import { membershipFixture } from '../../test-support/membership-fixture.ts';
import { Page } from './page.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const property = membershipFixture().property;
const me = (memberships: Membership[]) => ({
  ok: true as const,
  value: { uid: 'u1', email: 'ana@aurora.example', name: 'Ana', memberships },
});

describe('registering', () => {
  function open(answers: Parameters<typeof fakeApi>[0] = {}, session: SessionStore = fakeSession()) {
    const pending = membershipFixture({ state: 'pending' });
    const { api, calls } = fakeApi({
      'POST /api/staff/join-code/resolve': () => ({
        ok: true,
        value: { property, departments: [{ key: 'housekeeping', name: 'Housekeeping' }] },
      }),
      'POST /api/staff/registrations': () => ({ ok: true, value: pending }),
      'GET /api/staff/me': () => me([pending]),
      ...answers,
    });
    const held = new Set<string>();
    const holdReload = (reason: string) => {
      held.add(reason);
      return () => void held.delete(reason);
    };
    const { unmount } = render(
      <TestShell at="/staff-register" services={shellServices({ api, session, holdReload })}>
        <Page />
      </TestShell>,
    );
    return { calls, held, leave: unmount };
  }

  async function fill(user = userEvent.setup()) {
    await user.type(screen.getByLabelText('Join code'), '0kx2-a1b9');
    await user.click(await screen.findByLabelText('Housekeeping', undefined, { timeout: 10_000 }));
    await user.type(screen.getByLabelText('Full name'), 'Rita Costa');
    await user.type(screen.getByLabelText('Work e-mail'), 'rita@aurora.example');
    await user.type(screen.getByLabelText('Password'), 'long enough');
  }
  const ask = () => userEvent.click(screen.getByRole('button', { name: 'Ask to join' }));
  const kept = () => {
    expect(screen.getByLabelText('Full name')).toHaveValue('Rita Costa');
    expect(screen.getByLabelText('Housekeeping')).toBeChecked();
  };

  test('applies with the typed text and goes to the waiting page; the page asks before a reload meanwhile', async () => {
    const { calls, held } = open();
    await fill();
    expect(held.size).toBe(1);
    await ask();
    expect(await screen.findByText('elsewhere')).toBeVisible();
    expect(calls.find(({ key }) => key === 'POST /api/staff/registrations')?.input).toEqual({
      body: {
        fullName: 'Rita Costa',
        joinCode: '0KX2A1B9',
        departments: ['housekeeping'],
        languages: [],
      },
    });
    expect(held.size).toBe(0);
  });

  test('a returning applicant finds the typed text, but never the password; sent text is deleted', async () => {
    const before = open();
    await fill();
    before.leave();
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('long enough');
    const again = open();
    await screen.findByLabelText('Housekeeping');
    kept();
    expect(screen.getByLabelText('Password')).toHaveValue('');
    await userEvent.type(screen.getByLabelText('Password'), 'long enough');
    await ask();
    expect(await screen.findByText('elsewhere')).toBeVisible();
    again.leave();
    open();
    await screen.findByRole('progressbar');
    expect(screen.getByLabelText('Full name')).toHaveValue('');
  });

  test('an unknown join code is reported at its field', async () => {
    open({
      'POST /api/staff/join-code/resolve': () => ({
        ok: false,
        error: problemFixture('unknown-join-code', 404, 'We do not know this join code.'),
      }),
    });
    await userEvent.type(screen.getByLabelText('Join code'), '0kx2a1b9');
    expect(await screen.findByText('We do not know this join code.')).toBeVisible();
    expect(screen.queryByLabelText('Housekeeping')).toBeNull();
  });

  test('an e-mail of an account with another password: one sentence, and everything is kept', async () => {
    open(
      {},
      fakeSession({
        register: async () => ({ ok: false, error: 'email-already-in-use' }),
        signIn: async () => ({ ok: false, error: 'wrong-password' }),
      }),
    );
    await fill();
    await ask();
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not use this e-mail and password.');
    kept();
    expect(screen.getByLabelText('Password')).toHaveValue('long enough');
  });

  test('a returning applicant with the right password continues with the existing account', async () => {
    open({}, fakeSession({ register: async () => ({ ok: false, error: 'email-already-in-use' }) }));
    await fill();
    await ask();
    expect(await screen.findByText('elsewhere')).toBeVisible();
  });

  test('when the API is down, everything is kept and Retry continues', async () => {
    let down = true;
    open({
      'POST /api/staff/registrations': () =>
        down
          ? { ok: false, error: problemFixture('unreachable', 503) }
          : { ok: true, value: membershipFixture({ state: 'pending' }) },
    });
    await fill();
    await ask();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    kept();
    down = false;
    await userEvent.click(retry);
    expect(await screen.findByText('elsewhere')).toBeVisible();
  });
});
