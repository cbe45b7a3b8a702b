import type { DeleteAccountResult } from '@bellkey/shared/shell';
import { fakeDialogs, sessionUser, shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { beforeAll, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSession } from '../../test-support/fake-session.ts';
import { DeleteAccount } from './delete-account.tsx';

beforeAll(fakeDialogs);

const withPassword = [
  { providerId: 'password', uid: 'a', displayName: null, photoURL: null, email: null, phoneNumber: null },
];

function open(answers: DeleteAccountResult[], providerData = withPassword) {
  const asked: (string | undefined)[] = [];
  const user = sessionUser({ providerData });
  const session = fakeSession({
    initial: { status: 'signed-in', user },
    deleteAccount: async (password) => {
      asked.push(password);
      return answers.shift() ?? { ok: true };
    },
  });
  render(
    <TestShell services={shellServices({ session })}>
      <DeleteAccount user={user} property="Hotel Aurora" />
    </TestShell>,
  );
  return { asked, session };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('asks first, and deletes nothing when declined', async () => {
  const { asked } = open([]);
  await press('Delete my account');
  expect(screen.getByRole('dialog', { name: 'Delete my account?' })).toHaveTextContent('can’t be undone');
  await press('Keep it');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked).toEqual([]);
});

test('deletes right after a sign-in, and ends the session', async () => {
  const { asked, session } = open([{ ok: true }]);
  await press('Delete my account');
  await press('Delete the account');
  expect(asked).toEqual([undefined]);
  expect(session.get()).toMatchObject({ status: 'signed-out' });
});

test('asks for the password when the sign-in is old, and reports a wrong one', async () => {
  const { asked } = open([
    { ok: false, error: 'requires-recent-login' },
    { ok: false, error: 'invalid-credential' },
  ]);
  await press('Delete my account');
  await press('Delete the account');
  expect(screen.getByRole('alert')).toHaveTextContent('Type your password once more.');
  await userEvent.type(screen.getByLabelText('Password'), 'wrong');
  await press('Delete the account');
  expect(screen.getByRole('alert')).toHaveTextContent('don’t match');
  await press('Delete the account');
  expect(asked).toEqual([undefined, 'wrong', 'wrong']);
});

test('also asks for the code when the account has a second factor', async () => {
  const { asked, session } = open([
    { ok: false, error: 'requires-recent-login' },
    { ok: false, error: 'second-factor-required' },
    { ok: true },
  ]);
  await press('Delete my account');
  await press('Delete the account');
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
  await press('Delete the account');
  await userEvent.type(await screen.findByLabelText('6-digit code'), '123456');
  await press('Delete the account');
  expect(asked).toEqual([undefined, 'correct horse', undefined]);
  expect(session.get()).toMatchObject({ status: 'signed-out' });
});

test('sends someone without a password to sign in again', async () => {
  open([{ ok: false, error: 'requires-recent-login' }], []);
  await press('Delete my account');
  await press('Delete the account');
  expect(screen.getByRole('alert')).toHaveTextContent('Sign out, sign in again');
  expect(screen.queryByLabelText('Password')).toBeNull();
});
