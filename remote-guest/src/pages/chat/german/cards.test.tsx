import type { Alarm, Order, RequestState } from '@bellkey/shared/api';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { smoke } from '../../../test-support/sample-alarm.ts';
import { sampleConversation, sampleMessage } from '../../../test-support/sample-conversation.ts';
import { sampleOrder } from '../../../test-support/sample-menu.ts';
import { setOnline } from '../../../test-support/set-online.ts';
import { expectGerman, line, offer, openGerman, place, request } from './open-german-chat.tsx';

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('bellkey:language', 'de');
  setOnline(true);
});
afterEach(() => {
  setOnline(true);
});

describe('a card in German has no word of English', () => {
  test.each<RequestState>([
    'new',
    'acknowledged',
    'in_progress',
    'needs_approval',
    'declined',
    'waiting_guest',
    'on_hold',
    'done',
    'closed',
    'cancelled',
  ])('on a request that is %s', async (state) => {
    const done = state === 'done' ? { doneAt: new Date().toISOString() } : {};
    const { box } = openGerman({
      requests: [
        request({ state, ...done, offer: state === 'waiting_guest' ? offer : null }),
        request({ id: 'request-2', state, promisedAt: null }),
        request({
          id: 'request-3',
          state,
          details: [
            { slot: 'people', value: '3' },
            { slot: 'until', value: '12:00' },
          ],
        }),
      ] as never,
    });
    await box();
    expect(screen.getAllByRole('heading', { name: /Handtücher/ })).toHaveLength(3);
    expectGerman();
  });

  test('on an order of food with an allergy', async () => {
    const food = {
      allergy: 'Nüsse',
      dishes: '1 × Essen (ohne Nüsse)',
      totalCents: 2700,
      currency: 'EUR',
      payment: 'on_delivery',
    } as const;
    const note = 'ALLERGY: Nüsse. 1 × Essen (ohne Nüsse). 27.00 EUR, paid on delivery';
    const { box } = openGerman({ requests: [request({ title: 'Food order', quantity: null, note, food })] });
    await box();
    expect(screen.getByRole('heading', { name: 'Essensbestellung' })).toBeVisible();
    expect(screen.getByText('Allergie: „Nüsse“')).toBeVisible();
    expect(screen.getByText(/1 × Essen \(ohne Nüsse\) · 27,00\s€/)).toBeVisible();
    expectGerman();
  });

  test('when a request is taken back, and that fails', async () => {
    const { user, api, box } = openGerman({ requests: [request({})] });
    api.refuse('POST /api/guest/requests/{id}/cancel', 'not-cancellable', 409);
    await box();
    await user.click(screen.getByRole('button', { name: /Handtücher.* stornieren/ }));
    expectGerman();
    await user.click(screen.getByRole('button', { name: 'Ja, stornieren' }));
    expect(await screen.findByText(/Das hat nicht geklappt/)).toBeVisible();
    expectGerman();
  });

  test.each<[string, Partial<Order>]>([
    [
      'a cart',
      { payments: ['room', 'on_delivery'], allergy: 'Nüsse', lines: [line({ ageRestricted: true })] },
    ],
    ['a cart with something sold out', { lines: [line({ trouble: 'sold-out', quantity: 2 })] }],
    ['an empty cart', { lines: [] }],
    ['an order', { state: 'submitted' as never, no: 4, payment: 'room', lines: [line()] }],
  ])('on %s', async (_, change) => {
    const order = sampleOrder({ place, lines: [line()], ...change });
    const messages = [sampleMessage({ body: 'Gern.', parts: [{ kind: 'order', orderId: order.id }] })];
    await openGerman({ messages, orders: [order] } as never).box();
    expect(screen.getByText(/Summe, inklusive Steuer/)).toBeVisible();
    expectGerman();
    act(() => {
      setOnline(false);
      window.dispatchEvent(new Event('offline'));
    });
    expectGerman();
  });

  test.each<[string, Alarm]>([
    ['that no one has taken', smoke],
    ['that someone has', { ...smoke, takenBy: { id: 'r', name: 'Rita' }, takenAt: smoke.raisedAt }],
    ['in doubt', { ...smoke, kind: 'medical', certainty: 'possible' }],
  ])('on an alarm %s', async (_, alarm) => {
    const emergency = request({ id: 'request-9', title: 'Notfall', priority: 'emergency', promisedAt: null });
    const conversation = sampleConversation({ state: 'awaiting_human', alarm });
    const { user, api, box } = openGerman({ conversation, requests: [emergency] });
    api.refuse('POST /api/guest/alarm/over', 'unreachable', 0);
    await box();
    expect(screen.getByRole('region', { name: 'Notfall' })).toBeVisible();
    expectGerman();
    await user.click(screen.getByRole('button', { name: 'Es ist vorbei' }));
    expectGerman();
    await user.click(screen.getByRole('button', { name: 'Ja, es ist vorbei' }));
    expect(await screen.findByText(/Dem Personal konnte nicht gesagt werden/)).toBeVisible();
    expectGerman();
  });
});
