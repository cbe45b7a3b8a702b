import type { ListedRegistration, Membership } from '@bellkey/shared/api';
import { fakeDialogs, shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { fakeApi } from '../../test-support/fake-api.ts';
import { signedInAsAna } from '../../test-support/fake-session.ts';
import { membershipFixture } from '../../test-support/membership-fixture.ts';
import { Page } from './page.tsx';

beforeAll(fakeDialogs);
beforeEach(() => localStorage.clear());

const listed = (overrides: Partial<ListedRegistration> = {}): ListedRegistration => ({
  id: 'c1',
  state: 'waiting',
  name: 'Ana Sousa',
  place: 'Room 204',
  arrivalDate: '2026-12-01',
  people: 2,
  submittedAt: '2026-11-24T10:00:00.000Z',
  contact: { phone: '+351912345678', arrivalTime: '18:00' },
  ...overrides,
});

function open(role: Membership['role']) {
  const list = [listed()];
  const fake = fakeApi({
    'GET /api/staff/me': () => ({
      ok: true,
      value: { uid: 'u1', email: null, name: 'Ana', memberships: [membershipFixture({ role })] },
    }),
    'GET /api/staff/requests': () => ({ ok: true, value: { requests: [], cursor: '7' } }),
    'GET /api/staff/conversations': () => ({ ok: true, value: { conversations: [], cursor: '7' } }),
    'GET /api/staff/guest-registrations': () => ({ ok: true, value: { registrations: [...list] } }),
  });
  const announce = jest.fn();
  render(
    <TestShell
      at="/dashboard/registrations"
      services={shellServices({ api: fake.api, session: signedInAsAna(), announce })}
    >
      <Page />
    </TestShell>,
  );
  return { ...fake, list, announce };
}

test('the front desk finds registrations in the navigation, with what reaches the guest, and opens none', async () => {
  open('agent');
  expect(await screen.findByRole('link', { name: /^Registrations/ })).toHaveAttribute(
    'href',
    '/dashboard/registrations',
  );
  expect(
    await screen.findByText(/Room 204, arrives 2026-12-01, 2 people, at 18:00, \+351912345678/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open the registration of Ana Sousa' })).toBeNull();
});

test('one that comes is counted and announced at once', async () => {
  const { list, stream, announce } = open('agent');
  expect(await screen.findByRole('link', { name: 'Registrations 1 to be checked' })).toBeVisible();
  expect(announce).not.toHaveBeenCalled();
  list.push(listed({ id: 'c2', name: 'Rui Dias', place: 'Room 310' }));
  act(() => stream().emit({ type: 'registration.updated' }));
  expect(await screen.findByRole('link', { name: 'Registrations 2 to be checked' })).toBeVisible();
  await waitFor(() =>
    expect(announce).toHaveBeenCalledWith('Rui Dias, Room 310, has registered before arrival.'),
  );
});

test('a manager opens them here, too; department staff have neither link nor list', async () => {
  open('manager');
  expect(await screen.findByRole('button', { name: 'Open the registration of Ana Sousa' })).toBeVisible();
  document.body.replaceChildren();
  const { calls } = open('staff');
  expect(await screen.findByText('For the front desk and managers')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Registrations/ })).toBeNull();
  expect(calls.map(({ key }) => key)).not.toContain('GET /api/staff/guest-registrations');
});
