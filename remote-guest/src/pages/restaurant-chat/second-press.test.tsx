import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { pressTwice } from '../../test-support/press-twice.ts';
import { sampleOrder } from '../../test-support/sample-menu.ts';
import { sampleTab, sampleTabGuest } from '../../test-support/sample-tab.ts';
import { setOnline } from '../../test-support/set-online.ts';
import { openRestaurantPage, readyApi } from './open-restaurant-page.tsx';
import { cart, oatLatte } from './sample-cart.ts';

beforeEach(() => {
  localStorage.clear();
  setOnline(true);
});

async function openOrder(api = readyApi(undefined, [cart])) {
  const opened = openRestaurantPage(api);
  await opened.user.click(await opened.tab(/^Order/));
  return opened;
}

describe('a second press sends nothing', () => {
  test('on the button that orders', async () => {
    const { api } = await openOrder(
      readyApi(undefined, [cart]).answer('POST /api/guest/orders/{id}/confirm', {
        ...cart,
        state: 'submitted',
        no: 31,
      }),
    );
    await pressTwice(await screen.findByRole('button', { name: 'Order for €17.60' }));
    expect(api.of('POST /api/guest/orders/{id}/confirm')).toHaveLength(1);
    expect(screen.getByRole('article', { name: 'Order no. 31' })).toBeVisible();
  });

  test('on the button that adds one of a dish, and on the one that restores a removed dish', async () => {
    const api = readyApi(undefined, [cart]);
    await openOrder(
      api.answer('POST /api/guest/cart', sampleOrder({ lines: [{ ...oatLatte, quantity: 1 }] })),
    );
    await pressTwice(await screen.findByRole('button', { name: 'One Latte more' }));
    expect(api.of('POST /api/guest/cart')).toHaveLength(1);
    api.answer('POST /api/guest/cart', sampleOrder({ lines: [] }));
    await pressTwice(screen.getByRole('button', { name: 'Take out Latte' }));
    expect(api.of('POST /api/guest/cart')).toHaveLength(2);
    api.answer('POST /api/guest/cart', cart);
    await pressTwice(screen.getByRole('button', { name: 'Undo' }));
    expect(api.of('POST /api/guest/cart')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('on the button that removes a guest from the table', async () => {
    const { api, user } = await openOrder(
      readyApi(undefined, [cart])
        .answer('GET /api/guest/tab', { tab: sampleTab() })
        .answer('POST /api/guest/tab/guests/{id}/remove', {
          tab: sampleTab({ guests: [sampleTabGuest()] }),
        }),
    );
    const tab = within(await screen.findByRole('region', { name: 'Ordering together' }));
    await user.click(tab.getByRole('button', { name: 'Remove Ben' }));
    const sure = within(tab.getByRole('group', { name: /^Remove/ }));
    await pressTwice(sure.getByRole('button', { name: 'Remove Ben' }));
    expect(api.of('POST /api/guest/tab/guests/{id}/remove')).toHaveLength(1);
    expect(tab.queryByRole('button', { name: 'Remove Ben' })).toBeNull();
  });
});
