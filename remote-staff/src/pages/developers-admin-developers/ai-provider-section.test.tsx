import type { Membership } from '@bellkey/shared/api';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AiProviderSection } from '../../features/ai-provider/ai-provider-section.tsx';
import { providerFixture } from '../../features/ai-provider/provider-fixture.ts';
import { StaffFrame } from '../../frame/staff-frame.tsx';
import { fakeApi, problemFixture } from '../../test-support/fake-api.ts';
import { signedInAsAna } from '../../test-support/fake-session.ts';
import { membershipFixture } from '../../test-support/membership-fixture.ts';

beforeEach(() => localStorage.clear());

function open(role: Membership['role'], answers: Parameters<typeof fakeApi>[0] = {}) {
  const { api, calls } = fakeApi({
    'GET /api/staff/me': () => ({
      ok: true,
      value: { uid: 'u1', email: null, name: null, memberships: [membershipFixture({ role })] },
    }),
    'GET /api/staff/ai/provider': () => ({ ok: true, value: providerFixture }),
    'PUT /api/staff/ai/provider': () => ({ ok: true, value: providerFixture }),
    ...answers,
  });
  render(
    <TestShell services={shellServices({ api, session: signedInAsAna() })}>
      <StaffFrame>
        <AiProviderSection />
      </StaffFrame>
    </TestShell>,
  );
  return calls;
}

describe('the language model’s settings', () => {
  const saved = (calls: ReturnType<typeof open>) =>
    calls.find(({ key }) => key === 'PUT /api/staff/ai/provider')?.input as { body: Record<string, unknown> };

  test('the stored key is never shown; saving without typing one keeps it', async () => {
    const calls = open('owner');
    const key = await screen.findByLabelText('Key');
    expect(key).toHaveValue('');
    expect(key).toHaveAccessibleDescription(/can’t be shown again/);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Saved/)).toBeVisible();
    expect(saved(calls).body).not.toHaveProperty('key');
  });

  test('a key is sent once and disappears from the screen; a removed one is sent as null', async () => {
    const calls = open('developer');
    await userEvent.type(await screen.findByLabelText('Key'), 'sk-new');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Saved/)).toBeVisible();
    expect(saved(calls).body).toMatchObject({ key: 'sk-new' });
    expect(screen.getByLabelText('Key')).toHaveValue('');
  });

  test('a developer cannot switch it on, and reads that a new key waits for an owner', async () => {
    open('developer', {
      'PUT /api/staff/ai/provider': () => ({ ok: true, value: { ...providerFixture, enabled: false } }),
    });
    const answers = await screen.findByLabelText('Let a language model answer');
    expect(answers).toBeChecked();
    expect(answers).toHaveAccessibleDescription(/Only an owner/);
    await userEvent.type(screen.getByLabelText('Key'), 'sk-new');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/off until an owner/)).toBeVisible();
    expect(answers).not.toBeChecked();
    expect(answers).toBeDisabled();
  });

  test('another address requires the key again', async () => {
    open('owner');
    const address = await screen.findByLabelText('Address');
    await userEvent.clear(address);
    await userEvent.type(address, 'https://other.example/v1');
    expect(screen.getByLabelText('Key')).toHaveAccessibleDescription(/type the key again/);
  });

  test('a problem is shown next to its field, and typed text stays', async () => {
    const problem = {
      ...problemFixture('bad-input', 422),
      fields: { baseUrl: 'Use https. Plain http is for this machine only.' },
    };
    open('owner', { 'PUT /api/staff/ai/provider': () => ({ ok: false, error: problem }) });
    await userEvent.type(await screen.findByLabelText('Model'), 'er');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Plain http is for/)).toBeVisible();
    expect(screen.getByLabelText('Model')).toHaveValue('smaller');
  });

  test('managers read who may change it, and no request is sent', async () => {
    const calls = open('manager');
    expect(await screen.findByText(/Who owns the property/)).toBeVisible();
    expect(calls.some(({ key }) => key.includes('provider'))).toBe(false);
  });
});
