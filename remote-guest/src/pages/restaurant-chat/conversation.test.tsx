import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { problemOf } from '../../test-support/api-double.ts';
import { smoke } from '../../test-support/sample-alarm.ts';
import { sampleConversation, sampleMessage } from '../../test-support/sample-conversation.ts';
import { setOnline } from '../../test-support/set-online.ts';
import { openRestaurantPage, readyApi } from './open-restaurant-page.tsx';
import { cart } from './sample-cart.ts';

beforeEach(() => {
  localStorage.clear();
  setOnline(true);
});
afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
});

/** A phone: there is no room for two panes. */
const narrow = () =>
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({ matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() }),
  });

describe('the conversation', () => {
  test('is next to the menu, and what the assistant puts into the cart is in the order', async () => {
    const { emit, tab } = openRestaurantPage();
    expect(await screen.findByRole('textbox', { name: 'Message to Hotel Aurora' })).toBeVisible();
    expect(await tab(/^Menu/)).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByRole('tab', { name: /Chat/ })).toBeNull();
    emit({ type: 'order.updated', order: cart });
    expect(await tab(/^Order \(3\)/)).toBeVisible();
  });

  test('is a tab on a phone that shows how many messages arrived, by keyboard too', async () => {
    narrow();
    const { user, emit, tab } = openRestaurantPage();
    const menu = await tab(/^Menu/);
    expect(screen.queryByRole('textbox', { name: 'Message to Hotel Aurora' })).toBeNull();
    emit({ type: 'message.created', message: sampleMessage() });
    expect(await tab(/^Chat \(1\)/)).toBeVisible();
    menu.focus();
    await user.keyboard('{ArrowLeft}');
    expect(await tab(/^Chat$/)).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Message to Hotel Aurora' })).toBeVisible();
  });

  test('comes into view by itself when someone may be in danger', async () => {
    narrow();
    const { emit, tab } = openRestaurantPage();
    await tab(/^Menu/);
    emit({
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
