import type { MenuSettings as Menu } from '@bellkey/shared/api';
import { fakeDialogs } from '@bellkey/shared/shell-testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problemFixture } from '../../../test-support/fake-api.ts';
import { ChangeList } from '../changes/change-list.tsx';
import { show } from '../settings-fixture.tsx';
import { parsePrice } from './dish-change.ts';
import { MenuSettings } from './menu-settings.tsx';
import { nextMorning } from './next-morning.ts';

fakeDialogs();

const soup: Menu['dishes'][number] = {
  id: 'soup',
  name: 'Tomato soup',
  description: 'Basil',
  priceCents: 900,
  allergens: [],
  diets: ['vegan'],
  ageRestricted: false,
  categoryId: 'all',
  listed: true,
  available: true,
  soldOutUntil: null,
  options: 0,
  version: 3,
};
const menu: Menu = {
  categories: [{ id: 'all', name: 'All day', from: null, until: null, version: 1 }],
  dishes: [soup, { ...soup, id: 'tart', name: 'Tart', listed: false }],
};
const answers = { 'GET /api/staff/settings/menu': () => ({ ok: true as const, value: menu }) };

test('a dish is sold out until the next morning with one press, and comes back with Undo', async () => {
  const { writes } = show(MenuSettings, {
    ...answers,
    'PUT /api/staff/settings/menu/dishes/{id}': ({ body }) => ({
      ok: true,
      value: { ...soup, ...body, version: body.version + 1 },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Sold out: Tomato soup' }));
  expect(await screen.findByText(/sold out until .*05:00/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone.')).toBeVisible();
  expect(writes().map(({ input }) => (input as { body: object }).body)).toMatchObject([
    { available: false, soldOutUntil: expect.any(String), version: 3 },
    { available: true, soldOutUntil: null, version: 4 },
  ]);
});

test('a dish off the menu says so, and can be put back but not sold out', async () => {
  show(MenuSettings, answers);
  const tart = within(await screen.findByRole('listitem', { name: 'Tart' }));
  expect(tart.getByText(/Off the menu/)).toBeVisible();
  expect(tart.getByRole('button', { name: 'Put on Tart' })).toBeVisible();
  expect(tart.queryByRole('button', { name: 'Sold out: Tart' })).toBeNull();
});

test('an invalid price is reported before anything is sent, and typed text stays when the API refuses', async () => {
  const { writes } = show(MenuSettings, {
    ...answers,
    'POST /api/staff/settings/menu/dishes': () => ({
      ok: false,
      error: {
        ...problemFixture('bad-input', 422),
        fields: { name: 'Another dish of this part has this name.' },
      },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a dish' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add a dish' }));
  await userEvent.type(form.getByLabelText('Name'), 'Soup');
  await userEvent.type(form.getByLabelText('Price in EUR'), 'nine');
  await userEvent.click(form.getByRole('button', { name: 'Add it' }));
  expect(form.getByText('An amount such as 12.50.')).toBeVisible();
  expect(writes()).toEqual([]);
  await userEvent.clear(form.getByLabelText('Price in EUR'));
  await userEvent.type(form.getByLabelText('Price in EUR'), '9,5');
  await userEvent.click(form.getByRole('button', { name: 'Add it' }));
  expect(await form.findByText('Another dish of this part has this name.')).toBeVisible();
  expect(form.getByLabelText('Name')).toHaveValue('Soup');
  expect(writes()).toMatchObject([{ input: { body: { name: 'Soup', priceCents: 950, categoryId: 'all' } } }]);
});

test('a change of a dish is shown with its prices, and undone for that field only', async () => {
  const { writes } = show(ChangeList, {
    ...answers,
    'GET /api/staff/settings/changes': () => ({
      ok: true,
      value: {
        changes: [
          {
            id: 'one',
            at: '2026-11-23T10:00:00.000Z',
            by: 'Ana',
            subject: 'dish',
            subjectId: 'soup',
            title: 'Tomato soup',
            before: { priceCents: 850 },
            after: { priceCents: 900 },
          },
        ],
        next: null,
      },
    }),
    'PUT /api/staff/settings/menu/dishes/{id}': () => ({ ok: true, value: soup }),
  });
  expect(await screen.findByText('price: €8.50 → €9.00')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo the change of Tomato soup' }));
  expect(writes()).toMatchObject([{ input: { body: { name: 'Tomato soup', priceCents: 850, version: 3 } } }]);
});

test.each([
  ['12.50', 1250],
  ['9,5', 950],
  ['7', 700],
  ['-3', null],
  ['12.345', null],
  ['a lot', null],
  ['999999', null],
])('a price of "%s" is parsed as %s', (typed, cents) => expect(parsePrice(typed)).toBe(cents));

test.each([
  ['2026-11-23T12:00:00Z', 'Europe/Lisbon', '2026-11-24T05:00:00.000Z'],
  ['2026-11-23T04:59:00Z', 'Europe/Lisbon', '2026-11-23T05:00:00.000Z'],
  ['2026-03-28T20:00:00Z', 'Europe/Lisbon', '2026-03-29T04:00:00.000Z'],
  ['2026-11-23T12:00:00Z', 'Asia/Kathmandu', '2026-11-23T23:15:00.000Z'],
])('the morning after %s in %s is %s', (now, timeZone, morning) =>
  expect(nextMorning(new Date(now), timeZone)).toBe(morning),
);
