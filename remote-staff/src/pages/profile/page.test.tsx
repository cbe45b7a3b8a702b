import type { Membership, StaffProfile } from '@bellkey/shared/api';
import { sessionUser, shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, problemFixture } from '../../test-support/fake-api.ts';
import { fakeSession, signedInAsAna } from '../../test-support/fake-session.ts';
import { membershipFixture } from '../../test-support/membership-fixture.ts';
import { Page } from './page.tsx';

beforeEach(() => {
  localStorage.clear();
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const profile: StaffProfile = {
  name: 'Ana',
  fullName: 'Ana Sousa',
  email: 'ana@aurora.example',
  phone: null,
  jobTitle: 'Receptionist',
  languages: ['pt'],
  role: 'agent',
  departments: [{ key: 'front-desk', name: 'Reception' }],
  onDuty: true,
  changes: [
    { at: '2026-03-15T09:00:00.000Z', by: 'Rui', state: 'approved', role: 'agent', reason: null },
    { at: '2026-03-14T09:00:00.000Z', by: 'Ana', state: 'pending', role: 'staff', reason: null },
  ],
};

function open(
  answers: Parameters<typeof fakeApi>[0] = {},
  { session = signedInAsAna(), role = 'agent' as Membership['role'], memberships = true } = {},
) {
  const { api, calls } = fakeApi({
    'GET /api/staff/me': () => ({
      ok: true,
      value: {
        uid: 'u1',
        email: null,
        name: null,
        memberships: memberships ? [membershipFixture({ role })] : [],
        ...(!memberships && { operator: { brand: null } }),
      },
    }),
    'GET /api/staff/profile': () => ({ ok: true, value: profile }),
    'PUT /api/staff/profile': ({ body }) => ({
      ok: true,
      value: { ...profile, ...body, name: body.fullName.split(' ')[0] ?? '' },
    }),
    ...answers,
  });
  render(
    <TestShell at="/profile" services={shellServices({ api, session })}>
      <Page />
    </TestShell>,
  );
  return (operation: string) => calls.filter(({ key }) => key === operation).map(({ input }) => input);
}

const details = () => screen.findByRole('form', { name: 'Your details' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the own details', () => {
  test('are changed, and show how guests read the name', async () => {
    const of = open();
    const form = await details();
    const name = within(form).getByLabelText('Full name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Anita Sousa');
    expect(within(form).getByText('Anita')).toBeVisible();
    await userEvent.type(within(form).getByLabelText(/Telephone/), '00351 910 000 000');
    await userEvent.click(within(form).getByRole('checkbox', { name: 'English' }));
    await press('Save');
    expect(await screen.findByText(/^Saved\./)).toBeVisible();
    expect(of('PUT /api/staff/profile')).toMatchObject([
      { body: { fullName: 'Anita Sousa', phone: '+351910000000', languages: ['pt', 'en'] } },
    ]);
    // The identity is loaded again, for the name in the navigation.
    expect(of('GET /api/staff/me').length).toBeGreaterThan(1);
  });

  test('that are invalid are not sent, and reported', async () => {
    const of = open();
    const form = await details();
    await userEvent.clear(within(form).getByLabelText('Full name'));
    await userEvent.type(within(form).getByLabelText(/Telephone/), '910');
    await press('Save');
    expect(within(form).getByLabelText('Full name')).toHaveAccessibleDescription(/Type your name/);
    expect(within(form).getByLabelText(/Telephone/)).toHaveAccessibleDescription(/country’s number/);
    expect(of('PUT /api/staff/profile')).toEqual([]);
  });

  test('that were refused stay as typed', async () => {
    open({ 'PUT /api/staff/profile': () => ({ ok: false, error: problemFixture('unreachable', 503) }) });
    await userEvent.type(within(await details()).getByLabelText('Full name'), ' Nunes');
    await press('Save');
    expect(await screen.findByText('It was not saved')).toBeVisible();
    expect(within(await details()).getByLabelText('Full name')).toHaveValue('Ana Sousa Nunes');
  });

  test('that fail to load can be loaded again', async () => {
    let fails = true;
    open({
      'GET /api/staff/profile': () =>
        fails ? { ok: false, error: problemFixture('unreachable', 503) } : { ok: true, value: profile },
    });
    const notice = (await screen.findByText('Your profile could not be loaded')).closest('[role="alert"]');
    fails = false;
    await userEvent.click(within(notice as HTMLElement).getByRole('button', { name: 'Retry' }));
    expect(await details()).toBeVisible();
  });
});

test('what the property stores is shown, with who changed it', async () => {
  open();
  const kept = await screen.findByRole('region', { name: 'What Hotel Aurora keeps about you' });
  expect(within(kept).getByText('Reception')).toBeVisible();
  await userEvent.click(within(kept).getByText('Who changed it'));
  const changes = within(kept).getByRole('list', { name: 'Changes' });
  expect(
    within(changes)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Sunday 15 March, 09:00: approved, Front desk (Rui)',
    'Saturday 14 March, 09:00: asked to join, Staff (Ana)',
  ]);
});

describe('signing out everywhere', () => {
  test('asks, ends all sessions, and this one at once', async () => {
    const of = open({
      'POST /api/staff/sign-out-everywhere': () => ({ ok: true, value: undefined }),
    });
    await press('Sign out everywhere');
    expect(of('POST /api/staff/sign-out-everywhere')).toEqual([]);
    const dialog = screen.getByRole('dialog', { name: 'Sign out everywhere?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }));
    expect(of('POST /api/staff/sign-out-everywhere')).toHaveLength(1);
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  test('that failed leaves everyone signed in, and says so', async () => {
    open({
      'POST /api/staff/sign-out-everywhere': () => ({
        ok: false,
        error: problemFixture('sign-out-not-possible', 503, 'Try again.'),
      }),
    });
    await press('Sign out everywhere');
    const dialog = screen.getByRole('dialog', { name: 'Sign out everywhere?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Try again.');
    expect(await details()).toBeVisible();
  });
});

test('a link for a new password is sent to the address of the account', async () => {
  const sent: string[] = [];
  const email = 'ana@aurora.example';
  const password = {
    providerId: 'password',
    uid: email,
    displayName: null,
    photoURL: null,
    email,
    phoneNumber: null,
  };
  const session = fakeSession({
    initial: { status: 'signed-in', user: sessionUser({ email, providerData: [password] }) },
    sendPasswordReset: async (address) => {
      sent.push(address);
      return { ok: true };
    },
  });
  open({}, { session });
  await press('Set a new password');
  expect(await screen.findByText(/A link to set a new password is on its way/)).toBeVisible();
  expect(sent).toEqual([email]);
});

test('a developer has a profile, and no guest chats in the navigation', async () => {
  open({}, { role: 'developer' });
  expect(await details()).toBeVisible();
  expect(screen.queryByRole('link', { name: /Guest chat/ })).toBeNull();
});

test('an operator signs out everywhere as well, and no property is asked', async () => {
  const of = open({}, { memberships: false });
  expect(await screen.findByRole('button', { name: 'Sign out everywhere' })).toBeVisible();
  expect(of('GET /api/staff/profile')).toEqual([]);
});
