import type { LiveEvent, MenuItem, Order } from '@bellkey/shared/api';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleSnapshot } from '../../conversation/state/sample-snapshot.ts';
import { ApiDouble } from '../../test-support/api-double.ts';
import { sampleSession } from '../../test-support/sample-conversation.ts';
import { sampleDish } from '../../test-support/sample-menu.ts';
import { Page } from './page.tsx';

export const soup = sampleDish({ diets: ['vegan'], description: 'With basil' });
export const latte = sampleDish({
  id: 'latte',
  name: 'Latte',
  priceCents: 380,
  allergens: ['milk'],
  optionGroups: [
    {
      id: 'milk',
      name: 'Milk',
      min: 1,
      max: 1,
      choices: [
        { id: 'cow', name: 'Cow’s milk', priceCents: 0 },
        { id: 'oat', name: 'Oat milk', priceCents: 50 },
      ],
    },
  ],
});
export const tart = sampleDish({ id: 'tart', name: 'Custard tart', state: 'sold-out' });

export function readyApi(items: MenuItem[] = [soup, latte, tart], orders: Order[] = []) {
  return new ApiDouble()
    .answer('GET /api/guest/session', sampleSession)
    .answer('GET /api/guest/conversation', { ...sampleSnapshot(), orders })
    .answer('GET /api/guest/menu', { currency: 'EUR', items })
    .answer('GET /api/guest/tab', { tab: null })
    .answer('POST /api/guest/seen', undefined);
}

export function openRestaurantPage(api = readyApi(), at = '/restaurant-chat') {
  const announced: string[] = [];
  const services = shellServices({ api: api.client, announce: (message) => announced.push(message) });
  const user = userEvent.setup();
  const page = render(
    <TestShell at={at} services={services}>
      <Page />
    </TestShell>,
  );
  const emit = (event: LiveEvent) => act(() => api.streams.at(-1)?.onEvent(event));
  const dish = async (name: string) => {
    const heading = await screen.findByRole('heading', { name, level: 3 });
    const row = heading.closest('li');
    if (!row) throw new Error(`${name} is in no row`);
    return within(row);
  };
  const tab = (name: RegExp) => screen.findByRole('tab', { name });
  return { api, user, page, announced, emit, dish, tab };
}
