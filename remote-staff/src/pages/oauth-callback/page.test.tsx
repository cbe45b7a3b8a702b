import { useLocation } from '@bellkey/shared/shell';
import { TestShell } from '@bellkey/shared/shell-testing';
import { afterEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { STATE_KEY } from '../../provider-sign-in/callback-outcome.ts';
import { Page } from './page.tsx';

function Address() {
  const { pathname, search, hash } = useLocation();
  return <p>{`at ${pathname}${search}${hash}`}</p>;
}

function arrive(answer: string, state?: string) {
  if (state) sessionStorage.setItem(STATE_KEY, state);
  render(
    <TestShell at={`/oauth/callback${answer}`}>
      <Page />
      <Address />
    </TestShell>,
  );
}

afterEach(() => {
  sessionStorage.clear();
});

test.each([
  ['', 'Nobody was signed in', 'Nothing came with it'],
  ['?error=access_denied', 'Sign-in was stopped', 'You stopped signing in'],
  ['?error=server_error&state=ours', 'The provider did not sign you in', 'could not sign you in'],
  [
    '?code=secret&state=theirs',
    'Not the answer we asked for',
    'does not belong to a sign-in that this tab began',
  ],
  ['?code=secret&state=ours', 'Nobody was signed in', 'can’t be finished here'],
  ['#id_token=secret&state=ours', 'Nobody was signed in', 'can’t be finished here'],
])('%j: %s, and the address keeps nothing of it', (answer, title, words) => {
  arrive(answer, 'ours');
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(words);
  expect(screen.getByText(/No sign-in provider is connected/)).toBeVisible();
  expect(screen.getByText('at /oauth/callback')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to staff login' })).toHaveAttribute('href', '/staff-login');
});

test('a state serves one answer', () => {
  arrive('?code=secret&state=ours', 'ours');
  expect(sessionStorage.getItem(STATE_KEY)).toBeNull();
});
