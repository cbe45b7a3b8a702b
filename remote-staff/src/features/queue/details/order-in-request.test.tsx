import type { Order } from '@bellkey/shared/api';
import type { ShellServices } from '@bellkey/shared/shell';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderInRequest } from './order-in-request.tsx';

const order: Order = {
  id: 'o1',
  no: 41,
  conversationId: 'c1',
  place: { id: 'p204', label: 'Room 204', kind: 'room' },
  state: 'submitted',
  lines: [
    {
      id: 'l1',
      itemId: 'club',
      name: 'Club sandwich',
      quantity: 2,
      unitCents: 1450,
      options: [{ groupId: 'g', choiceId: 'c', name: 'no mayo', priceCents: 0 }],
      note: 'cut in four',
      ageRestricted: false,
      trouble: null,
    },
  ],
  currency: 'EUR',
  totalCents: 2900,
  payment: 'on_delivery',
  payments: ['on_delivery'],
  allergy: 'my son is allergic to sesame',
  allergyAcknowledged: false,
  requestId: 'r1',
  submittedAt: '2026-03-15T09:00:00.000Z',
};

function show(answers: Record<string, unknown>): string[] {
  const called: string[] = [];
  const call = async (operation: string) => {
    called.push(operation);
    return answers[operation];
  };
  const services = shellServices({
    api: { ...shellServices().api, call: call as unknown as ShellServices['api']['call'] },
  });
  render(
    <TestShell services={services}>
      <OrderInRequest requestId="r1" property="aurora" />
    </TestShell>,
  );
  return called;
}

const READ = 'GET /api/staff/orders/by-request/{id}';
const ACKNOWLEDGE = 'POST /api/staff/orders/{id}/allergy';

test('the kitchen sees every line with its options, the total, and the allergy in the guest’s words', async () => {
  show({ [READ]: { ok: true, value: order } });
  expect(await screen.findByText('Club sandwich')).toBeVisible();
  expect(screen.getByText('no mayo, cut in four')).toBeVisible();
  expect(screen.getByText('Total, paid on delivery')).toBeVisible();
  expect(screen.getAllByText('€29.00')).toHaveLength(2);
  expect(screen.getByText(/my son is allergic to sesame.* It cannot be accepted before/)).toBeVisible();
});

test('what has run out is struck out without a price', async () => {
  const [club] = order.lines;
  if (!club) throw new Error('The order has a line.');
  const lines = [club, { ...club, id: 'l2', name: 'Custard tart', refusal: 'asked' as const }];
  show({ [READ]: { ok: true, value: { ...order, lines } } });
  const tart = (await screen.findByText('Custard tart')).closest('li');
  expect(tart).toHaveTextContent('2 ×Custard tartrun out, the guest is asked');
  expect(tart).not.toHaveTextContent('€');
});

test('reading the allergy is confirmed once', async () => {
  const called = show({
    [READ]: { ok: true, value: order },
    [ACKNOWLEDGE]: { ok: true, value: { ...order, allergyAcknowledged: true } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'The kitchen has read this' }));
  expect(await screen.findByText(/The kitchen has read it/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(called).toEqual([READ, ACKNOWLEDGE]);
});

test('a refused confirmation is reported, and the allergy still waits to be read', async () => {
  show({
    [READ]: { ok: true, value: order },
    [ACKNOWLEDGE]: {
      ok: false,
      error: { code: 'unavailable', status: 503, title: 'Not now', detail: 'Try again.', requestId: 'x' },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'The kitchen has read this' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('That was not taken');
  expect(screen.getByText(/It cannot be accepted before/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'The kitchen has read this' })).toBeEnabled();
});

test('a request in words has no order, and does not mention one', async () => {
  const error = { status: 404, title: 'Not found', detail: 'It is not there.', requestId: 'x' };
  const called = show({ [READ]: { ok: false, error: { ...error, code: 'not-found' } } });
  await waitFor(() => expect(called).toEqual([READ]));
  expect(screen.queryByRole('region', { name: 'Order' })).toBeNull();
});

test('an order that fails to load is reported', async () => {
  show({
    [READ]: {
      ok: false,
      error: { code: 'unavailable', status: 503, title: 'Not now', detail: 'Try again.', requestId: 'x' },
    },
  });
  expect(await screen.findByText('The order did not come')).toBeVisible();
});
