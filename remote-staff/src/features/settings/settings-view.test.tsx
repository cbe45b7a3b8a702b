import type { OperationOutput } from '@bellkey/shared/api';
import { fakeDialogs } from '@bellkey/shared/shell-testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problemFixture } from '../../test-support/fake-api.ts';
import { ChangeList } from './changes/change-list.tsx';
import { Checklist } from './checklist/checklist.tsx';
import { PropertySettings } from './property/property-settings.tsx';
import { ServiceSettings } from './services/service-settings.tsx';
import { show, towels } from './settings-fixture.tsx';

fakeDialogs();

test('a service is taken out with one press, and comes back with Undo', async () => {
  const { writes } = show(ServiceSettings, {
    'PUT /api/staff/settings/services/{id}': ({ body }) => ({
      ok: true,
      value: { ...towels, active: body.active, version: body.version + 1 },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Take out Towels' }));
  expect(await screen.findByText(/can no longer ask for Towels/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone.')).toBeVisible();
  expect(writes().map(({ input }) => (input as { body: object }).body)).toMatchObject([
    { active: false, version: 7 },
    { active: true, version: 8 },
  ]);
});

test('an emergency cannot be taken out', async () => {
  show(ServiceSettings);
  expect(await screen.findByRole('button', { name: 'Change Emergency' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take out Emergency' })).toBeNull();
});

test('a service that someone else has changed is not overwritten, and typed text stays', async () => {
  show(ServiceSettings, {
    'PUT /api/staff/settings/services/{id}': () => ({
      ok: false,
      error: problemFixture('version-conflict', 409, 'Load it again, then repeat your change.'),
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Change Towels' }));
  const dialog = screen.getByRole('dialog', { name: 'Change Towels' });
  const name = within(dialog).getByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Bath towels');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText(/repeat your change/)).toBeVisible();
  expect(name).toHaveValue('Bath towels');
});

test('a form without a name says so and sends nothing', async () => {
  const { writes } = show(ServiceSettings);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a service' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add it' }));
  expect(screen.getByText('Give it a name that guests know.')).toBeVisible();
  expect(writes()).toEqual([]);
});

test('the property keeps the order of its languages, and blanks are removed from the number', async () => {
  const { writes } = show(PropertySettings, {
    'PUT /api/staff/settings/property': () => ({ ok: true, value: { version: 5 } }),
  });
  const phone = await screen.findByRole('textbox', { name: 'Telephone' });
  await userEvent.clear(phone);
  await userEvent.type(phone, '+351 210 (000) 001');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Spanish' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved. Guests see it from now on.')).toBeVisible();
  expect(writes()).toMatchObject([
    { input: { body: { phone: '+351210000001', languages: ['pt', 'en', 'es'], version: 4 } } },
  ]);
});

const changes: OperationOutput<'GET /api/staff/settings/changes'> = {
  changes: [
    {
      id: 'b',
      at: '2026-11-23T10:00:00.000Z',
      by: 'Ana',
      subject: 'service',
      subjectId: 'towels',
      title: 'Towels',
      before: { maxQuantity: 4 },
      after: { maxQuantity: 10 },
    },
    {
      id: 'a',
      at: '2026-11-23T09:00:00.000Z',
      by: 'Rui',
      subject: 'service',
      subjectId: 'towels',
      title: 'Towels',
      before: { maxQuantity: 2 },
      after: { maxQuantity: 4 },
    },
  ],
  next: null,
};

test('of several changes to one field only the last can be undone, and it affects only its field', async () => {
  const { writes } = show(ChangeList, {
    'GET /api/staff/settings/changes': () => ({ ok: true, value: changes }),
    'PUT /api/staff/settings/services/{id}': () => ({ ok: true, value: towels }),
  });
  expect(await screen.findByText('most at once: 4 → 10')).toBeVisible();
  const undo = screen.getAllByRole('button', { name: 'Undo the change of Towels' });
  expect(undo).toHaveLength(1);
  await userEvent.click(undo[0] as HTMLElement);
  expect(writes()).toMatchObject([
    { input: { params: { id: 'towels' }, body: { title: 'Towels', maxQuantity: 4, version: 7 } } },
  ]);
});

test('the set-up shows open steps first, with links', async () => {
  show(({ store }) => <Checklist propertyId={store.propertyId} />, {
    'GET /api/staff/settings/checklist': () => ({
      ok: true,
      value: {
        steps: [
          { key: 'phone', done: true, count: 1 },
          { key: 'team', done: false, count: 1 },
        ],
        brand: { done: false },
      },
    }),
  });
  expect(await screen.findByText(/1 of 3 steps done/)).toBeVisible();
  const [first, second, third] = screen.getAllByRole('listitem');
  expect(within(first as HTMLElement).getByRole('link', { name: 'A second person' })).toHaveAttribute(
    'href',
    '/dashboard/team',
  );
  expect(within(second as HTMLElement).getByRole('link', { name: 'How you look to guests' })).toHaveAttribute(
    'href',
    '/dashboard/settings/brand',
  );
  expect(third).toHaveTextContent('Telephone numberDone');
});
