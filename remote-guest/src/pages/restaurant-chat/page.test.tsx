import type { Order } from '@bellkey/shared/api';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { problemOf } from '../../test-support/api-double.ts';
import { smoke } from '../../test-support/sample-alarm.ts';
import { sampleConversation, sampleMessage, sampleRequest } from '../../test-support/sample-conversation.ts';
import { sampleDish, sampleLine, sampleOrder } from '../../test-support/sample-menu.ts';
import { setOnline } from '../../test-support/set-online.ts';
import { latte, openRestaurantPage, readyApi, soup, tart } from './open-restaurant-page.tsx';

const oatLatte = sampleLine({
  id: 'line-2',
  itemId: 'latte',
  name: 'Latte',
  quantity: 2,
  unitCents: 430,
  options: [{ groupId: 'milk', choiceId: 'oat', name: 'Oat milk', priceCents: 50 }],
  note: 'very hot',
});
const cart = sampleOrder({ lines: [sampleLine(), oatLatte] });

beforeEach(() => {
  localStorage.clear();
  setOnline(true);
});
afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
  jest.restoreAllMocks();
});

/** A phone: there is no room for two panes. */
const narrow = () =>
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({ matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() }),
  });

describe('the menu', () => {
  test('shows dishes with their marks; sold-out ones are shown and cannot be ordered', async () => {
    const { dish } = openRestaurantPage();
    const shown = await dish('Latte');
    expect(shown.getByText('€3.80')).toBeVisible();
    expect(shown.getByText('Lists: milk')).toBeVisible();
    expect((await dish('Tomato soup')).getByText(/vegan · No allergens are listed/)).toBeVisible();
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
    const { user, api, say } = await openOrder(
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
      say({ type: 'request.updated', request: sampleRequest({ state }) });
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

  test('sends an allergy to the kitchen with the fixed sentence, and keeps it on the device until then', async () => {
    const first = await openOrder();
    await first.user.type(screen.getByRole('textbox', { name: 'Allergy or intolerance' }), 'nuts');
    first.page.unmount();
    const noted = { ...cart, allergy: 'nuts' };
    const { user, api } = await openOrder(readyApi(undefined, [cart]).answer('POST /api/guest/cart', noted));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/The kitchen reads: “nuts”\. Please confirm with staff/)).toBeVisible();
    expect(api.of('POST /api/guest/cart')[0]?.input).toEqual({ body: { changes: [], allergy: 'nuts' } });
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
    const { user, say } = await openOrder(api);
    say({
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

describe('the conversation', () => {
  test('is next to the menu, and what the assistant puts into the cart is in the order', async () => {
    const { say, tab } = openRestaurantPage();
    expect(await screen.findByRole('textbox', { name: 'Message to Hotel Aurora' })).toBeVisible();
    expect(await tab(/^Menu/)).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByRole('tab', { name: /Chat/ })).toBeNull();
    say({ type: 'order.updated', order: cart });
    expect(await tab(/^Order \(3\)/)).toBeVisible();
  });

  test('is a tab on a phone that shows how many messages arrived, by keyboard too', async () => {
    narrow();
    const { user, say, tab } = openRestaurantPage();
    const menu = await tab(/^Menu/);
    expect(screen.queryByRole('textbox', { name: 'Message to Hotel Aurora' })).toBeNull();
    say({ type: 'message.created', message: sampleMessage() });
    expect(await tab(/^Chat \(1\)/)).toBeVisible();
    menu.focus();
    await user.keyboard('{ArrowLeft}');
    expect(await tab(/^Chat$/)).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Message to Hotel Aurora' })).toBeVisible();
  });

  test('comes into view by itself when someone may be in danger', async () => {
    narrow();
    const { say, tab } = openRestaurantPage();
    await tab(/^Menu/);
    say({
      type: 'conversation.updated',
      conversation: sampleConversation({ state: 'awaiting_human', alarm: smoke }),
    });
    expect(await screen.findByRole('region', { name: 'Emergency' })).toBeVisible();
    expect(await tab(/^Chat/)).toHaveAttribute('aria-selected', 'true');
  });

  test('without a session there is a link to scan', async () => {
    openRestaurantPage(
      readyApi().answerWith('GET /api/guest/session', { ok: false, error: problemOf('no-session', 401) }),
    );
    expect(await screen.findByRole('heading', { name: 'Where shall we bring it?' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Scan or type your code' })).toHaveAttribute('href', '/scan-qr');
  });
});
