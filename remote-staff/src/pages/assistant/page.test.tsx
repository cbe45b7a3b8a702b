import type { AiModeSettings, Membership } from '@bellkey/shared/api';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConciergeSettingsView } from '../../features/concierge-settings/concierge-settings-view.tsx';
import { StaffFrame } from '../../frame/staff-frame.tsx';
import { fakeApi, problemFixture } from '../../test-support/fake-api.ts';
import { signedInAsAna } from '../../test-support/fake-session.ts';
import { membershipFixture } from '../../test-support/membership-fixture.ts';

beforeEach(() => localStorage.clear());

const settings: AiModeSettings = {
  mode: 'auto',
  exceptions: { vip: true, complaint: false, nights: 14 },
  changedBy: 'Rui',
  changedAt: '2026-03-15T09:00:00.000Z',
};

function open(role: Membership['role'], answers: Parameters<typeof fakeApi>[0] = {}) {
  const { api, calls } = fakeApi({
    'GET /api/staff/me': () => ({
      ok: true,
      value: { uid: 'u1', email: null, name: null, memberships: [membershipFixture({ role })] },
    }),
    'GET /api/staff/ai/reasons': () => ({
      ok: true,
      value: { day: '2026-03-15', today: '2026-03-15', reasons: [], next: null },
    }),
    'GET /api/staff/ai/mode': () => ({ ok: true, value: settings }),
    'PUT /api/staff/ai/mode': ({ body }) => ({
      ok: true,
      value: { ...settings, mode: body.mode, exceptions: body.exceptions ?? settings.exceptions },
    }),
    ...answers,
  });
  render(
    <TestShell at="/dashboard/assistant" services={shellServices({ api, session: signedInAsAna() })}>
      <StaffFrame>
        <ConciergeSettingsView />
      </StaffFrame>
    </TestShell>,
  );
  return { saved: () => calls.filter(({ key }) => key === 'PUT /api/staff/ai/mode'), calls };
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const mode = (name: RegExp) => screen.findByRole('radio', { name });

describe('the assistant’s mode', () => {
  test('is shown with its exceptions and who changed it last', async () => {
    open('manager');
    expect(await mode(/^Auto/)).toBeChecked();
    expect(screen.getByLabelText(/marked as VIP/)).toBeChecked();
    expect(screen.getByLabelText(/after a complaint/)).not.toBeChecked();
    expect(screen.getByLabelText(/so many nights/)).toHaveValue('14');
    expect(screen.getByText('Changed by Rui, Sunday 15 March, 09:00')).toBeVisible();
  });

  test('is changed with its exceptions, and says from when that applies', async () => {
    const { saved } = open('owner');
    await userEvent.click(await mode(/^Auto/));
    await userEvent.click(screen.getByLabelText(/after a complaint/));
    await userEvent.clear(screen.getByLabelText(/so many nights/));
    await save();
    expect(await screen.findByText('Saved. The next message is answered this way.')).toBeVisible();
    await userEvent.click(await mode(/^Off/));
    await save();
    expect(saved().map(({ input }) => input)).toMatchObject([
      { body: { mode: 'auto', exceptions: { vip: true, complaint: true, nights: null } } },
      { body: { mode: 'off', exceptions: { vip: true, complaint: true, nights: null } } },
    ]);
  });

  test('has exceptions only on auto', async () => {
    open('manager');
    await userEvent.click(await mode(/^Suggest/));
    expect(screen.getByLabelText(/marked as VIP/)).toBeDisabled();
    await userEvent.click(await mode(/^Auto/));
    expect(screen.getByLabelText(/marked as VIP/)).toBeEnabled();
  });

  test.each(['0', '366', '2.5', 'two'])('%s nights are not sent, and reported as invalid', async (nights) => {
    const { saved } = open('manager');
    const field = await screen.findByLabelText(/so many nights/);
    await userEvent.clear(field);
    await userEvent.type(field, nights);
    await save();
    expect(field).toHaveAccessibleDescription(/A number from 1 to 365/);
    expect(saved()).toEqual([]);
  });

  test('a refused change says so and keeps the choice', async () => {
    open('manager', {
      'PUT /api/staff/ai/mode': () => ({ ok: false, error: problemFixture('unreachable', 503) }),
    });
    await userEvent.click(await mode(/^Off/));
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('The change was not taken');
    expect(await mode(/^Off/)).toBeChecked();
  });

  test('settings that fail to load can be loaded again', async () => {
    let fails = true;
    open('manager', {
      'GET /api/staff/ai/mode': () =>
        fails ? { ok: false, error: problemFixture('unreachable', 503) } : { ok: true, value: settings },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The settings could not be loaded');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await mode(/^Auto/)).toBeChecked();
  });

  test.each(['staff', 'agent', 'developer'] as const)(
    'is hidden from the role %s, who reads whom to ask',
    async (role) => {
      const { calls } = open(role);
      expect(await screen.findByText(/decided by managers and owners/)).toBeVisible();
      expect(screen.queryByRole('radio')).toBeNull();
      expect(calls.filter(({ key }) => key.includes('/ai/'))).toEqual([]);
    },
  );
});
