import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { sampleSnapshot } from '../../conversation/state/sample-snapshot.ts';
import { sampleMessage, sampleRequest } from '../../test-support/sample-conversation.ts';
import { sampleDish, sampleLine, sampleOrder } from '../../test-support/sample-menu.ts';
import { setOnline } from '../../test-support/set-online.ts';
import { openChatPage, readyApi } from './open-chat-page.tsx';

beforeEach(() => {
  localStorage.clear();
  setOnline(true);
});

const ANSWER = 'POST /api/guest/orders/{id}/answer';
const tart = sampleLine({
  id: 'line-2',
  itemId: 'tart',
  name: 'Custard tart',
  unitCents: 350,
  refusal: 'asked',
});
const order = sampleOrder({
  state: 'submitted',
  no: 31,
  requestId: 'request-1',
  lines: [sampleLine(), tart],
  totalCents: 900,
});
const waiting = sampleRequest({ id: 'request-1', service: 'roomService', state: 'waiting_guest' });

function askedApi() {
  const message = sampleMessage({ parts: [{ kind: 'request', requestId: 'request-1' }] });
  return readyApi()
    .answer('GET /api/guest/conversation', sampleSnapshot({ messages: [message], requests: [waiting] }))
    .answer('GET /api/guest/orders', { orders: [order] })
    .answer('GET /api/guest/menu', {
      currency: 'EUR',
      items: [sampleDish({ id: 'flan', name: 'Flan', priceCents: 420 })],
    })
    .answer(ANSWER, order);
}

test('in the chat a guest swaps a dish that has run out, and sees the new total before they confirm', async () => {
  const { api, user, emit } = openChatPage(askedApi());
  const form = within(await screen.findByRole('region', { name: 'What would you like instead?' }));
  expect(form.getByText('The kitchen has run out of Custard tart.')).toBeVisible();
  await user.selectOptions(form.getByRole('combobox', { name: 'Instead of Custard tart' }), 'flan');
  await user.click(form.getByRole('button', { name: 'Confirm, €13.20 in all' }));
  expect(api.of(ANSWER).map(({ input }) => input)).toEqual([
    {
      params: { id: order.id },
      body: {
        answers: [{ lineId: 'line-2', swap: { itemId: 'flan', quantity: 1, choices: [] } }],
        totalCents: 1320,
      },
    },
  ]);
  emit({ type: 'request.updated', request: { ...waiting, state: 'acknowledged' } });
  expect(screen.queryByRole('region', { name: 'What would you like instead?' })).toBeNull();
});

test('when the menu cannot be loaded the card says so, and tries again', async () => {
  const api = askedApi().refuse('GET /api/guest/menu', 'unreachable', 503);
  const { user } = openChatPage(api);
  expect(await screen.findByText('detail of unreachable')).toBeVisible();
  api.answer('GET /api/guest/menu', { currency: 'EUR', items: [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Confirm, €9.00 in all' })).toBeEnabled();
});

test('a request that waits for the guest without an order asks for no dish', async () => {
  const api = askedApi().answer('GET /api/guest/orders', { orders: [] });
  openChatPage(api);
  expect(await screen.findByText('Waiting for you')).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
});
