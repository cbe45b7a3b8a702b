import type { Choice } from '@bellkey/shared/api';
import { useLocation } from '@bellkey/shared/shell';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Choices } from '../../features/compare/choice-address.ts';
import { ApiDouble } from '../../test-support/api-double.ts';
import { sampleSession } from '../../test-support/sample-conversation.ts';
import { sampleDish } from '../../test-support/sample-menu.ts';
import { Page } from './page.tsx';

export const tour = (id: string, change: Partial<Choice> = {}): Choice => ({
  id,
  kind: 'tours',
  title: `Tour ${id}`,
  description: '',
  icon: '/icon.svg',
  department: 'Concierge',
  way: 'book',
  needs: ['date'],
  starter: `Could we book the ${id} tour?`,
  facts: [],
  ...change,
});
/** Five tours, one transfer and two dishes. */
export const choices: Choices = {
  currency: 'EUR',
  services: [
    tour('river', {
      description: 'Two hours by boat.',
      facts: [
        {
          values: { price: '60 EUR', minutes: '120', from: '10:00', to: '18:00' },
          text: { pt: 'Leve um casaco.' },
        },
      ],
    }),
    tour('city', { facts: [{ values: { price: '20 EUR' }, text: { en: 'Wear good shoes.' } }] }),
    tour('hills'),
    tour('wine'),
    tour('night'),
    tour('lonely', { kind: 'transfers' }),
  ],
  dishes: [
    sampleDish({ diets: ['vegan'] }),
    sampleDish({ id: 'tart', name: 'Custard tart', priceCents: 350, state: 'sold-out' }),
  ],
};

export const readyApi = (offered = choices) =>
  new ApiDouble().answer('GET /api/guest/session', sampleSession).answer('GET /api/guest/choices', offered);

function Where() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

/** Opens the page at an address; `address` is where it leads meanwhile. */
export function openComparePage(at = '/compare', api = readyApi()) {
  const user = userEvent.setup();
  const page = render(
    <TestShell at={at} services={shellServices({ api: api.client })}>
      <Page />
      <Where />
    </TestShell>,
  );
  const address = () => decodeURIComponent(screen.getByLabelText('address').textContent ?? '');
  return { api, user, page, address };
}
