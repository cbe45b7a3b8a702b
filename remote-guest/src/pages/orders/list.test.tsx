import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { smoke } from '../../test-support/sample-alarm.ts';
import { sampleConversation, sampleSession } from '../../test-support/sample-conversation.ts';
import { setOnline } from '../../test-support/set-online.ts';
import { ago, group, openOrdersPage, readyApi, towels } from './open-orders-page.tsx';

/** When the requests were made that these tests show. */
const NOW = Date.now();

beforeEach(() => {
  localStorage.clear();
  // Stopped: a slow run must not use up the minutes that a request has left.
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
});
afterEach(() => {
  setOnline(true);
  jest.restoreAllMocks();
});

describe('the list', () => {
  test('is in two groups, each request with its state, its clock and its total', async () => {
    openOrdersPage();
    const active = within(await group('Active')).getAllByRole('link');
    expect(active.map((link) => link.textContent)).toEqual([
      expect.stringMatching(/^FoodAsked.*€17\.00/),
      expect.stringMatching(/^Towels × 2Accepted.*19 min left/),
    ]);
    expect(within(await group('Done')).getByRole('link', { name: /Bathrobe Done/ })).toBeVisible();
  });

  test('can be filtered by food', async () => {
    const { user } = openOrdersPage();
    await user.click(await screen.findByRole('button', { name: 'Food and drinks' }));
    expect(screen.queryByRole('link', { name: /Towels/ })).toBeNull();
    expect(screen.getByRole('link', { name: /Food/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Bookings' }));
    expect(screen.getByText('Nothing of this kind.')).toBeVisible();
  });

  test('changes with the stream', async () => {
    const { emit } = openOrdersPage();
    await group('Active');
    emit({ type: 'request.updated', request: { ...towels, state: 'done', doneAt: ago(0) } });
    expect(within(await group('Done')).getByRole('link', { name: /Towels/ })).toBeVisible();
  });

  test('is empty until something was asked for, and says where to ask', async () => {
    openOrdersPage('/orders', readyApi([], []));
    expect(await screen.findByText('Nothing yet. Ask for anything.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the chat' })).toHaveAttribute('href', '/chat');
  });

  test('is in the language that the guest chooses, which the device stores', async () => {
    const { user } = openOrdersPage();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'pt');
    expect(screen.getByRole('heading', { level: 1, name: 'Os seus pedidos' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Toalhas.*Aceite.*Faltam 19 min/ })).toBeVisible();
    expect(localStorage.getItem('bellkey:language')).toBe('pt');
  });
});

test('while an alarm is open its card shows here as well: what to do, whom to call, and that it is over', async () => {
  const { emit } = openOrdersPage();
  await group('Active');
  expect(screen.queryByRole('region', { name: 'Emergency' })).toBeNull();
  emit({
    type: 'conversation.updated',
    conversation: sampleConversation({ state: 'awaiting_human', alarm: smoke }),
  });
  const card = within(await screen.findByRole('region', { name: 'Emergency' }));
  expect(card.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  expect(card.getByRole('link', { name: 'Call the desk' })).toBeVisible();
  expect(card.getByText('Take the stairs, not the lift.')).toBeVisible();
  expect(card.getByRole('button', { name: 'It is over' })).toBeVisible();
});

describe('without a connection or a visit', () => {
  test('the saved copy is shown with its time, and nothing can be changed', async () => {
    const first = openOrdersPage();
    await group('Active');
    first.page.unmount();
    setOnline(false);
    const api = readyApi();
    for (const key of ['GET /api/guest/session', 'GET /api/guest/conversation'] as const)
      api.refuse(key, 'offline', 0);
    openOrdersPage('/orders?request=request-1', api);
    expect(await screen.findByText(/^As of \d\d:\d\d\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Something is wrong' })).toBeNull();
  });

  test('after the session’s end everything stays readable and nothing can be changed', async () => {
    const { emit } = openOrdersPage('/orders?request=request-1');
    await group('Active');
    emit({ type: 'session.ended', reason: 'checked-out' });
    expect(screen.getByText(/Your visit here has ended/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'What happened' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Cancel|Something|again/ })).toBeNull();
  });

  test('without a session it asks for a code', async () => {
    openOrdersPage('/orders', readyApi().refuse('GET /api/guest/session', 'no-session', 401));
    expect(await screen.findByRole('heading', { name: 'Where are you?' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Scan or type your code' })).toHaveAttribute('href', '/scan-qr');
  });

  test('an outage at opening offers Retry, which works', async () => {
    const api = readyApi().refuse('GET /api/guest/session', 'unreachable', 0);
    const { user } = openOrdersPage('/orders', api);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    api.answer('GET /api/guest/session', sampleSession);
    await user.click(retry);
    expect(await group('Active')).toBeVisible();
  });
});
