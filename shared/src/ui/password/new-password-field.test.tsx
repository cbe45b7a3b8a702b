import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { PasswordPolicyResult } from '../../shell/index.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { usePasswordPolicy } from './use-password-policy.ts';

const demanding: PasswordPolicyResult = {
  ok: true,
  policy: {
    minimumLength: 8,
    maximumLength: 12,
    lowercase: true,
    uppercase: true,
    numeric: true,
    nonAlphanumeric: true,
    allowedNonAlphanumeric: '!?',
  },
};

function Choosing() {
  const rules = usePasswordPolicy();
  const [password, setPassword] = useState('');
  return <NewPasswordField rules={rules} value={password} onChange={setPassword} />;
}

function open(passwordPolicy: () => Promise<PasswordPolicyResult>) {
  const services = shellServices();
  render(
    <TestShell services={{ ...services, session: { ...services.session, passwordPolicy } }}>
      <Choosing />
    </TestShell>,
  );
}

const type = (text: string) => userEvent.type(screen.getByLabelText('Password'), text);
const met = () =>
  screen
    .getAllByRole('listitem')
    .filter(({ textContent }) => textContent?.endsWith('(met)'))
    .map(({ textContent }) => textContent?.replace(/^✓ | \(met\)$/g, ''));

test('the server’s rules are ticked off as the password grows, and un-ticked when it grows too long', async () => {
  open(async () => demanding);
  const meter = await screen.findByRole('progressbar', { name: 'Password rules met' });
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(meter).toHaveAttribute('value', '0');
  await type('k');
  expect(met()).toEqual(['At most 12 characters', 'A lowercase letter, a to z']);
  await type('EY7');
  expect(met()).toEqual([
    'At most 12 characters',
    'A lowercase letter, a to z',
    'An uppercase letter, A to Z',
    'A digit',
  ]);
  await type('!bell');
  expect(meter).toHaveAttribute('value', '6');
  await type('bell');
  expect(met()).not.toContain('At most 12 characters');
  expect(meter).toHaveAttribute('value', '5');
});

test('rules that could not be fetched can be requested again', async () => {
  const answers: PasswordPolicyResult[] = [{ ok: false, error: 'network-request-failed' }, demanding];
  const ask = jest.fn(async () => answers.shift() ?? demanding);
  open(ask);
  await userEvent.click(await screen.findByRole('button', { name: 'Fetch the rules' }));
  expect(await screen.findByRole('progressbar')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Fetch the rules' })).toBeNull();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('what was typed can be shown and hidden', async () => {
  open(async () => demanding);
  await type('KEY7');
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toHaveValue('KEY7');
});

test('a policy of twelve characters also refuses the most used passwords, in any case', async () => {
  const twelve = { ...demanding.policy, minimumLength: 12, maximumLength: null, nonAlphanumeric: false };
  open(async () => ({ ok: true, policy: { ...twelve, lowercase: false, uppercase: false, numeric: false } }));
  const rule = await screen.findByText('Not one of the most used', { exact: false });
  await type('1Q2w3e4r5t6Y');
  expect(rule).toHaveTextContent('not met yet');
  await type('-bell');
  expect(rule).toHaveTextContent('(met)');
});
