import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { sampleRequest } from '../../test-support/sample-conversation.ts';
import { sampleLine, sampleOrder } from '../../test-support/sample-menu.ts';
import { setOnline } from '../../test-support/set-online.ts';
import { latte, openRestaurantPage, readyApi, soup } from './open-restaurant-page.tsx';
import { cart } from './sample-cart.ts';

beforeEach(() => {
  localStorage.clear();
  setOnline(true);
});

const tart = { id: 'line-2', itemId: 'tart', name: 'Custard tart', unitCents: 350 };
const placed = sampleOrder({
  state: 'submitted',
  no: 31,
  requestId: 'request-1',
  submittedAt: '2026-03-15T14:02:00.000Z',
  lines: [sampleLine(), sampleLine(tart)],
});
const asked = sampleOrder({
  ...placed,
  totalCents: 900,
  lines: [sampleLine(), sampleLine({ ...tart, refusal: 'asked' })],
});
const waiting = sampleRequest({ id: 'request-1', state: 'waiting_guest' });

describe('an order with the kitchen', () => {
  const openPlaced = async (api = readyApi([soup, latte], [placed])) => {
    const opened = openRestaurantPage(api);
    await opened.user.click(await opened.tab(/^Order/));
    const card = await screen.findByRole('article', { name: 'Order no. 31' });
    return { ...opened, card: within(card) };
  };

  test('shows that it is ready, and for when it is expected', async () => {
    const { emit, card } = await openPlaced();
    const begun = sampleRequest({ id: 'request-1', state: 'in_progress' });
    const at = '2026-03-15T14:10:00.000Z';
    const by = { kind: 'staff' as const, name: 'Ana' };
    const ready = { state: 'in_progress' as const, at, by, reason: null, event: { kind: 'ready' } };
    emit({ type: 'request.updated', request: { ...begun, steps: [...begun.steps, ready], promisedAt: at } });
    const current = card.getAllByRole('listitem').find((item) => item.getAttribute('aria-current'));
    expect(current).toHaveTextContent('Ready');
    expect(card.getByText(/^Expected by /)).toBeVisible();
  });

  test('asks what to have instead of a dish that has run out, with its options and the new total', async () => {
    const { emit, card, user, api } = await openPlaced(
      readyApi([soup, latte], [placed]).answer('POST /api/guest/orders/{id}/answer', asked),
    );
    emit({ type: 'order.updated', order: asked });
    emit({ type: 'request.updated', request: waiting });
    const form = within(card.getByRole('region', { name: 'What would you like instead?' }));
    expect(card.getByText('Run out; not charged')).toBeVisible();
    expect(form.getByText('The kitchen has run out of Custard tart.')).toBeVisible();
    expect(form.getByRole('button', { name: 'Confirm, €9.00 in all' })).toBeEnabled();
    await user.selectOptions(form.getByRole('combobox', { name: 'Instead of Custard tart' }), 'latte');
    expect(form.getByRole('button')).toBeDisabled();
    await user.click(form.getByRole('radio', { name: /^Oat milk/ }));
    await user.click(form.getByRole('button', { name: 'Confirm, €13.30 in all' }));
    const choices = [{ groupId: 'milk', choiceId: 'oat' }];
    const swap = { itemId: 'latte', quantity: 1, choices };
    expect(api.of('POST /api/guest/orders/{id}/answer')[0]?.input).toEqual({
      params: { id: 'order-1' },
      body: { answers: [{ lineId: 'line-2', swap }], totalCents: 1330 },
    });
  });

  test('says that leaving out the last dish cancels it, and a refused answer says to look again', async () => {
    const { emit, card, user } = await openPlaced(
      readyApi([soup, latte], [placed]).refuse('POST /api/guest/orders/{id}/answer', 'order-changed', 409),
    );
    const lines = [sampleLine({ ...tart, refusal: 'asked' })];
    emit({ type: 'order.updated', order: sampleOrder({ ...placed, lines, totalCents: 0 }) });
    emit({ type: 'request.updated', request: waiting });
    await user.click(card.getByRole('button', { name: 'Leave everything out and cancel the order' }));
    expect(await card.findByRole('alert')).toHaveTextContent('The price or what there is has changed.');
  });

  test('is there at once where a link leads to it', async () => {
    openRestaurantPage(readyApi([soup], [placed]), '/restaurant-chat?order');
    expect(await screen.findByRole('article', { name: 'Order no. 31' })).toBeVisible();
  });
});

test('the menu is loaded again when the stream says that the kitchen has changed', async () => {
  const { api, emit } = openRestaurantPage(readyApi([soup]));
  expect(await screen.findByRole('heading', { name: soup.name, level: 3 })).toBeVisible();
  const before = api.of('GET /api/guest/menu').length;
  api.answer('GET /api/guest/menu', { currency: 'EUR', items: [soup], pause: { until: null } });
  emit({ type: 'kitchen.updated' });
  await waitFor(() => expect(api.of('GET /api/guest/menu').length).toBe(before + 1));
});

describe('a paused kitchen', () => {
  const until = new Date(Date.now() + 2 * 60 * 60_000).toISOString();
  const pausedApi = () =>
    readyApi(undefined, [cart]).answer('GET /api/guest/menu', {
      currency: 'EUR',
      items: [soup, latte],
      pause: { until },
    });

  test('says so with the menu and with the order, which can only be for after the pause', async () => {
    const { user, tab } = openRestaurantPage(pausedApi());
    const menu = await screen.findByRole('tabpanel', { name: 'Menu' });
    expect(
      await within(menu).findByText(/The kitchen takes no new orders until .* You can order for later/),
    ).toBeVisible();
    await user.click(await tab(/^Order/));
    const when = await screen.findByRole('combobox', { name: 'When' });
    expect(within(when).queryByRole('option', { name: 'As soon as possible' })).toBeNull();
    const [first] = within(when).getAllByRole<HTMLOptionElement>('option');
    expect(Date.parse(first?.value ?? '')).toBeGreaterThanOrEqual(Date.parse(until));
  });
});

describe('the hours of the kitchen', () => {
  const hour = 60 * 60_000;
  const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
  const openOrder = async (menu: object) => {
    const api = readyApi(undefined, [cart]).answer('GET /api/guest/menu', {
      currency: 'EUR',
      items: [soup, latte],
      ...menu,
    });
    const opened = openRestaurantPage(api);
    await opened.user.click(await opened.tab(/^Order/));
    return opened;
  };

  test('are the times that are offered for later', async () => {
    const openings = [
      { from: inHours(0), until: inHours(2) },
      { from: inHours(9), until: inHours(11) },
    ];
    await openOrder({ openings });
    const when = await screen.findByRole('combobox', { name: 'When' });
    const [soon, ...later] = within(when).getAllByRole<HTMLOptionElement>('option');
    expect(soon).toHaveTextContent('As soon as possible');
    expect(later.length).toBeGreaterThanOrEqual(6);
    for (const { value } of later)
      expect(openings.some(({ from, until }) => value >= from && value < until)).toBe(true);
  });

  test('leave no time when it is closed for a day, and the page promises none', async () => {
    await openOrder({ openings: [], pause: { until: inHours(40), closed: true } });
    const sentence = 'The kitchen takes no orders for the next 24 hours.';
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    expect(screen.queryByText(/You can order for later/i)).toBeNull();
    expect(screen.getByRole('button', { name: /^Order for/ })).toBeDisabled();
  });
});
