import type { OperationOutput } from '@bellkey/shared/api';
import { fakeDialogs } from '@bellkey/shared/shell-testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problemFixture } from '../../../test-support/fake-api.ts';
import { show } from '../settings-fixture.tsx';
import type { SettingsStore } from '../store/use-settings.ts';
import { GuestRegistrations } from './guest-registrations.tsx';

fakeDialogs();

type Whole = OperationOutput<'GET /api/staff/guest-registrations/{id}'>;
type Listed = OperationOutput<'GET /api/staff/guest-registrations'>['registrations'][number];

const listed: Listed = {
  id: 'c1',
  state: 'waiting',
  name: 'Ana Sousa',
  place: 'Room 204',
  arrivalDate: '2026-12-01',
  people: 2,
  submittedAt: '2026-11-24T10:00:00.000Z',
};
const whole: Whole = {
  id: 'c1',
  state: 'waiting',
  version: 3,
  submittedAt: listed.submittedAt,
  place: 'Room 204',
  note: null,
  decidedAt: null,
  decidedBy: null,
  details: {
    fieldSet: 'standard',
    values: { givenNames: 'Ana', familyNames: 'Sousa', nationality: 'PRT', documentNumber: 'P1234567' },
    companions: [{ givenNames: 'Rui' }],
    signature: { kind: 'drawn', path: 'M1 1 L2 2' },
    accurate: true,
    marketing: false,
  },
};
const Part = ({ store }: { store: SettingsStore }) => <GuestRegistrations propertyId={store.propertyId} />;

function open(answers: Parameters<typeof show>[1] = {}, registrations: Listed[] = [listed]) {
  return show(Part, {
    'GET /api/staff/guest-registrations': () => ({ ok: true, value: { registrations } }),
    'GET /api/staff/guest-registrations/{id}': () => ({ ok: true, value: whole }),
    'POST /api/staff/guest-registrations/{id}/check': ({ body }) => ({
      ok: true,
      value: { ...whole, state: body.to },
    }),
    ...answers,
  });
}
async function openFirst() {
  await userEvent.click(await screen.findByRole('button', { name: 'Open the registration of Ana Sousa' }));
  return screen.findByRole('dialog', { name: 'Ana Sousa, Room 204' });
}

test('the list has no document; an opened one has everything, and is marked as checked', async () => {
  const { writes } = open();
  expect(await screen.findByRole('listitem')).toHaveTextContent(
    'Ana Sousa To be checked Room 204, arrives 2026-12-01, 2 people',
  );
  expect(screen.queryByText('P1234567')).toBeNull();
  const dialog = await openFirst();
  for (const text of ['P1234567', 'Portugal', 'Rui', 'Do not write to them after the stay.'])
    expect(within(dialog).getByText(text)).toBeVisible();
  expect(within(dialog).getByRole('img', { name: 'The guest’s signature' })).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as checked' }));
  expect(await screen.findByText('It is checked. The guest sees it.')).toBeVisible();
  expect(writes()).toMatchObject([
    { input: { params: { id: 'c1' }, body: { to: 'ready', note: null, version: 3 } } },
  ]);
});

test('it is sent back only with a message', async () => {
  const { writes } = open();
  const dialog = await openFirst();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ask for changes' }));
  expect(within(dialog).getByText('Say what they are to change.')).toBeVisible();
  expect(writes()).toEqual([]);
  await userEvent.type(within(dialog).getByRole('textbox'), 'Which street?');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ask for changes' }));
  await waitFor(() =>
    expect(writes()).toMatchObject([{ input: { body: { to: 'changes', note: 'Which street?' } } }]),
  );
});

test('one that was sent again meanwhile is shown in its new version, and typed text stays', async () => {
  let sent = whole;
  open({
    'GET /api/staff/guest-registrations/{id}': () => ({ ok: true, value: sent }),
    'POST /api/staff/guest-registrations/{id}/check': () => {
      const values = { ...whole.details.values, documentNumber: 'P7654321' };
      sent = { ...whole, version: 4, details: { ...whole.details, values } };
      return { ok: false, error: problemFixture('version-conflict', 409, 'Look again.') };
    },
  });
  const dialog = await openFirst();
  await userEvent.type(within(dialog).getByRole('textbox'), 'Which street?');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ask for changes' }));
  expect(await screen.findByText('P7654321')).toBeVisible();
  expect(screen.getByText('Look again.')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('Which street?');
});

test('an empty list and an outage are reported', async () => {
  open({}, []);
  expect(await screen.findByText('No guest has sent one yet.')).toBeVisible();
  open({
    'GET /api/staff/guest-registrations': () => ({
      ok: false,
      error: problemFixture('unreachable', 503, 'Not now.'),
    }),
  });
  expect(await screen.findByText('Registrations could not be loaded')).toBeVisible();
});
