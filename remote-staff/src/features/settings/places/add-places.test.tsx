import { fakeDialogs } from '@bellkey/shared/shell-testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problemFixture } from '../../../test-support/fake-api.ts';
import { show } from '../settings-fixture.tsx';
import { PlaceSettings } from './place-settings.tsx';

fakeDialogs();

test('a list of places is added at once, and a range becomes all its rooms', async () => {
  const { writes } = show(PlaceSettings, {
    'POST /api/staff/settings/places': () => ({ ok: true, value: { added: [], leftOut: ['Room 1'] } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add places' }));
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Names, one a line' }),
    'Room 1 - Room 3\nPool bar, area, 0',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add them' }));
  expect(await screen.findByText(/Left out because they are there already: Room 1/)).toBeVisible();
  expect(writes()).toMatchObject([
    {
      input: {
        body: {
          places: [
            { label: 'Room 1', kind: 'room', floor: null },
            { label: 'Room 2', kind: 'room', floor: null },
            { label: 'Room 3', kind: 'room', floor: null },
            { label: 'Pool bar', kind: 'area', floor: '0' },
          ],
        },
      },
    },
  ]);
});

test('a list with a mistake adds nothing and names the line', async () => {
  const { writes } = show(PlaceSettings);
  await userEvent.click(await screen.findByRole('button', { name: 'Add places' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Names, one a line' }), 'Room 9\nPool, barn');
  await userEvent.click(screen.getByRole('button', { name: 'Add them' }));
  expect(await screen.findByText(/Line 2: “barn” is none of/)).toBeVisible();
  expect(writes()).toEqual([]);
});

test.each([
  ['Zimmer 12 - Zimmer 10', 'Line 1: “Zimmer 12 - Zimmer 10” does not go up. Begin with the lower number'],
  ['Room 1 - Room 100000', 'Line 1: “Room 1 - Room 100000” would be 100000 places; 400 fit at once.'],
  ['Nome\tTipo\nCamera 7\tvista', 'Line 2: “vista” is none of room, table, area and lobby.'],
])('the list %j is kept as it was typed, with what is wrong in which line', async (list, fault) => {
  const { writes } = show(PlaceSettings);
  await userEvent.click(await screen.findByRole('button', { name: 'Add places' }));
  const names = screen.getByRole('textbox', { name: 'Names, one a line' });
  await userEvent.click(names);
  await userEvent.paste(list);
  await userEvent.click(screen.getByRole('button', { name: 'Add them' }));
  expect(await screen.findByText(fault, { exact: false })).toBeVisible();
  expect(names).toHaveValue(list);
  expect(writes()).toEqual([]);
});

test('a table from a spreadsheet is added with the columns that its first line names', async () => {
  const { writes } = show(PlaceSettings, {
    'POST /api/staff/settings/places': () => ({ ok: true, value: { added: [], leftOut: [] } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add places' }));
  await userEvent.click(screen.getByRole('textbox', { name: 'Names, one a line' }));
  await userEvent.paste('Nome\tPiano\nCamera 7\t2');
  await userEvent.click(screen.getByRole('button', { name: 'Add them' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()).toMatchObject([
    { input: { body: { places: [{ label: 'Camera 7', kind: 'room', floor: '2' }] } } },
  ]);
});

test('what the API refuses in a list is said with its line', async () => {
  show(PlaceSettings, {
    'POST /api/staff/settings/places': () => ({
      ok: false,
      error: { ...problemFixture('bad-input', 422), fields: { 'places.2.label': 'Leave it out.' } },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add places' }));
  await userEvent.click(screen.getByRole('textbox', { name: 'Names, one a line' }));
  await userEvent.paste('Room 1 - Room 2\nBar\u200b');
  await userEvent.click(screen.getByRole('button', { name: 'Add them' }));
  expect(await screen.findByText('Line 2: Leave it out.')).toBeVisible();
});
