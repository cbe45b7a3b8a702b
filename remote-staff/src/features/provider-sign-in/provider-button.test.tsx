import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, problemFixture } from '../../test-support/fake-api.ts';
import { ProviderButton } from './provider-button.tsx';

function open({ configured = true, down = false, at = '/staff-login?next=/profile' } = {}) {
  const left: string[] = [];
  const { api, calls } = fakeApi({
    'POST /api/sign-in/provider': () =>
      down
        ? { ok: false, error: problemFixture('provider-unreachable', 503, 'It does not answer.') }
        : { ok: true, value: { authorizationUrl: 'https://accounts.example/authorize?state=s' } },
  });
  const base = shellServices({ api });
  const provider = { id: 'oidc.staff', name: 'Aurora Account' };
  const identity = { ...base.config.identity, ...(configured && { provider }) };
  render(
    <TestShell at={at} services={{ ...base, config: { ...base.config, identity } }}>
      <ProviderButton leave={(url) => left.push(url)} />
    </TestShell>,
  );
  return { left, calls };
}
const button = () => screen.getByRole('button', { name: 'Continue with Aurora Account' });

test('takes the person to the provider, and remembers the requested page', async () => {
  const { left, calls } = open();
  await userEvent.click(button());
  expect(left).toEqual(['https://accounts.example/authorize?state=s']);
  expect(calls).toMatchObject([{ input: { body: { next: '/profile' } } }]);
});

test('reports when the provider is unreachable, and can be pressed again', async () => {
  const { left } = open({ down: true });
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('It does not answer.');
  expect(button()).toBeEnabled();
  expect(left).toEqual([]);
});

test('an address that is too long to be stored is left out', async () => {
  const { calls } = open({ at: `/staff-login?next=/dashboard?q=${'x'.repeat(500)}` });
  await userEvent.click(button());
  expect(calls).toMatchObject([{ input: { body: { next: null } } }]);
});

test('is hidden when no provider is configured', () => {
  open({ configured: false });
  expect(screen.queryByRole('button')).toBeNull();
});
