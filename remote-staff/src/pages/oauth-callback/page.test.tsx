import { TestShell } from '@bellkey/shared/shell-testing';
import { afterEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { STATE_KEY } from '../../provider-sign-in/callback-outcome.ts';
import { Page } from './page.tsx';

function arrive(answer: string, state?: string) {
  if (state) sessionStorage.setItem(STATE_KEY, state);
  window.history.replaceState({ key: 'kept' }, '', `/oauth/callback${answer}`);
  render(
    <TestShell at="/oauth/callback">
      <Page />
    </TestShell>,
  );
}

afterEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

test.each([
  ['?error=access_denied', 'You stopped signing in'],
  ['?error=server_error&state=ours', 'could not sign you in'],
  ['?code=secret&state=theirs', 'does not belong to a sign-in that this tab began'],
  ['?code=secret&state=ours', 'can’t be finished here'],
])('%s: %s, and the address keeps nothing of it', (answer, words) => {
  arrive(answer, 'ours');
  expect(screen.getByRole('status')).toHaveTextContent(words);
  expect(screen.getByText(/No sign-in provider is connected/)).toBeVisible();
  expect(window.location.href).not.toMatch(/secret|state|error/);
  expect(window.history.state).toEqual({ key: 'kept' });
  expect(screen.getByRole('link', { name: 'Go to staff login' })).toHaveAttribute('href', '/staff-login');
});

test('a state serves one answer', () => {
  arrive('?code=secret&state=ours', 'ours');
  expect(sessionStorage.getItem(STATE_KEY)).toBeNull();
});
