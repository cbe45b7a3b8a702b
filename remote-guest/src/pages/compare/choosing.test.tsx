import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openComparePage } from './open-compare-page.tsx';

const draft = () => localStorage.getItem('bellkey:draft:conversation-1');

beforeEach(() => localStorage.clear());

describe('choosing', () => {
  test('two of a kind shows them side by side, and the address holds the choice', async () => {
    const { user, address } = openComparePage();
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
    openComparePage('/compare?kind=tours&items=river,city,hills,wine');
    expect(await screen.findByRole('checkbox', { name: /Tour night/ })).toBeDisabled();
    expect(screen.getByText('Four are chosen. Take one out to choose another.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Transfers' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Dishes and drinks' })).toBeVisible();
  });

  test('taking one out leaves the others', async () => {
    const { user, address } = openComparePage('/compare?kind=tours&items=river,city,hills');
    await user.click(await screen.findByRole('button', { name: 'Take out Tour city' }));
    expect(address()).toBe('/compare?kind=tours&items=river,hills');
  });
});

describe('an address', () => {
  test.each([
    ['river,city,gone', 'Left out, because it is not offered here or is more than four: 1.'],
    ['river,city,gone,soup', 'Left out, because it is not offered here or is more than four: 2.'],
    ['river,city,hills,wine,night', 'Left out, because it is not offered here or is more than four: 1.'],
  ])('with %s shows the rest and says so', async (items, text) => {
    openComparePage(`/compare?kind=tours&items=${items}`);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('table')).toBeVisible();
  });

  test('with an unknown kind opens the first', async () => {
    openComparePage('/compare?kind=constructor&items=river,city');
    expect(await screen.findByRole('table')).toBeVisible();
  });
});

describe('picking one', () => {
  test('fills the composer after what is typed there, and sends nothing', async () => {
    localStorage.setItem('bellkey:draft:conversation-1', 'Hello');
    const { user, api } = openComparePage('/compare?kind=tours&items=river,city');
    await user.click(await screen.findByRole('button', { name: 'Ask for this: Tour river' }));
    expect(draft()).toBe('Hello\nCould we book the river tour?');
    expect(screen.getByText('elsewhere')).toBeVisible();
    expect(api.calls.map(({ key }) => key)).not.toContainEqual(expect.not.stringMatching(/^GET /));
  });

  test('in another language is a sentence in that language', async () => {
    localStorage.setItem('bellkey:language', 'pt');
    const { user } = openComparePage('/compare?kind=tours&items=river,city');
    await user.click(await screen.findByRole('button', { name: 'Pedir este: Tour river' }));
    expect(draft()).toBe('Queria este, por favor: Tour river.');
  });
});
