import type { LiveEvent, Order, ServiceRequest } from '@bellkey/shared/api';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleSnapshot } from '../../conversation/state/sample-snapshot.ts';
import { ApiDouble } from '../../test-support/api-double.ts';
import { smoke } from '../../test-support/sample-alarm.ts';
import { sampleConversation, sampleRequest, sampleSession } from '../../test-support/sample-conversation.ts';
import { setOnline } from '../../test-support/set-online.ts';
import { Page } from './page.tsx';

const HOUR_MS = 3_600_000;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

const towels = sampleRequest({
  state: 'acknowledged',
  createdAt: ago(60_000),
  promisedAt: ago(-19 * 60_000),
});
const done = sampleRequest({
  id: 'request-2',
  no: 13,
  title: 'Bathrobe',
  quantity: null,
  state: 'done',
  doneAt: ago(HOUR_MS),
  createdAt: ago(2 * HOUR_MS),
});
const soup = sampleRequest({
  id: 'request-3',
  no: 14,
  title: 'Food',
  quantity: null,
  createdAt: ago(30_000),
  promisedAt: ago(-HOUR_MS),
});
const order: Order = {
  id: 'order-1',
  no: 7,
  conversationId: 'conversation-1',
  place: sampleSession.place as Order['place'],
  state: 'submitted',
  lines: [
    {
      id: 'line-1',
      itemId: 'soup',
      name: 'Soup',
      quantity: 2,
      unitCents: 850,
      options: [],
      note: null,
      ageRestricted: false,
      trouble: null,
    },
  ],
  currency: 'EUR',
  totalCents: 1700,
  payment: 'on_delivery',
  payments: ['on_delivery'],
  allergy: null,
  allergyAcknowledged: false,
  requestId: 'request-3',
  submittedAt: ago(30_000),
};

function readyApi(requests: ServiceRequest[] = [towels, done, soup], orders: Order[] = [order]) {
  return new ApiDouble()
    .answer('GET /api/guest/session', sampleSession)
    .answer('GET /api/guest/conversation', sampleSnapshot({ requests, orders }));
}

function open(at = '/orders', api = readyApi()) {
  const user = userEvent.setup();
  const page = render(
    <TestShell at={at} services={shellServices({ api: api.client })}>
      <Page />
    </TestShell>,
  );
  const say = (event: LiveEvent) => act(() => api.streams.at(-1)?.onEvent(event));
  return { api, user, page, say };
}

const group = (name: string) => screen.findByRole('region', { name });

beforeEach(() => localStorage.clear());
afterEach(() => {
  setOnline(true);
});

describe('the list', () => {
  test('is in two groups, each request with its state, its clock and its total', async () => {
    open();
    const active = within(await group('Active')).getAllByRole('link');
    expect(active.map((link) => link.textContent)).toEqual([
      expect.stringMatching(/^FoodAsked.*€17\.00/),
      expect.stringMatching(/^Towels × 2Accepted.*19 min left/),
    ]);
    expect(within(await group('Done')).getByRole('link', { name: /Bathrobe Done/ })).toBeVisible();
  });

  test('can be filtered by food', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Food and drinks' }));
    expect(screen.queryByRole('link', { name: /Towels/ })).toBeNull();
    expect(screen.getByRole('link', { name: /Food/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Bookings' }));
    expect(screen.getByText('Nothing of this kind.')).toBeVisible();
  });

  test('changes with the stream', async () => {
    const { say } = open();
    await group('Active');
    say({ type: 'request.updated', request: { ...towels, state: 'done', doneAt: ago(0) } });
    expect(within(await group('Done')).getByRole('link', { name: /Towels/ })).toBeVisible();
  });

  test('is empty until something was asked for, and says where to ask', async () => {
    open('/orders', readyApi([], []));
    expect(await screen.findByText('Nothing yet. Ask for anything.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the chat' })).toHaveAttribute('href', '/chat');
  });

  test('is in the language that the guest chooses, which the device stores', async () => {
    const { user } = open();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'pt');
    expect(screen.getByRole('heading', { level: 1, name: 'Os seus pedidos' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Towels.*Aceite.*Faltam 19 min/ })).toBeVisible();
    expect(localStorage.getItem('bellkey:language')).toBe('pt');
  });
});

