import { TestShell } from '@bellkey/shared/shell-testing';
import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useClearError } from './use-clear-error.ts';

function Clear({ redirect }: { redirect?: string }) {
  const clearError = useClearError();
  return (
    <button type="button" onClick={() => clearError(redirect)}>
      clear{redirect ? ` to ${redirect}` : ''}
    </button>
  );
}

test('clearing with a redirect goes there', async () => {
  render(
    <TestShell at="/chat">
      <Clear />
      <Clear redirect="/use-cases" />
    </TestShell>,
  );
  await act(async () => screen.getByRole('button', { name: 'clear' }).click());
  expect(screen.getByRole('button', { name: 'clear' })).toBeVisible();
  await act(async () => screen.getByRole('button', { name: 'clear to /use-cases' }).click());
  expect(screen.getByText('elsewhere')).toBeVisible();
});
