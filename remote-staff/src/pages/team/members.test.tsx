import type { OperationInput } from '@bellkey/shared/api';
import { fakeDialogs } from '@bellkey/shared/shell-testing';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problemFixture } from '../../test-support/fake-api.ts';
import { departments, member, open } from './open-team.tsx';

beforeAll(fakeDialogs);
beforeEach(() => localStorage.clear());

describe('the members of the team', () => {
  test('are shown with role, departments, last presence and changes', async () => {
    open();
    const rita = await screen.findByRole('listitem', { name: 'Rita Costa' });
    expect(rita).toHaveTextContent('Staff · Housekeeping');
    expect(rita).toHaveTextContent('Not seen yet');
    expect(screen.getByRole('listitem', { name: 'Ana' })).toHaveTextContent('Here now');
    const olga = screen.getByRole('listitem', { name: 'Olga' });
    expect(olga).toHaveTextContent('off duty');
    expect(within(olga).queryByRole('button')).toBeNull();
    expect(screen.getByRole('listitem', { name: 'Tom' })).toHaveTextContent('Suspended');
    expect(screen.getByText(/Ana suspended Tom “Leave until May.”/)).toBeInTheDocument();
  });

  test('get another role and other departments, at most the role of the person who assigns it', async () => {
    const { sent } = open({
      'PUT /api/staff/team/{id}': () => ({ ok: true, value: member({ role: 'agent' }) }),
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Change Rita Costa' }));
    const dialog = screen.getByRole('dialog', { name: 'Change Rita Costa' });
    const roles = within(dialog).getByLabelText('Role');
    expect(within(roles).queryByText('Owner')).toBeNull();
    await user.selectOptions(roles, 'Front desk');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Maintenance' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(sent('PUT /api/staff/team/{id}')).toEqual([
      {
        params: { id: 'rita' },
        query: { property: 'aurora' },
        body: { role: 'agent', departments: ['housekeeping', 'maintenance'] },
      },
    ]);
    expect(await screen.findByText('Rita Costa is changed.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('are suspended after a confirmation, and a refusal is reported', async () => {
    let refuses = true;
    const { sent } = open({
      'POST /api/staff/team/{id}/access': () =>
        refuses
          ? { ok: false, error: problemFixture('forbidden', 403, 'This person’s role is above yours.') }
          : { ok: true, value: { id: 'rita', state: 'suspended' } },
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Change Rita Costa' }));
    const dialog = screen.getByRole('dialog', { name: 'Change Rita Costa' });
    await user.click(within(dialog).getByRole('button', { name: 'Suspend' }));
    expect(sent('POST /api/staff/team/{id}/access')).toEqual([]);
    await user.type(within(dialog).getByLabelText('Reason (optional)'), 'Leave');
    await user.click(within(dialog).getByRole('button', { name: 'Yes, suspend' }));
    expect(await within(dialog).findByText('This person’s role is above yours.')).toBeVisible();
    refuses = false;
    await user.click(within(dialog).getByRole('button', { name: 'Yes, suspend' }));
    expect(await screen.findByText(/Rita Costa is suspended: within a minute/)).toBeVisible();
    expect(sent('POST /api/staff/team/{id}/access').at(-1)).toMatchObject({
      params: { id: 'rita' },
      body: { to: 'suspended', reason: 'Leave' },
    });
  });

  test('that are suspended get access back, or are removed', async () => {
    const { sent } = open({
      'POST /api/staff/team/{id}/access': () => ({ ok: true, value: { id: 'tom', state: 'approved' } }),
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Change Tom' }));
    const dialog = screen.getByRole('dialog', { name: 'Change Tom' });
    expect(within(dialog).queryByRole('button', { name: 'Save' })).toBeNull();
    expect(within(dialog).getByRole('button', { name: 'Remove from the team' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Give access back' }));
    expect(await screen.findByText('Tom has access again.')).toBeVisible();
    expect(sent('POST /api/staff/team/{id}/access')).toMatchObject([{ body: { to: 'approved' } }]);
  });

  test('that fail to load say so, and Retry loads them', async () => {
    let down = true;
    open({
      'GET /api/staff/team': () =>
        down
          ? { ok: false, error: problemFixture('unreachable', 503) }
          : { ok: true, value: { members: [member({})], invitations: [], departments, changes: [] } },
    });
    expect(await screen.findByText('The team could not be loaded')).toBeVisible();
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('listitem', { name: 'Rita Costa' })).toBeVisible();
  });
});

describe('invitations', () => {
  test('are created for a role and departments, and the link is shown this once', async () => {
    const { sent } = open({
      'POST /api/staff/invitations': (input: OperationInput<'POST /api/staff/invitations'>) => ({
        ok: true,
        value: {
          invitation: {
            id: 'i2',
            role: input.body.role,
            departments: input.body.departments,
            email: null,
            invitedBy: 'Ana',
            createdAt: '2026-03-15T09:00:00.000Z',
            expiresAt: '2026-03-22T09:00:00.000Z',
          },
          token: 'secret-token',
        },
      }),
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Invite someone' }));
    const dialog = screen.getByRole('dialog', { name: 'Invite someone' });
    const make = within(dialog).getByRole('button', { name: 'Make the link' });
    await user.click(make);
    expect(within(dialog).getByText('Choose at least one department.')).toBeVisible();
    await user.click(within(dialog).getByRole('checkbox', { name: 'Housekeeping' }));
    await user.click(make);
    expect(await within(dialog).findByLabelText('Invitation link')).toHaveTextContent(
      '/staff-register#invitation=secret-token',
    );
    expect(sent('POST /api/staff/invitations')).toMatchObject([
      { body: { role: 'staff', departments: ['housekeeping'], days: 7 } },
    ]);
  });

  test('for an address that is none say so at the field, and keep it', async () => {
    const fault = 'Type one e-mail address, as name@hotel.com.';
    open({
      'POST /api/staff/invitations': () => ({
        ok: false,
        error: { ...problemFixture('bad-input', 422, 'Correct it.'), fields: { email: fault } },
      }),
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Invite someone' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Invite someone' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Housekeeping' }));
    const email = dialog.getByRole('textbox', { name: /Only for this e-mail/ });
    await user.type(email, 'nope');
    await user.click(dialog.getByRole('button', { name: 'Make the link' }));
    expect(await dialog.findByText(fault)).toBeVisible();
    expect(email).toBeInvalid();
    expect(email).toHaveValue('nope');
    expect(dialog.queryByText(/bad-input/)).toBeNull();
  });

  test('that are open are listed and revoked', async () => {
    const { sent } = open({
      'POST /api/staff/invitations/{id}/revoke': () => ({ ok: true, value: undefined }),
    });
    const row = await screen.findByRole('listitem', { name: 'Invitation: Front desk · Maintenance' });
    expect(row).toHaveTextContent('For new@aurora.example');
    await userEvent.click(within(row).getByRole('button', { name: 'Take back' }));
    expect(sent('POST /api/staff/invitations/{id}/revoke')).toMatchObject([{ params: { id: 'i1' } }]);
  });
});
