import type { LiveEvent, Order, ServiceRequest } from '@bellkey/shared/api';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleSnapshot } from '../../conversation/state/sample-snapshot.ts';
import { ApiDouble } from '../../test-support/api-double.ts';
import { sampleRequest, sampleSession } from '../../test-support/sample-conversation.ts';
import { Page } from './page.tsx';

const HOUR_MS = 3_600_000;
/** The time that many milliseconds ago. */
export const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

export const towels = sampleRequest({
  state: 'acknowledged',
  createdAt: ago(60_000),
  promisedAt: ago(-19 * 60_000),
});
export const done = sampleRequest({
  id: 'request-2',
  no: 13,
  title: 'Bathrobe',
  quantity: null,
  state: 'done',
  doneAt: ago(HOUR_MS),
  createdAt: ago(2 * HOUR_MS),
});
export const soup = sampleRequest({
  id: 'request-3',
  no: 14,
  title: 'Food',
  quantity: null,
  createdAt: ago(30_000),
  promisedAt: ago(-HOUR_MS),
});
export const order: Order = {
  id: 'order-1',
  no: 7,
  conversationId: 'conversation-1',
  place: sampleSession.place as Order['place'],
  state: 'submitted',
  lines: [
    {
      id: 'line-1',
      itemId: 'soup',
      name: 'Soup',
      quantity: 2,
      unitCents: 850,
      options: [],
      note: null,
      ageRestricted: false,
      trouble: null,
    },
  ],
  currency: 'EUR',
  totalCents: 1700,
  payment: 'on_delivery',
  payments: ['on_delivery'],
  allergy: null,
  allergyAcknowledged: false,
  requestId: 'request-3',
  submittedAt: ago(30_000),
};

export function readyApi(requests: ServiceRequest[] = [towels, done, soup], orders: Order[] = [order]) {
  return new ApiDouble()
    .answer('GET /api/guest/session', sampleSession)
    .answer('GET /api/guest/conversation', sampleSnapshot({ requests, orders }));
}

/** Opens the page of a guest with a request that is under way, one that is done, and a food order. */
export function openOrdersPage(at = '/orders', api = readyApi()) {
  const user = userEvent.setup();
  const page = render(
    <TestShell at={at} services={shellServices({ api: api.client })}>
      <Page />
    </TestShell>,
  );
  const emit = (event: LiveEvent) => act(() => api.streams.at(-1)?.onEvent(event));
  return { api, user, page, emit };
}

export const group = (name: string) => screen.findByRole('region', { name });
