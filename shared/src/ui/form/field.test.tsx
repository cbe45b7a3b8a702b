import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PasswordField } from '../password/password-field.tsx';
import { Field } from './field.tsx';

function Name() {
  const [name, setName] = useState('');
  return <Field label="Name" value={name} onChange={({ target }) => setName(target.value)} />;
}

test('a tab that was copied from a table becomes a space', async () => {
  render(<Name />);
  const field = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.click(field);
  await userEvent.paste('Sauna\tTown');
  expect(field).toHaveValue('Sauna Town');
  await userEvent.type(field, ' 2');
  expect(field).toHaveValue('Sauna Town 2');
});

function Password() {
  const [password, setPassword] = useState('');
  return <PasswordField autoComplete="new-password" value={password} onChange={setPassword} />;
}

test('a password keeps every character, shown or hidden', async () => {
  render(<Password />);
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  const field = screen.getByLabelText('Password', { exact: true });
  await userEvent.click(field);
  await userEvent.paste('one\ttwo');
  expect(field).toHaveValue('one\ttwo');
});
