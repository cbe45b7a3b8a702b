import { Link } from '@bellkey/shared/shell';
import { fakeDialogs, shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LeaveGuard } from '../../leave-guard/leave-guard.tsx';
import { fakeApi, problemFixture } from '../../test-support/fake-api.ts';
import { membershipFixture } from '../../test-support/membership-fixture.ts';
import { EndCode } from './end-code.tsx';
import { IssuedCodes } from './issued-codes.tsx';

fakeDialogs();
const { property } = membershipFixture();
const code = { placeId: 'room-1', label: 'Room 1', code: 'q7Zt0bYk3mJx-VwA_9LdQ0', shortCode: '7K2M4PX0' };

// jsdom has neither object URLs nor downloads.
const savedNames: string[] = [];
URL.createObjectURL = () => 'blob:sheet';
URL.revokeObjectURL = () => undefined;
jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
  savedNames.push(this.download);
});
afterEach(() => {
  savedNames.length = 0;
});

test('the sheet is saved in the chosen format, and a failure can be tried again', async () => {
  let away = true;
  const { api, calls } = fakeApi({
    'POST /api/staff/codes/sheet': () =>
      away
        ? { ok: false, error: problemFixture('unavailable', 503) }
        : { ok: true, value: new Blob(['%PDF'], { type: 'application/pdf' }) },
  });
  render(
    <TestShell at="/dashboard/codes" services={shellServices({ api })}>
      <IssuedCodes property={property} codes={[code]} onDone={() => undefined} />
    </TestShell>,
  );
  await userEvent.click(screen.getByRole('radio', { name: /Table tents/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save as PDF' }));
  expect(await screen.findByText('The file could not be made')).toBeVisible();
  expect(savedNames).toEqual([]);
  away = false;
  await userEvent.click(screen.getByRole('button', { name: 'Save as PDF' }));
  await waitFor(() => expect(savedNames).toEqual([`codes-${property.slug}-tents.pdf`]));
  expect(screen.getByRole('status')).toHaveTextContent('Keep it');
  expect(calls.at(-1)?.input).toEqual({
    query: { property: property.id },
    body: {
      format: 'tents',
      languages: property.languages.slice(0, 2),
      codes: [{ code: code.code, shortCode: code.shortCode }],
    },
  });
});

test('the text is in the property’s first two languages, and the manager chooses others', async () => {
  const { api, calls } = fakeApi({
    'POST /api/staff/codes/sheet': () => ({ ok: true, value: new Blob(['%PDF']) }),
  });
  const bilingual = { ...property, languages: ['it', 'xx', 'de', 'en'] };
  render(
    <TestShell at="/dashboard/codes" services={shellServices({ api })}>
      <IssuedCodes property={bilingual} codes={[code]} onDone={() => undefined} />
    </TestShell>,
  );
  const box = (name: string) => screen.getByRole('checkbox', { name });
  expect(screen.getAllByRole('checkbox')).toHaveLength(3);
  expect(box('Italian')).toBeChecked();
  expect(box('German')).toBeChecked();
  expect(box('English')).toBeDisabled();
  await userEvent.click(box('German'));
  expect(box('Italian')).toBeDisabled();
  expect(screen.queryByText('Scannen und fragen, was Sie möchten')).toBeNull();
  await userEvent.click(box('English'));
  expect(screen.getByText('Scan, and ask for anything')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save as PDF' }));
  await waitFor(() => expect(calls.at(-1)?.input).toMatchObject({ body: { languages: ['it', 'en'] } }));
});

test('leaving the codes asks, until they are saved or printed', async () => {
  window.print = () => undefined;
  render(
    <TestShell at="/dashboard/codes" services={shellServices()}>
      <LeaveGuard />
      <IssuedCodes property={property} codes={[code]} onDone={() => undefined} />
      <Link to="/dashboard">Dashboard</Link>
    </TestShell>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(screen.getByRole('dialog', { name: 'Leave without the codes?' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(screen.getByRole('list', { name: 'Codes to print' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Print from here' }));
  await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByText('elsewhere')).toBeVisible();
});

test('a code is revoked after a confirmation that names the place', async () => {
  const { api, calls } = fakeApi({
    'POST /api/staff/places/{id}/code/end': () => ({ ok: true, value: { ended: 2 } }),
  });
  const place = { id: 'room-1', label: 'Room 1', kind: 'room' as const, openSessions: 2 };
  let ended = 0;
  render(
    <TestShell at="/dashboard/codes" services={shellServices({ api })}>
      <EndCode
        propertyId="aurora"
        places={[
          { ...place, codeIssuedAt: '2026-11-20T10:00:00.000Z' },
          { ...place, id: 'room-2', label: 'Room 2', codeIssuedAt: null },
        ]}
        onEnded={() => {
          ended += 1;
        }}
      />
    </TestShell>,
  );
  const take = screen.getByRole('button', { name: 'Take its code out of use' });
  expect(take).toBeDisabled();
  expect(screen.queryByRole('option', { name: 'Room 2' })).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Place' }), 'Room 1');
  await userEvent.click(take);
  expect(screen.getByRole('dialog', { name: 'Take the code of Room 1 out of use?' })).toBeVisible();
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Take it out of use' }));
  expect(await screen.findByText('The code of Room 1 is out of use.')).toBeVisible();
  expect([calls.length, ended]).toEqual([1, 1]);
});
