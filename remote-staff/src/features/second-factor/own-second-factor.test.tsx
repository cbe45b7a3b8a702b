import type { EnrolledApp, SecondFactor, SecondFactorResult } from '@bellkey/shared/shell';
import { sessionUser, shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSession } from '../../test-support/fake-session.ts';
import { OwnSecondFactor } from './own-second-factor.tsx';

const phone: EnrolledApp = { id: 'app-1', name: 'Phone', since: '2026-11-20T08:00:00.000Z' };
const app = {
  ok: true as const,
  value: { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/Bellkey:ana?secret=JBSWY3DPEHPK3PXP' },
};
const password = {
  providerId: 'password',
  uid: 'ana',
  displayName: null,
  photoURL: null,
  email: null,
  phoneNumber: null,
};

function open(secondFactor: Partial<SecondFactor>, providerData = [password]) {
  const user = sessionUser({ providerData });
  const events = { list: jest.fn(), setUp: jest.fn(), remove: jest.fn() };
  const session = fakeSession({ initial: { status: 'signed-in', user }, secondFactor });
  render(
    <TestShell services={shellServices({ session })}>
      <OwnSecondFactor onList={events.list} onSetUp={events.setUp} onRemove={events.remove} />
    </TestShell>,
  );
  return events;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const answers =
  <T,>(...results: SecondFactorResult<T>[]) =>
  async () => {
    const result = results.shift();
    if (!result) throw new Error('Asked too often.');
    return result;
  };

beforeEach(() => localStorage.clear());

describe('setting up an app', () => {
  test("shows the secret as a picture and as text, and ends with the app's code for it", async () => {
    const codes: string[] = [];
    const events = open({
      begin: async () => app,
      confirm: async (code) => {
        codes.push(code);
        return code === '123456' ? { ok: true, value: [phone] } : { ok: false, error: 'wrong-code' };
      },
    });
    await press('Set up a second factor');
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    expect(screen.getByRole('status', { name: 'Key for the app' })).toHaveTextContent('JBSW Y3DP EHPK 3PXP');

    await press('Turn it on');
    expect(screen.getByText('Type all 6 digits.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('6-digit code'), '000000');
    await press('Turn it on');
    expect(screen.getByRole('alert')).toHaveTextContent('That code is wrong');
    expect(screen.getByLabelText('6-digit code')).toHaveValue('');
    expect(screen.getByLabelText('6-digit code')).toHaveFocus();
    await userEvent.paste('123 456');
    await press('Turn it on');
    expect(codes).toEqual(['000000', '123456']);
    expect(screen.getByRole('list', { name: 'Your authenticator apps' })).toHaveTextContent(
      'Phone, since Friday 20 November 2026',
    );
    expect(events.setUp).toHaveBeenCalledTimes(1);
  });

  test('copies the key without its gaps', async () => {
    const user = userEvent.setup();
    open({ begin: async () => app });
    await user.click(await screen.findByRole('button', { name: 'Set up a second factor' }));
    await user.click(screen.getByRole('button', { name: 'Copy the key' }));
    expect(await screen.findByText('Copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('JBSWY3DPEHPK3PXP');
  });

  test('asks for the password when the sign-in is old, and for a code where there is one', async () => {
    open({
      begin: answers({ ok: false, error: 'requires-recent-login' }, app),
      prove: answers(
        { ok: false, error: 'invalid-credential' },
        { ok: false, error: 'second-factor-required' },
      ),
    });
    await press('Set up a second factor');
    expect(screen.getByRole('alert')).toHaveTextContent('Type your password once more.');
    await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
    await press('Continue');
    expect(screen.getByRole('alert')).toHaveTextContent('don’t match');
    await press('Continue');
    await userEvent.type(await screen.findByLabelText('6-digit code'), '123456');
    await press('Continue');
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  });

  test('sends someone without a password to sign in again', async () => {
    open({ begin: answers({ ok: false, error: 'requires-recent-login' }) }, []);
    await press('Set up a second factor');
    expect(screen.getByText(/Sign out, sign in again/)).toBeVisible();
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  test.each([
    ['email-not-verified', 'needs a verified e-mail address'],
    ['operation-not-allowed', 'switched off at the identity provider'],
    ['network-request-failed', 'could not reach'],
  ] as const)('explains %s', async (error, text) => {
    open({ begin: answers({ ok: false, error }) });
    await press('Set up a second factor');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  test('sends the link that verifies the e-mail', async () => {
    open({ begin: answers({ ok: false, error: 'email-not-verified' }) });
    await press('Set up a second factor');
    await press('Send me a link');
    expect(await screen.findByRole('alert')).toHaveTextContent('We sent you a link.');
  });
});

describe('an existing app', () => {
  test('is removed after a confirmation, which says what happens without the phone', async () => {
    const removed: string[] = [];
    const events = open({
      list: async () => ({ ok: true, value: [phone] }),
      remove: async (id) => {
        removed.push(id);
        return { ok: true, value: [] };
      },
    });
    const list = await screen.findByRole('list', { name: 'Your authenticator apps' });
    expect(events.list).toHaveBeenCalledWith([phone]);
    expect(screen.getByText(/removes the second factor at the identity provider/)).toBeVisible();
    await userEvent.click(within(list).getByRole('button', { name: 'Remove' }));
    await press('Keep it');
    expect(removed).toEqual([]);
    await press('Remove');
    await press('Yes, remove it');
    expect(removed).toEqual(['app-1']);
    expect(await screen.findByRole('button', { name: 'Set up a second factor' })).toBeVisible();
    expect(events.remove).toHaveBeenCalledTimes(1);
  });

  test('that fails to load says so, and loads again', async () => {
    open({ list: answers({ ok: false, error: 'network-request-failed' }, { ok: true, value: [phone] }) });
    await press('Retry');
    expect(await screen.findByRole('list', { name: 'Your authenticator apps' })).toBeVisible();
  });
});
