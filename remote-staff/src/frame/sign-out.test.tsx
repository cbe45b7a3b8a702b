import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { afterEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { fakeSession } from '../test-support/fake-session.ts';
import { SignOutButton, useSignOut } from './sign-out.tsx';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'PushManager');
});

function Page() {
  return <SignOutButton onSignOut={useSignOut()} />;
}

test.each([
  ['ends', async () => true],
  ['tries to end', () => Promise.reject(new Error('The push service is away'))],
])('signing out %s push on this device, and then the session', async (_, unsubscribe) => {
  const done: string[] = [];
  const subscription = {
    unsubscribe: () => {
      done.push('push');
      return unsubscribe();
    },
  };
  const registration = { pushManager: { getSubscription: async () => subscription } };
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: async () => registration },
    configurable: true,
  });
  Object.defineProperty(window, 'PushManager', { value: class {}, configurable: true });
  const session = { ...fakeSession(), signOut: async () => void done.push('session') };
  render(
    <TestShell services={shellServices({ session })}>
      <Page />
    </TestShell>,
  );
  await act(async () => screen.getByRole('button', { name: 'Sign out' }).click());
  expect(done).toEqual(['push', 'session']);
});
