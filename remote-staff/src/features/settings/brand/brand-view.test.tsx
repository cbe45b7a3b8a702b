import type { BrandMark, BrandSettings, BrandState } from '@bellkey/shared/api';
import { fakeDialogs, shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WorkplaceProvider } from '../../../desk/workplace.tsx';
import { fakeApi, problemFixture } from '../../../test-support/fake-api.ts';
import { membershipFixture } from '../../../test-support/membership-fixture.ts';
import { BrandView } from './brand-view.tsx';

const EMPTY: BrandState = { mark: null, picture: null, accent: null, greeting: {} };
const mark: BrandMark = { hash: 'a'.repeat(32), width: 80, height: 40, ground: 'light' };
const none: BrandSettings = { brand: EMPTY, before: null, version: 1 };

beforeAll(() => {
  fakeDialogs();
  URL.createObjectURL = () => 'blob:image';
  URL.revokeObjectURL = () => undefined;
});
beforeEach(() => localStorage.clear());

function open(answers: Parameters<typeof fakeApi>[0] = {}, role: 'manager' | 'agent' = 'manager') {
  const { api, calls } = fakeApi({
    'GET /api/staff/settings/brand': () => ({ ok: true, value: none }),
    'GET /api/staff/settings/brand/images/{id}': () => ({ ok: true, value: new Blob(['webp']) }),
    'POST /api/staff/settings/brand/mark': () => ({ ok: true, value: mark }),
    'PUT /api/staff/settings/brand': ({ body }) => ({
      ok: true,
      value: {
        brand: { ...body, mark: body.mark ? mark : null, picture: null },
        before: EMPTY,
        version: body.version + 1,
      },
    }),
    ...answers,
  });
  render(
    <TestShell at="/dashboard/settings/brand" services={shellServices({ api })}>
      <WorkplaceProvider uid="ana" membership={membershipFixture({ role })}>
        <BrandView />
      </WorkplaceProvider>
    </TestShell>,
  );
  return { changes: () => calls.filter(({ key }) => !key.startsWith('GET')) };
}

const logo = (size = 10) => new File([new Uint8Array(size)], 'logo.png', { type: 'image/png' });

test('a manager uploads a logo, sets a colour and a greeting, saves them, and restores what was before', async () => {
  const { changes } = open({
    'POST /api/staff/settings/brand/restore': ({ body }) => ({
      ok: true,
      value: { brand: EMPTY, before: { ...EMPTY, mark }, version: body.version + 1 },
    }),
  });
  expect(await screen.findByText(/Guests see your name and its first letter/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await userEvent.upload(screen.getByLabelText('Logo', { selector: 'input' }), logo());
  expect(await screen.findByText(/On dark pages it gets a light plate/)).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Colour' }), '#FFD400');
  expect(screen.getByText(/On light pages text of it would be hard to read: 1\.\d to 1/)).toBeVisible();
  expect(screen.getByText(/Text on it is black/)).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'In English' }), 'By the river.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved. Guests see it from now on.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Restore the look before' }));
  expect(await screen.findByText('Restored. Guests see it from now on.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Colour' })).toHaveValue('');
  expect(changes().map(({ key, input }) => [key, (input as { body?: object }).body])).toEqual([
    ['POST /api/staff/settings/brand/mark', undefined],
    [
      'PUT /api/staff/settings/brand',
      { mark: mark.hash, picture: null, accent: '#ffd400', greeting: { en: 'By the river.' }, version: 1 },
    ],
    ['POST /api/staff/settings/brand/restore', { version: 2 }],
  ]);
});

test('a manager leaves the property without a brand, which is asked once', async () => {
  const { changes } = open({
    'PUT /api/staff/settings/brand': ({ body }) => ({
      ok: true,
      value: { brand: EMPTY, before: null, version: body.version + 1 },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Leave it as it is' }));
  expect(await screen.findByText('Left as it is. You can add a brand at any time.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Leave it as it is' })).toBeNull();
  expect(changes().map(({ input }) => (input as { body?: object }).body)).toEqual([
    { mark: null, picture: null, accent: null, greeting: {}, version: 1 },
  ]);
});

test('what is typed is saved or discarded first, and a brand is not left', async () => {
  open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Colour' }), '#FFD400');
  expect(screen.queryByRole('button', { name: 'Leave it as it is' })).toBeNull();
});

test('what is no colour, too large or no picture is refused at its field, and nothing is sent', async () => {
  const { changes } = open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Colour' }), 'red');
  expect(screen.getByText('Six digits from 0 to f, as #7a1f2b.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  const input = screen.getByLabelText('Logo', { selector: 'input' });
  await userEvent.upload(input, logo(1024 * 1024 + 1));
  expect(await screen.findByText('It has more than 1 MB. Save it smaller.')).toBeVisible();
  await userEvent
    .setup({ applyAccept: false })
    .upload(input, new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
  expect(await screen.findByText('It is no PNG, WebP or JPEG.')).toBeVisible();
  expect(changes()).toEqual([]);
});

test('a refusal keeps what was set, and an upload that failed says so', async () => {
  open({
    'POST /api/staff/settings/brand/mark': () => ({
      ok: false,
      error: problemFixture('unreachable', 503, 'Check your connection.'),
    }),
    'PUT /api/staff/settings/brand': () => ({
      ok: false,
      error: problemFixture('version-conflict', 409, 'Load it again, then repeat your change.'),
    }),
  });
  const colour = await screen.findByRole('textbox', { name: 'Colour' });
  await userEvent.upload(screen.getByLabelText('Logo', { selector: 'input' }), logo());
  expect(await screen.findByText('Check your connection.')).toBeVisible();
  await userEvent.type(colour, '#7a1f2b');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/repeat your change/)).toBeVisible();
  expect(colour).toHaveValue('#7a1f2b');
});

test('it can be removed; where it cannot be loaded, it is tried again', async () => {
  let isUp = false;
  const { changes } = open({
    'GET /api/staff/settings/brand': () =>
      isUp
        ? { ok: true, value: { brand: { ...EMPTY, accent: '#123456' }, before: null, version: 4 } }
        : { ok: false, error: problemFixture('unreachable', 503) },
    'DELETE /api/staff/settings/brand': () => ({
      ok: true,
      value: { brand: EMPTY, before: { ...EMPTY, accent: '#123456' }, version: 5 },
    }),
  });
  expect(await screen.findByText('The brand could not be loaded')).toBeVisible();
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: /try again|retry/i }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the brand' }));
  expect(await screen.findByText(/^Removed\./)).toBeVisible();
  expect(changes()).toHaveLength(1);
});

test('agents are told who sets it, and nothing is loaded', async () => {
  open({}, 'agent');
  expect(await screen.findByText(/set by its managers and owners/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
