import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { sampleSnapshot } from '../../conversation/state/sample-snapshot.ts';
import { pressTwice } from '../../test-support/press-twice.ts';
import { sampleMessage, sampleRequest } from '../../test-support/sample-conversation.ts';
import { sampleLine, sampleOrder } from '../../test-support/sample-menu.ts';
import { setOnline } from '../../test-support/set-online.ts';
import { openChatPage, readyApi } from './open-chat-page.tsx';

beforeEach(() => {
  localStorage.clear();
  setOnline(true);
});

describe('a second press sends nothing', () => {
  const draft = sampleOrder({ lines: [sampleLine()] });
  const openCart = async (api = readyApi()) => {
    const messages = [sampleMessage({ parts: [{ kind: 'order', orderId: draft.id }] })];
    openChatPage(
      api.answer('GET /api/guest/conversation', { ...sampleSnapshot({ messages }), orders: [draft] }),
    );
    return { api, card: within(await screen.findByRole('article', { name: 'Your order' })) };
  };

  test('on the button that orders', async () => {
    const { api, card } = await openCart(
      readyApi().answer('POST /api/guest/orders/{id}/confirm', { ...draft, state: 'submitted', no: 31 }),
    );
    await pressTwice(card.getByRole('button', { name: 'Confirm €9.00' }));
    expect(api.of('POST /api/guest/orders/{id}/confirm')).toHaveLength(1);
    expect(screen.getByRole('article', { name: 'Order no. 31' })).toBeVisible();
  });

  test('on the button that adds one of a dish', async () => {
    const two = sampleOrder({ lines: [sampleLine({ quantity: 2 })] });
    const { api, card } = await openCart(readyApi().answer('POST /api/guest/cart', two));
    await pressTwice(card.getByRole('button', { name: 'One Tomato soup more' }));
    expect(api.of('POST /api/guest/cart')).toHaveLength(1);
    expect(card.getByRole('status', { name: /Tomato soup/ })).toHaveTextContent('2');
  });

  test('on an answer on a request’s card', async () => {
    const request = sampleRequest({
      state: 'waiting_guest',
      offer: { text: '13:00 instead of 14:00', at: null, by: 'Ana', offeredAt: '2026-03-15T14:03:00.000Z' },
    });
    const api = readyApi()
      .answer('GET /api/guest/conversation', sampleSnapshot({ requests: [request] }))
      .answer('POST /api/guest/requests/{id}/offer', { ...request, state: 'acknowledged', offer: null });
    openChatPage(api);
    const card = within(await screen.findByRole('article', { name: 'Towels × 2' }));
    await pressTwice(await card.findByRole('button', { name: 'Accept' }));
    expect(api.of('POST /api/guest/requests/{id}/offer')).toHaveLength(1);
    expect(card.queryByRole('button', { name: 'Accept' })).toBeNull();
  });
});
