import type { Tab } from '@bellkey/shared/api';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { sampleLine, sampleOrder } from '../../test-support/sample-menu.ts';
import { ben, sampleTab, sampleTabGuest } from '../../test-support/sample-tab.ts';
import { setOnline } from '../../test-support/set-online.ts';
import { openRestaurantPage, readyApi } from './open-restaurant-page.tsx';
import { cart } from './sample-cart.ts';

beforeEach(() => {
  localStorage.clear();
  setOnline(true);
});

async function openOrder(api = readyApi(undefined, [cart]), at?: string) {
  const opened = openRestaurantPage(api, at);
  await opened.user.click(await opened.tab(/^Order/));
  return opened;
}

const withTab = (tab: Tab) => readyApi(undefined, [cart]).answer('GET /api/guest/tab', { tab });
const shared = () => screen.findByRole('region', { name: 'Ordering together' });

describe('a guest who orders alone', () => {
  test('begins to order together, with a name that stays on the device until then', async () => {
    const first = await openOrder();
    await first.user.click(await screen.findByRole('button', { name: 'Order together' }));
    await first.user.click(screen.getByRole('button', { name: 'Start, and get a share code' }));
    expect(screen.getByText('Type your name first.')).toBeVisible();
    await first.user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Ana');
    first.page.unmount();

    const alone = sampleTab({ guests: [sampleTabGuest()], totalCents: 900 });
    const api = readyApi(undefined, [cart]).answer('POST /api/guest/tab', { tab: alone });
    const { user } = await openOrder(api);
    await user.click(await screen.findByRole('button', { name: 'Order together' }));
    await user.click(screen.getByRole('button', { name: 'Start, and get a share code' }));
    const tab = within(await shared());
    expect(api.of('POST /api/guest/tab')[0]?.input).toEqual({ body: { name: 'Ana' } });
    expect(tab.getByText('ABCD 2345')).toBeVisible();
    expect(tab.getByRole('img', { name: 'QR code of the link to join' })).toBeVisible();
    // The order is confirmed in one place only.
    expect(screen.getAllByRole('button', { name: /^Order for/ })).toHaveLength(1);
  });

  test('joins with the code of a link, and reads in their words why a wrong one is refused', async () => {
    const api = readyApi().refuse('POST /api/guest/tab/join', 'unknown-share-code', 404);
    const { user } = await openOrder(api, '/restaurant-chat?together=ABCD2345');
    await user.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Ben');
    expect(screen.getByRole('textbox', { name: 'Share code of the others' })).toHaveValue('ABCD2345');
    // They are here to join: that comes first.
    const buttons = screen.getAllByRole('button', { name: /^(?:Join them|Start, and get)/ });
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Join them',
      'Start, and get a share code',
    ]);
    await user.click(screen.getByRole('button', { name: 'Join them' }));
    expect(await screen.findByText(/No one at this place orders together with this code/)).toBeVisible();
    api.answer('POST /api/guest/tab/join', { tab: sampleTab() });
    await user.click(screen.getByRole('button', { name: 'Join them' }));
    expect(await shared()).toBeVisible();
    expect(api.of('POST /api/guest/tab/join')[1]?.input).toEqual({
      body: { name: 'Ben', shareCode: 'ABCD2345' },
    });
  });

  test('can order alone, and try again, when it is not known whether they order together', async () => {
    const api = readyApi(undefined, [cart]).refuse('GET /api/guest/tab', 'unreachable', 503);
    const { user } = await openOrder(api);
    expect(await screen.findByText('We could not load whether you order together.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Order for €17.60' })).toBeEnabled();
    api.answer('GET /api/guest/tab', { tab: null });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Order together' })).toBeVisible();
  });
});

