import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { sampleDish } from '../../test-support/sample-menu.ts';
import { choices, openComparePage, readyApi, tour } from './open-compare-page.tsx';

const cellsOf = (row: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${row}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

describe('the table', () => {
  test('shows what is written down, and where nothing is, says so', async () => {
    openComparePage('/compare?kind=tours&items=river,city');
    await screen.findByRole('table');
    expect(cellsOf('Price')).toEqual(['60 EUR', '20 EUR']);
    expect(cellsOf('Duration')).toEqual(['120 minutes', 'Not stated']);
    expect(cellsOf('Hours')).toEqual(['10:00 to 18:00', 'Not stated']);
    expect(cellsOf('Good to know')).toEqual(['Leve um casaco.', 'Wear good shoes.']);
    expect(screen.getByText('Leve um casaco.')).toHaveAttribute('lang', 'pt');
    expect(screen.queryByRole('row', { name: /^Diets/ })).toBeNull();
  });

  test('can leave out what does not differ', async () => {
    const { user } = openComparePage('/compare?kind=tours&items=hills,wine');
    expect(await screen.findByRole('row', { name: /^Who does it/ })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Only what differs' }));
    expect(screen.queryByRole('row', { name: /^Who does it/ })).toBeNull();
    expect(screen.getByText('In what is written down, they do not differ.')).toBeVisible();
  });

  test('of dishes has prices as money, and what is sold out cannot be asked for', async () => {
    openComparePage('/compare?kind=dishes&items=soup,tart');
    await screen.findByRole('table');
    expect(cellsOf('Price')).toEqual(['€9.00', '€3.50']);
    expect(screen.getByRole('button', { name: 'Ask for this: Custard tart' })).toBeDisabled();
  });

  test('tells an Italian guest the catalogue’s texts in Italian, and asks in Italian', async () => {
    localStorage.setItem('bellkey:language', 'it');
    const guided = { title: 'Tour guide', starter: 'Could you arrange a guided tour for us?' };
    const offered = {
      ...choices,
      services: [tour('tourGuide', { ...guided, department: 'Activities' }), tour('river')],
    };
    const { user } = openComparePage('/compare?kind=tours&items=tourGuide,river', readyApi(offered));
    expect(await screen.findByRole('columnheader', { name: /Guida turistica/ })).toBeVisible();
    expect(screen.getByText('Attività')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: /Tour river/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Chiedere questo: Guida turistica' }));
    expect(screen.getByText('elsewhere')).toBeVisible();
    expect(Object.values(localStorage).join()).toContain('Potreste organizzarci una visita guidata?');
  });

  test('tells an Italian guest the known allergens in Italian, and others as written', async () => {
    localStorage.setItem('bellkey:language', 'it');
    const dishes = [
      sampleDish({ id: 'soup', allergens: ['milk', 'Haselnüsse'] }),
      sampleDish({ id: 'tart', name: 'Tart' }),
    ];
    openComparePage('/compare?kind=dishes&items=soup,tart', readyApi({ ...choices, dishes }));
    expect(await screen.findByText('latte, Haselnüsse')).toBeVisible();
  });
});
