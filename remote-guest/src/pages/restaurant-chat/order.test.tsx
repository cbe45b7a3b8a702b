import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { sampleRequest } from '../../test-support/sample-conversation.ts';
import { sampleDish, sampleLine, sampleOrder } from '../../test-support/sample-menu.ts';
import { setOnline } from '../../test-support/set-online.ts';
import { latte, openRestaurantPage, readyApi, soup, tart } from './open-restaurant-page.tsx';
import { cart, oatLatte } from './sample-cart.ts';

beforeEach(() => {
  localStorage.clear();
  setOnline(true);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the order', () => {
  const openOrder = async (api = readyApi(undefined, [cart])) => {
    const opened = openRestaurantPage(api);
    await opened.dish('Latte');
    await opened.user.click(await opened.tab(/^Order/));
    return opened;
  };

  test('shows each line, the whole price with tax and service, no tip, and orders at a tap', async () => {
    const confirmed = sampleOrder({
      ...cart,
      state: 'submitted',
      no: 31,
      payment: 'on_delivery',
      requestId: 'request-1',
      submittedAt: '2026-03-15T14:02:00.000Z',
    });
    const { user, api, emit } = await openOrder(
      readyApi(undefined, [cart]).answer('POST /api/guest/orders/{id}/confirm', confirmed),
    );
    const order = within(screen.getByRole('region', { name: 'Your order' }));
    expect(order.getByText('Oat milk, very hot')).toBeVisible();
    expect(order.getByText('Tax and service are included. No tip is added.')).toBeVisible();
    await user.click(order.getByRole('button', { name: 'Order for €17.60' }));
    expect(api.of('POST /api/guest/orders/{id}/confirm')[0]?.input).toEqual({
      params: { id: 'order-1' },
      body: { totalCents: 1760, payment: 'on_delivery' },
    });
    const placed = within(await screen.findByRole('article', { name: 'Order no. 31' }));
    const current = () => placed.getAllByRole('listitem').find((item) => item.getAttribute('aria-current'));
    expect(current()).toHaveTextContent('Received');
    for (const [state, name] of [
      ['acknowledged', 'Accepted'],
      ['in_progress', 'Being prepared'],
      ['done', 'Served'],
    ] as const) {
      emit({ type: 'request.updated', request: sampleRequest({ state }) });
      expect(current()).toHaveTextContent(name);
    }
  });

  test('that changed says so line by line, and is ordered only when it is confirmed again', async () => {
    const api = readyApi(undefined, [cart])
      .refuse('POST /api/guest/orders/{id}/confirm', 'order-changed', 409, {
        fields: { totalCents: '1810', 'line-2': 'sold-out' },
      })
      .answer('GET /api/guest/orders', {
        orders: [
          sampleOrder({ lines: [sampleLine({ unitCents: 950 }), { ...oatLatte, trouble: 'sold-out' }] }),
        ],
      });
    const { user } = await openOrder(api);
    await user.click(screen.getByRole('button', { name: 'Order for €17.60' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Tomato soup: €9.00 is now €9.50 each.');
    expect(alert).toHaveTextContent('Latte: Sold out now.');
    expect(alert).toHaveTextContent('The total was €17.60 and is now €18.10.');
    expect(screen.getByRole('button', { name: 'Order for €18.10' })).toBeDisabled();
    expect(api.of('POST /api/guest/orders/{id}/confirm')).toHaveLength(1);
  });

  test('restores a removed line', async () => {
    const without = sampleOrder({ lines: [sampleLine()] });
    const api = readyApi(undefined, [sampleOrder({ lines: [sampleLine(), { ...oatLatte, quantity: 1 }] })]);
    const { user } = await openOrder(api.answer('POST /api/guest/cart', without));
    await user.click(screen.getByRole('button', { name: 'Take out Latte' }));
    expect(await screen.findByText('Latte is taken out.')).toBeVisible();
    api.answer('POST /api/guest/cart', cart);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(api.of('POST /api/guest/cart')[1]?.input).toMatchObject({
      body: {
        changes: [
          { itemId: 'latte', quantity: 1, note: 'very hot', choices: [{ groupId: 'milk', choiceId: 'oat' }] },
        ],
      },
    });
  });

  test('is placed for a time at which all of it is served', async () => {
    // Before dinner: what can be chosen depends on the time of day.
    const began = performance.now();
    jest
      .spyOn(Date, 'now')
      .mockImplementation(() => Date.parse('2026-03-15T14:00:00.000Z') + performance.now() - began);
    const bass = sampleDish({
      id: 'bass',
      name: 'Sea bass',
      state: 'not-now',
      served: { from: '19:00', until: '22:00' },
    });
    const ahead = sampleOrder({
      lines: [sampleLine({ itemId: 'bass', name: 'Sea bass', trouble: 'not-now' })],
    });
    const api = readyApi([bass], [ahead]).answer('POST /api/guest/orders/{id}/confirm', {
      ...ahead,
      state: 'submitted',
    });
    const { user, tab } = openRestaurantPage(api);
    await user.click(await tab(/^Order/));
    expect(await screen.findByText('Served 19:00 to 22:00; choose a time.')).toBeVisible();
    const when = screen.getByRole('combobox', { name: 'When' });
    const times = within(when).getAllByRole('option');
    expect(times).toHaveLength(6);
    for (const time of times) expect(time).toHaveTextContent(/(19|20|21):(00|30)$/);
    await user.selectOptions(when, times[2] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Order for €9.00' }));
    expect(api.of('POST /api/guest/orders/{id}/confirm')[0]?.input).toMatchObject({
      body: { at: (times[2] as HTMLOptionElement).value },
    });
  });

  test('that the kitchen refuses gives the reason, and available dishes move to a new one', async () => {
    const refused = sampleOrder({
      lines: [sampleLine(), sampleLine({ id: 'line-3', itemId: 'tart', name: 'Custard tart' })],
      state: 'submitted',
      no: 31,
      requestId: 'request-1',
      submittedAt: '2026-03-15T14:02:00.000Z',
    });
    const api = readyApi([soup, latte, tart], [refused]).answer('POST /api/guest/cart', cart);
    const { user, emit } = await openOrder(api);
    emit({
      type: 'request.updated',
      request: sampleRequest({
        state: 'declined',
        steps: [
          {
            state: 'declined',
            at: '2026-03-15T14:05:00.000Z',
            by: { kind: 'staff', name: 'Rita' },
            reason: 'The oven is broken',
          },
        ],
      }),
    });
    const placed = within(screen.getByRole('article', { name: 'Order no. 31' }));
    expect(placed.getByText('The kitchen says: “The oven is broken”.')).toBeVisible();
    expect(placed.getByText(/Custard tart can’t be had now/)).toBeVisible();
    await user.click(placed.getByRole('button', { name: 'Put it into a new order' }));
    expect(api.of('POST /api/guest/cart')[0]?.input).toMatchObject({
      body: { changes: [{ itemId: 'soup', quantity: 1 }] },
    });
  });
});