describe('the owner of a tab', () => {
  test('sees everyone’s dishes and parts, and orders for all at the whole price', async () => {
    const confirmed = sampleOrder({ state: 'submitted', no: 31, requestId: 'request-1' });
    const api = withTab(sampleTab({ guests: [sampleTabGuest(), { ...ben, allergy: 'nuts' }] })).answer(
      'POST /api/guest/tab/confirm',
      confirmed,
    );
    const { user } = await openOrder(api);
    const tab = within(await shared());
    expect(tab.getByText('Ana (you)')).toBeVisible();
    expect(tab.getByText('1 × Latte')).toBeVisible();
    expect(tab.getByText('The kitchen reads: “nuts”.')).toBeVisible();
    expect(tab.getByText('Your part').parentElement).toHaveTextContent('€9.00');
    expect(tab.getByText('Tax and service are included. No tip is added.')).toBeVisible();
    await user.click(tab.getByRole('button', { name: 'Order for €12.80' }));
    expect(api.of('POST /api/guest/tab/confirm')[0]?.input).toEqual({
      body: { totalCents: 1280, revision: 'revision-1', payment: 'on_delivery' },
    });
    expect(await screen.findByRole('article', { name: 'Order no. 31' })).toBeVisible();
  });

  test('sees what changed when a dish was added meanwhile, and nothing is ordered', async () => {
    const api = withTab(sampleTab()).refuse('POST /api/guest/tab/confirm', 'order-changed', 409);
    const { user } = await openOrder(api);
    const tab = within(await shared());
    api.answer('GET /api/guest/tab', { tab: sampleTab({ totalCents: 1660 }) });
    await user.click(tab.getByRole('button', { name: 'Order for €12.80' }));
    expect(await tab.findByRole('alert')).toHaveTextContent('The total was €12.80 and is now €16.60.');
    expect(tab.getByRole('button', { name: 'Order for €16.60' })).toBeEnabled();
  });

  test('removes a guest, and ends it for everyone, after a question', async () => {
    const api = withTab(sampleTab()).answer('POST /api/guest/tab/guests/{id}/remove', {
      tab: sampleTab({ guests: [sampleTabGuest()] }),
    });
    const { user, announced } = await openOrder(api);
    const tab = within(await shared());
    await user.click(tab.getByRole('button', { name: 'Remove Ben' }));
    expect(api.of('POST /api/guest/tab/guests/{id}/remove')).toHaveLength(0);
    await user.click(
      within(tab.getByRole('group', { name: /^Remove/ })).getByRole('button', { name: 'Remove Ben' }),
    );
    await waitFor(() => expect(announced).toContain('Ben has left.'));
    expect(api.of('POST /api/guest/tab/guests/{id}/remove')[0]?.input).toEqual({ params: { id: 'ben' } });
    api.answer('POST /api/guest/tab/leave', { tab: null });
    await user.click(tab.getByRole('button', { name: 'End it for everyone' }));
    expect(tab.getByText(/Everyone keeps what they chose/)).toBeVisible();
    await user.click(
      within(tab.getByRole('group', { name: /^End/ })).getByRole('button', { name: 'End it for everyone' }),
    );
    expect(await screen.findByText(/Ordering together has ended/)).toBeVisible();
  });
});

describe('a guest who has joined', () => {
  const seenByBen = (change: Partial<Tab> = {}) =>
    sampleTab({
      guests: [sampleTabGuest({ you: false }), { ...ben, you: true }],
      ...change,
    });

  test('reads who orders and what their part is, and cannot order or remove', async () => {
    const soup = sampleLine({ id: 'a', guest: { id: 'ana', name: 'Ana' } });
    const latte = sampleLine({ id: 'b', name: 'Latte', unitCents: 380, guest: { id: 'ben', name: 'Ben' } });
    const order = { id: 'o', no: 31, lines: [soup, latte], totalCents: 1280, submittedAt: null };
    await openOrder(withTab(seenByBen({ orders: [order] })));
    const tab = within(await shared());
    expect(tab.getByText(/Ana orders for everyone/)).toBeVisible();
    expect(tab.getByText('Order no. 31').closest('div')).toHaveTextContent(/1 × Latte.*€3\.80/);
    expect(screen.queryByRole('button', { name: /^Order for|^Remove|^End/ })).toBeNull();
    expect(tab.getByRole('button', { name: 'Leave' })).toBeEnabled();
  });

  test('hears at once what the others do, and when it has ended', async () => {
    const api = withTab(seenByBen());
    const { emit, announced } = await openOrder(api);
    await shared();
    const cem = sampleTabGuest({
      id: 'cem',
      name: 'Cem',
      you: false,
      owner: false,
      lines: [],
      totalCents: 0,
    });
    const before = seenByBen();
    api.answer('GET /api/guest/tab', { tab: { ...before, guests: [...before.guests, cem] } });
    emit({ type: 'tab.updated', conversationId: 'conversation-1' });
    await waitFor(() => expect(announced).toContain('Cem has joined.'));
    expect(await screen.findByText('Cem')).toBeVisible();
    api.answer('GET /api/guest/tab', { tab: null });
    emit({ type: 'tab.updated', conversationId: 'conversation-1' });
    expect(await screen.findByText(/Ordering together has ended/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Order for €17.60' })).toBeEnabled();
  });

  test('without a connection sees it, and can change nothing', async () => {
    await openOrder(withTab(seenByBen()));
    const tab = within(await shared());
    setOnline(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    await waitFor(() => expect(tab.getByRole('button', { name: 'Leave' })).toBeDisabled());
    expect(tab.getByText('1 × Latte')).toBeVisible();
  });
});