test('while an alarm is open its card shows here as well: what to do, whom to call, and that it is over', async () => {
  const { say } = open();
  await group('Active');
  expect(screen.queryByRole('region', { name: 'Emergency' })).toBeNull();
  say({
    type: 'conversation.updated',
    conversation: sampleConversation({ state: 'awaiting_human', alarm: smoke }),
  });
  const card = within(await screen.findByRole('region', { name: 'Emergency' }));
  expect(card.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  expect(card.getByRole('link', { name: 'Call the desk' })).toBeVisible();
  expect(card.getByText('Take the stairs, not the lift.')).toBeVisible();
  expect(card.getByRole('button', { name: 'It is over' })).toBeVisible();
});

describe('the details', () => {
  test('show the history, with names, the new time and the reason', async () => {
    const moved = {
      ...towels,
      promiseChange: {
        before: ago(-10 * 60_000),
        cause: 'staff' as const,
        reason: 'The laundry is late.',
        at: ago(0),
      },
      steps: [
        { state: 'new' as const, at: ago(60_000), by: { kind: 'guest' as const, name: null }, reason: null },
        {
          state: 'acknowledged' as const,
          at: ago(50_000),
          by: { kind: 'staff' as const, name: 'Marta' },
          reason: null,
        },
        {
          state: 'acknowledged' as const,
          at: ago(40_000),
          by: { kind: 'system' as const, name: null },
          reason: null,
          event: { kind: 'escalated', to: 'everyone' as const },
        },
        {
          state: 'acknowledged' as const,
          at: ago(30_000),
          by: { kind: 'staff' as const, name: 'Marta' },
          reason: 'The laundry is late.',
          event: { kind: 'promised', before: ago(-10 * 60_000), at: ago(-19 * 60_000) },
        },
      ],
    };
    open('/orders?request=request-1', readyApi([moved], []));
    const history = await screen.findByRole('region', { name: 'What happened' });
    expect(
      within(history)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.slice(5)),
    ).toEqual([
      'Asked, You',
      'Accepted, Marta',
      expect.stringMatching(/^Promised for \d\d:\d\d, Marta“The laundry is late.”$/),
    ]);
    expect(screen.getByText(/Was promised for \d\d:\d\d\. The laundry is late\./)).toBeVisible();
  });

  test('show what was ordered with its prices', async () => {
    open('/orders?request=request-3');
    const ordered = await screen.findByRole('region', { name: 'What you ordered' });
    expect(ordered).toHaveTextContent('2 × Soup€17.00Total, tax included€17.00');
    expect(screen.getByText(/because the kitchen has not begun/)).toBeVisible();
  });

  test('reveal nothing about another guest’s request', async () => {
    open('/orders?request=request-99');
    expect(await screen.findByText('This request is not yours, or it is not here any more.')).toBeVisible();
  });

  test('allow it to be cancelled after a question', async () => {
    const { api, user } = open('/orders?request=request-1');
    api.answer('POST /api/guest/requests/{id}/cancel', { ...towels, state: 'cancelled' });
    await user.click(await screen.findByRole('button', { name: 'Cancel Towels × 2' }));
    expect(api.of('POST /api/guest/requests/{id}/cancel')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    expect(await within(await group('Done')).findByRole('link', { name: /Towels.*Cancelled/ })).toBeVisible();
  });

  test('accept stars and words once it is done, and then show them', async () => {
    const { api, user } = open('/orders?request=request-2');
    const step = {
      state: 'done' as const,
      at: ago(0),
      by: { kind: 'guest' as const, name: null },
      reason: null,
    };
    api.answer('POST /api/guest/requests/{id}/rating', {
      ...done,
      steps: [{ ...step, event: { kind: 'rated', stars: 4 } }],
    });
    await user.click(await screen.findByRole('button', { name: 'Send rating' }));
    expect(screen.getByText('Choose one to five stars.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '4 stars of 5' }));
    await user.type(screen.getByRole('textbox', { name: /Anything to add/ }), 'Soft.');
    await user.click(screen.getByRole('button', { name: 'Send rating' }));
    expect(await screen.findByText('You gave 4 of 5. Thank you.')).toBeVisible();
    expect(api.of('POST /api/guest/requests/{id}/rating')[0]?.input).toMatchObject({
      body: { stars: 4, words: 'Soft.' },
    });
  });

  test('accept a complaint: a finished request is reopened', async () => {
    const { api, user } = open('/orders?request=request-2');
    api.answer('POST /api/guest/requests/{id}/trouble', { ...done, state: 'acknowledged', doneAt: null });
    await user.click(await screen.findByRole('button', { name: 'Something is wrong' }));
    expect(screen.getByRole('textbox', { name: 'What is wrong?' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Tell staff' }));
    expect(screen.getByText('Write what is wrong.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'What is wrong?' }), 'It is torn.');
    await user.click(screen.getByRole('button', { name: 'Tell staff' }));
    expect(await screen.findByText(/It is open again/)).toBeVisible();
  });

  test('a complaint about anything else goes to a person; a refusal keeps the words', async () => {
    const { api, user } = open('/orders?request=request-1');
    api.refuse('POST /api/guest/requests/{id}/trouble', 'unreachable', 0);
    await user.click(await screen.findByRole('button', { name: 'Something is wrong' }));
    await user.type(screen.getByRole('textbox', { name: 'What is wrong?' }), 'Wrong room.');
    await user.click(screen.getByRole('button', { name: 'Tell staff' }));
    expect(await screen.findByText('detail of unreachable')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'What is wrong?' })).toHaveValue('Wrong room.');
    api.answer('POST /api/guest/requests/{id}/trouble', towels);
    await user.click(screen.getByRole('button', { name: 'Tell staff' }));
    expect(await screen.findByText(/A person was fetched/)).toBeVisible();
  });

  test('a repeated request is written into the chat’s draft, for the guest to change and send', async () => {
    const { user } = open('/orders?request=request-1');
    await user.click(await screen.findByRole('button', { name: 'Ask again' }));
    expect(localStorage.getItem('bellkey:draft:conversation-1')).toBe('Again, please: 2 Towels.');
  });
});

describe('without a connection or a visit', () => {
  test('the saved copy is shown with its time, and nothing can be changed', async () => {
    const first = open();
    await group('Active');
    first.page.unmount();
    setOnline(false);
    const api = readyApi();
    for (const key of ['GET /api/guest/session', 'GET /api/guest/conversation'] as const)
      api.refuse(key, 'offline', 0);
    open('/orders?request=request-1', api);
    expect(await screen.findByText(/^As of \d\d:\d\d\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Something is wrong' })).toBeNull();
  });

  test('after the session’s end everything stays readable and nothing can be changed', async () => {
    const { say } = open('/orders?request=request-1');
    await group('Active');
    say({ type: 'session.ended', reason: 'checked-out' });
    expect(screen.getByText(/Your visit here has ended/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'What happened' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Cancel|Something|again/ })).toBeNull();
  });

  test('without a session it asks for a code', async () => {
    open('/orders', readyApi().refuse('GET /api/guest/session', 'no-session', 401));
    expect(await screen.findByRole('heading', { name: 'Where are you?' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Scan or type your code' })).toHaveAttribute('href', '/scan-qr');
  });

  test('an outage at opening offers Retry, which works', async () => {
    const api = readyApi().refuse('GET /api/guest/session', 'unreachable', 0);
    const { user } = open('/orders', api);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    api.answer('GET /api/guest/session', sampleSession);
    await user.click(retry);
    expect(await group('Active')).toBeVisible();
  });
});
