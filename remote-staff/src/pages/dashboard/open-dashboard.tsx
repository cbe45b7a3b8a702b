import type { ServiceRequest } from '@bellkey/shared/api';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { conversationFixture } from '../../test-support/conversation-fixture.ts';
import { fakeApi } from '../../test-support/fake-api.ts';
import { signedInAsAna } from '../../test-support/fake-session.ts';
import { membershipFixture } from '../../test-support/membership-fixture.ts';
import { requestFixture } from '../../test-support/request-fixture.ts';
import { Page } from './page.tsx';

type Answers = Parameters<typeof fakeApi>[0];
const MINUTE_MS = 60_000;
export const fromNow = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();

export const towels = () =>
  requestFixture({ createdAt: fromNow(-2), acknowledgeBy: fromNow(3), promisedAt: fromNow(17.5) });
const shower = () =>
  requestFixture({
    id: 'r2',
    no: 42,
    title: 'Shower runs cold',
    quantity: null,
    place: { id: 'p310', label: 'Room 310', kind: 'room' },
    department: { key: 'maintenance', name: 'Maintenance' },
    createdAt: fromNow(-30),
    promisedAt: fromNow(-3.5),
    state: 'in_progress',
    conversationId: 'c2',
  });
export const accepted = (request: ServiceRequest): ServiceRequest => ({
  ...request,
  state: 'acknowledged',
  assignee: { id: 'member-ana', name: 'Ana' },
  steps: [
    ...request.steps,
    { state: 'acknowledged', at: fromNow(0), by: { kind: 'staff', name: 'Ana' }, reason: null },
  ],
});

const answers = (): Answers => ({
  'GET /api/staff/me': () => ({
    ok: true,
    value: { uid: 'u1', email: 'ana@aurora.example', name: 'Ana', memberships: [membershipFixture()] },
  }),
  'GET /api/staff/requests': () => ({ ok: true, value: { requests: [towels(), shower()], cursor: '7' } }),
  'GET /api/staff/conversations': () => ({
    ok: true,
    value: {
      conversations: [
        conversationFixture({ state: 'awaiting_human', waitingSince: fromNow(-4), unreadByStaff: 1 }),
      ],
      cursor: '7',
    },
  }),
});

export function openDashboard(overrides: Answers = {}, at = '/dashboard') {
  const fake = fakeApi({ ...answers(), ...overrides });
  const announce = jest.fn();
  render(
    <TestShell at={at} services={shellServices({ api: fake.api, session: signedInAsAna(), announce })}>
      <Page />
    </TestShell>,
  );
  return { ...fake, announce };
}

export const rowOf = async (name: RegExp) => screen.findByRole('row', { name });
export const rowNames = () =>
  within(screen.getByRole('table', { name: 'Requests' }))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);
