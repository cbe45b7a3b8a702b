import type { Choice } from '@bellkey/shared/api';
import { useLocation } from '@bellkey/shared/shell';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Choices } from '../../features/compare/choice-address.ts';
import { ApiDouble } from '../../test-support/api-double.ts';
import { sampleSession } from '../../test-support/sample-conversation.ts';
import { sampleDish } from '../../test-support/sample-menu.ts';
import { setOnline } from '../../test-support/set-online.ts';
import { Page } from './page.tsx';

const tour = (id: string, change: Partial<Choice> = {}): Choice => ({
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
const choices: Choices = {
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

const readyApi = (offered = choices) =>
  new ApiDouble().answer('GET /api/guest/session', sampleSession).answer('GET /api/guest/choices', offered);

function Where() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

function open(at = '/compare', api = readyApi()) {
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

const cellsOf = (row: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${row}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const draft = () => localStorage.getItem('bellkey:draft:conversation-1');

beforeEach(() => localStorage.clear());
afterEach(() => {
  setOnline(true);
});

describe('choosing', () => {
  test('two of a kind shows them side by side, and the address holds the choice', async () => {
    const { user, address } = open();
    await user.click(await screen.findByRole('checkbox', { name: /Tour city/ }));
    expect(screen.getByText('Choose one more to see them side by side.')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /Tour river/ }));
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Tour city',
      'Tour river',
    ]);
    expect(address()).toBe('/compare?kind=tours&items=city,river');
  });

  test('offers kinds of which there are two, and no fifth', async () => {
    open('/compare?kind=tours&items=river,city,hills,wine');
    expect(await screen.findByRole('checkbox', { name: /Tour night/ })).toBeDisabled();
    expect(screen.getByText('Four are chosen. Take one out to choose another.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Transfers' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Dishes and drinks' })).toBeVisible();
  });

  test('taking one out leaves the others', async () => {
    const { user, address } = open('/compare?kind=tours&items=river,city,hills');
    await user.click(await screen.findByRole('button', { name: 'Take out Tour city' }));
    expect(address()).toBe('/compare?kind=tours&items=river,hills');
  });
});

describe('the table', () => {
  test('shows what is written down, and where nothing is, says so', async () => {
    open('/compare?kind=tours&items=river,city');
    await screen.findByRole('table');
    expect(cellsOf('Price')).toEqual(['60 EUR', '20 EUR']);
    expect(cellsOf('Duration')).toEqual(['120 minutes', 'Not stated']);
    expect(cellsOf('Hours')).toEqual(['10:00 to 18:00', 'Not stated']);
    expect(cellsOf('Good to know')).toEqual(['Leve um casaco.', 'Wear good shoes.']);
    expect(screen.getByText('Leve um casaco.')).toHaveAttribute('lang', 'pt');
    expect(screen.queryByRole('row', { name: /^Diets/ })).toBeNull();
  });

  test('can leave out what does not differ', async () => {
    const { user } = open('/compare?kind=tours&items=hills,wine');
    expect(await screen.findByRole('row', { name: /^Who does it/ })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Only what differs' }));
    expect(screen.queryByRole('row', { name: /^Who does it/ })).toBeNull();
    expect(screen.getByText('In what is written down, they do not differ.')).toBeVisible();
  });

  test('of dishes has prices as money, and what is sold out cannot be asked for', async () => {
    open('/compare?kind=dishes&items=soup,tart');
    await screen.findByRole('table');
    expect(cellsOf('Price')).toEqual(['€9.00', '€3.50']);
    expect(screen.getByRole('button', { name: 'Ask for this: Custard tart' })).toBeDisabled();
  });
});

describe('an address', () => {
  test.each([
    ['river,city,gone', 'Left out, because it is not offered here or is more than four: 1.'],
    ['river,city,gone,soup', 'Left out, because it is not offered here or is more than four: 2.'],
    ['river,city,hills,wine,night', 'Left out, because it is not offered here or is more than four: 1.'],
  ])('with %s shows the rest and says so', async (items, words) => {
    open(`/compare?kind=tours&items=${items}`);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('table')).toBeVisible();
  });

  test('with an unknown kind opens the first', async () => {
    open('/compare?kind=constructor&items=river,city');
    expect(await screen.findByRole('table')).toBeVisible();
  });
});

describe('picking one', () => {
  test('fills the composer after what is typed there, and sends nothing', async () => {
    localStorage.setItem('bellkey:draft:conversation-1', 'Hello');
    const { user, api } = open('/compare?kind=tours&items=river,city');
    await user.click(await screen.findByRole('button', { name: 'Ask for this: Tour river' }));
    expect(draft()).toBe('Hello\nCould we book the river tour?');
    expect(screen.getByText('elsewhere')).toBeVisible();
    expect(api.calls.map(({ key }) => key)).not.toContainEqual(expect.not.stringMatching(/^GET /));
  });

  test('in another language is a sentence in that language', async () => {
    localStorage.setItem('bellkey:language', 'pt');
    const { user } = open('/compare?kind=tours&items=river,city');
    await user.click(await screen.findByRole('button', { name: 'Pedir este: Tour river' }));
    expect(draft()).toBe('Queria este, por favor: Tour river.');
  });
});

describe('when it cannot be loaded', () => {
  test('the kept copy is shown with its time, and is loaded again with the network', async () => {
    const { page } = open('/compare?kind=tours&items=river,city');
    await screen.findByRole('table');
    page.unmount();
    setOnline(false);
    const { api } = open(
      '/compare?kind=tours&items=river,city',
      new ApiDouble()
        .refuse('GET /api/guest/session', 'offline', 0)
        .refuse('GET /api/guest/choices', 'offline', 0),
    );
    expect(await screen.findByText(/You’re offline. As of .*\. Prices/)).toBeVisible();
    expect(screen.getByRole('table')).toBeVisible();
    api.answer('GET /api/guest/session', sampleSession).answer('GET /api/guest/choices', choices);
    setOnline(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/As of/)).toBeNull());
  });

  test('without a copy it says so, and tries again', async () => {
    const { user, api } = open('/compare', new ApiDouble());
    expect(await screen.findByText('This can’t be opened right now')).toBeVisible();
    api.answer('GET /api/guest/session', sampleSession).answer('GET /api/guest/choices', choices);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('checkbox', { name: /Tour river/ })).toBeVisible();
  });

  test('without a session it leads to the code, and forgets the copy', async () => {
    const { page } = open();
    await screen.findByRole('checkbox', { name: /Tour river/ });
    page.unmount();
    open(
      '/compare',
      new ApiDouble()
        .refuse('GET /api/guest/session', 'no-session', 401)
        .refuse('GET /api/guest/choices', 'no-session', 401),
    );
    expect(await screen.findByRole('link', { name: 'Scan or type your code' })).toBeVisible();
    expect(localStorage.getItem('bellkey:choices')).toBeNull();
  });

  test('a damaged copy is no copy', async () => {
    localStorage.setItem('bellkey:choices', '{"session":{"property":{}},"choices":{}}');
    open('/compare', new ApiDouble());
    expect(await screen.findByText('This can’t be opened right now')).toBeVisible();
  });

  test('a property with nothing to compare says so', async () => {
    open('/compare', readyApi({ currency: 'EUR', services: [tour('only')], dishes: [] }));
    expect(await screen.findByText('There is nothing to compare here yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the chat' })).toHaveAttribute('href', '/chat');
  });
});
