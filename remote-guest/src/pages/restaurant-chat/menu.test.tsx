import type { MenuItem, Order } from '@bellkey/shared/api';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { sampleDish, sampleOrder } from '../../test-support/sample-menu.ts';
import { setOnline } from '../../test-support/set-online.ts';
import { openRestaurantPage, readyApi, soup } from './open-restaurant-page.tsx';
import { cart, oatLatte } from './sample-cart.ts';

beforeEach(() => {
  localStorage.clear();
  setOnline(true);
});

describe('the menu', () => {
  test('shows dishes with their marks; sold-out ones are shown and cannot be ordered', async () => {
    const { dish } = openRestaurantPage();
    const shown = await dish('Latte');
    expect(shown.getByText('€3.80')).toBeVisible();
    expect(shown.getByText('Contains: milk')).toBeVisible();
    expect((await dish('Tomato soup')).getByText(/vegan · Allergens not stated: please ask/)).toBeVisible();
    const off = await dish('Custard tart');
    expect(off.getByText('Sold out')).toBeVisible();
    expect(off.queryByRole('button')).toBeNull();
  });

  test('is searched and filtered, with the sentence that promises nothing about allergies', async () => {
    const { user, dish } = openRestaurantPage();
    await dish('Latte');
    await user.type(screen.getByRole('searchbox', { name: 'Search the menu' }), 'basil');
    expect(screen.queryByRole('heading', { name: 'Latte' })).toBeNull();
    expect(screen.getByText('Dishes: 1')).toBeVisible();
    await user.clear(screen.getByRole('searchbox'));
    await user.click(screen.getByText('Filter'));
    const without = screen.getByRole('group', { name: 'Leave out dishes that list' });
    await user.click(within(without).getByRole('checkbox', { name: 'milk' }));
    expect(screen.queryByRole('heading', { name: 'Latte' })).toBeNull();
    expect(screen.getAllByText(/cross-contamination can’t be excluded/)[0]).toBeVisible();
    expect(document.body).not.toHaveTextContent(/\b(safe|milk-free|free of)\b/i);
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await dish('Latte')).toBeTruthy();
  });

  test('asks for a required option, saves the choice on the device, and adds it as a separate line', async () => {
    const first = openRestaurantPage();
    await first.user.click((await first.dish('Latte')).getByRole('button', { name: 'Choose Latte' }));
    await first.user.click(screen.getByRole('button', { name: 'Add for €3.80' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Choose from Milk.');
    await first.user.click(screen.getByRole('radio', { name: /Oat milk/ }));
    await first.user.type(screen.getByRole('textbox', { name: 'Note for the kitchen' }), 'very hot');
    await first.user.click(screen.getByRole('button', { name: 'One Latte more' }));
    first.page.unmount();

    const added: Order = sampleOrder({ lines: [oatLatte] });
    const { user, api, dish, announced, tab } = openRestaurantPage(
      readyApi().answer('POST /api/guest/cart', added),
    );
    await user.click((await dish('Latte')).getByRole('button', { name: 'Choose Latte' }));
    await user.click(screen.getByRole('button', { name: 'Add for €8.60' }));
    expect(await tab(/^Order \(2\)/)).toBeVisible();
    expect(announced).toContain('Latte is in your order.');
    expect(api.of('POST /api/guest/cart')[0]?.input).toMatchObject({
      body: {
        changes: [
          {
            itemId: 'latte',
            lineId: expect.any(String),
            quantity: 2,
            note: 'very hot',
            choices: [{ groupId: 'milk', choiceId: 'oat' }],
          },
        ],
      },
    });
    expect((await dish('Latte')).getByRole('button', { name: 'Choose Latte' })).toHaveFocus();
  });

  test('that changes while a guest chooses keeps their note, drops what is gone, and shows the new price', async () => {
    const extras = (ids: string[]) => ({
      id: 'extras',
      name: 'Extras',
      min: 0,
      max: 2,
      choices: ids.map((id) => ({ id, name: id, priceCents: 100 })),
    });
    const withExtras = (ids: string[], more = {}) =>
      sampleDish({ id: 'latte', name: 'Latte', priceCents: 380, optionGroups: [extras(ids)], ...more });
    const api = readyApi([withExtras(['Syrup', 'Cream'])]).answer('POST /api/guest/cart', cart);
    const { user, dish } = openRestaurantPage(api);
    await user.click((await dish('Latte')).getByRole('button', { name: 'Choose Latte' }));
    await user.click(screen.getByRole('checkbox', { name: /Syrup/ }));
    await user.type(screen.getByRole('textbox', { name: 'Note for the kitchen' }), 'very hot');
    const change = (...items: MenuItem[]) => {
      api.answer('GET /api/guest/menu', { currency: 'EUR', items });
      act(() => void window.dispatchEvent(new Event('online')));
    };

    change(withExtras(['Cream'], { priceCents: 400 }));
    const add = await screen.findByRole('button', { name: 'Add for €4.00' });
    change(withExtras(['Cream'], { state: 'sold-out' }));
    expect(await screen.findByText('Sold out')).toBeVisible();
    expect(add).not.toBeInTheDocument();
    change(withExtras(['Cream'], { priceCents: 400 }));
    expect(await screen.findByRole('textbox', { name: 'Note for the kitchen' })).toHaveValue('very hot');
    await user.click(screen.getByRole('button', { name: 'Add for €4.00' }));
    expect(api.of('POST /api/guest/cart')[0]?.input).toMatchObject({
      body: { changes: [{ itemId: 'latte', note: 'very hot', choices: [] }] },
    });
  });

  test('of a closed kitchen says when it opens, and takes dishes for later', async () => {
    const bass = sampleDish({
      id: 'bass',
      name: 'Sea bass',
      state: 'not-now',
      served: { from: '19:00', until: '22:00' },
    });
    const { user, dish } = openRestaurantPage(readyApi([bass]));
    const row = await dish('Sea bass');
    expect(screen.getByText(/The kitchen is closed now. It opens at 19:00/)).toBeVisible();
    expect(row.getByText('From 19:00')).toBeVisible();
    await user.click(row.getByRole('button', { name: 'Choose Sea bass' }));
    expect(screen.getByRole('button', { name: 'Add for later, €9.00' })).toBeEnabled();
  });

  test('that is empty links to the chat, and one that fails to load offers Retry', async () => {
    const empty = openRestaurantPage(readyApi([]));
    expect(await screen.findByText('There is no menu here yet.')).toBeVisible();
    empty.page.unmount();
    localStorage.clear();
    const api = readyApi().refuse('GET /api/guest/menu', 'unreachable', 0);
    const { user, dish } = openRestaurantPage(api);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    api.answer('GET /api/guest/menu', { currency: 'EUR', items: [soup] });
    await user.click(retry);
    expect(await dish('Tomato soup')).toBeTruthy();
  });

  test('stays readable without a connection, as of when, and nothing is ordered', async () => {
    const first = openRestaurantPage(readyApi(undefined, [cart]));
    await first.dish('Latte');
    first.page.unmount();
    setOnline(false);
    const api = readyApi();
    for (const key of [
      'GET /api/guest/session',
      'GET /api/guest/conversation',
      'GET /api/guest/menu',
    ] as const)
      api.refuse(key, 'offline', 0);
    const { user, dish, tab } = openRestaurantPage(api);
    expect(await dish('Latte')).toBeTruthy();
    expect(screen.getByText(/This is the menu as of \d\d:\d\d/)).toBeVisible();
    await user.click(await tab(/^Order/));
    expect(screen.getByRole('button', { name: 'Order for €17.60' })).toBeDisabled();
    expect(screen.getAllByText(/Nothing is ordered until you confirm it yourself/).at(-1)).toBeVisible();
  });

  test('is read in the guest’s language, with its money', async () => {
    localStorage.setItem('bellkey:language', 'pt');
    const { dish } = openRestaurantPage();
    expect((await dish('Latte')).getByText(/3,80/)).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Procurar na ementa' })).toBeVisible();
    expect((await dish('Custard tart')).getByText('Esgotado')).toBeVisible();
  });
});
