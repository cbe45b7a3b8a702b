import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { pressTwice } from '../../test-support/press-twice.ts';
import { setOnline } from '../../test-support/set-online.ts';
import { ago, done, group, openOrdersPage, order, readyApi, soup, towels } from './open-orders-page.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  setOnline(true);
  jest.useRealTimers();
});

/** Stops the date alone, at noon: a time of tomorrow is shown with its day, and midnight may pass during a run. */
function stopDateAtNoon(): void {
  jest.useFakeTimers({
    now: new Date('2026-03-15T12:00:00.000Z'),
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'queueMicrotask',
      'nextTick',
      'requestAnimationFrame',
      'performance',
    ],
  });
}

describe('the details', () => {
  test('show the history, with names, the new time and the reason', async () => {
    stopDateAtNoon();
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
    openOrdersPage('/orders?request=request-1', readyApi([moved], []));
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
    openOrdersPage('/orders?request=request-3');
    const ordered = await screen.findByRole('region', { name: 'What you ordered' });
    expect(ordered).toHaveTextContent('2 × Soup€17.00Total, tax included€17.00');
    expect(screen.getByText(/because the kitchen has not begun/)).toBeVisible();
  });

  test('lead to the kitchen’s question about a dish that has run out, and tell that it is ready', async () => {
    const lines = order.lines.map((line) => ({ ...line, refusal: 'asked' as const }));
    const waiting = { ...soup, state: 'waiting_guest' as const };
    const { emit } = openOrdersPage(
      '/orders?request=request-3',
      readyApi([waiting], [{ ...order, lines, totalCents: 0 }]),
    );
    const ordered = await screen.findByRole('region', { name: 'What you ordered' });
    expect(ordered).toHaveTextContent('2 × SoupRun out; not charged');
    const way = within(ordered).getByRole('link', { name: 'Choose something else' });
    expect(way).toHaveAttribute('href', '/restaurant-chat?order');
    const at = new Date().toISOString();
    const by = { kind: 'staff' as const, name: 'Ana' };
    const event = { kind: 'ready' };
    const steps = [...soup.steps, { state: 'in_progress' as const, at, by, reason: null, event }];
    emit({ type: 'request.updated', request: { ...soup, state: 'in_progress', steps } });
    expect(screen.queryByRole('link', { name: 'Choose something else' })).toBeNull();
    expect(screen.getByText('Ready')).toBeVisible();
  });

  test('reveal nothing about another guest’s request', async () => {
    openOrdersPage('/orders?request=request-99');
    expect(await screen.findByText('This request is not yours, or it is not here any more.')).toBeVisible();
  });

  test('allow it to be cancelled after a question', async () => {
    const { api, user } = openOrdersPage('/orders?request=request-1');
    api.answer('POST /api/guest/requests/{id}/cancel', { ...towels, state: 'cancelled' });
    await user.click(await screen.findByRole('button', { name: 'Cancel Towels × 2' }));
    expect(api.of('POST /api/guest/requests/{id}/cancel')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    expect(await within(await group('Done')).findByRole('link', { name: /Towels.*Cancelled/ })).toBeVisible();
  });

  test('accept stars and words once it is done, and then show them', async () => {
    const { api, user } = openOrdersPage('/orders?request=request-2');
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

  test('send a rating once, though its button is pressed twice', async () => {
    const { api, user } = openOrdersPage('/orders?request=request-2');
    api.refuse('POST /api/guest/requests/{id}/rating', 'unreachable', 0);
    await user.click(await screen.findByRole('radio', { name: '4 stars of 5' }));
    await pressTwice(screen.getByRole('button', { name: 'Send rating' }));
    expect(api.of('POST /api/guest/requests/{id}/rating')).toHaveLength(1);
    expect(screen.getByText('detail of unreachable')).toBeVisible();
  });

  test('accept a complaint: a finished request is reopened', async () => {
    const { api, user } = openOrdersPage('/orders?request=request-2');
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
    const { api, user } = openOrdersPage('/orders?request=request-1');
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
    const { user } = openOrdersPage('/orders?request=request-1');
    await user.click(await screen.findByRole('button', { name: 'Ask again' }));
    expect(localStorage.getItem('bellkey:draft:conversation-1')).toBe('Again, please: 2 Towels.');
  });
});
