import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problemFixture } from '../../test-support/fake-api.ts';
import { openReportsPage } from './open-reports-page.tsx';

beforeEach(() => localStorage.clear());

test('the report of each week comes by e-mail to who wants it', async () => {
  const { calls } = openReportsPage({
    'PUT /api/staff/reports/weekly': ({ body }) => ({
      ok: true,
      value: { on: body.on, email: 'ana@aurora.example' },
    }),
  });
  const choice = await screen.findByRole('checkbox', { name: /Send me the report of each week/ });
  expect(choice).not.toBeChecked();
  expect(screen.getByText('It goes to ana@aurora.example.')).toBeVisible();
  await userEvent.click(choice);
  expect(calls.at(-1)).toMatchObject({ key: 'PUT /api/staff/reports/weekly', input: { body: { on: true } } });
  expect(choice).toBeChecked();
  await userEvent.click(choice);
  expect(choice).not.toBeChecked();
});

test('without an address the report of each week cannot be asked for, and a refusal changes nothing', async () => {
  openReportsPage({
    'GET /api/staff/reports/weekly': () => ({ ok: true, value: { on: false, email: null } }),
  });
  expect(await screen.findByRole('checkbox', { name: /report of each week/ })).toBeDisabled();
  expect(screen.getByText(/your address is not verified yet/)).toBeVisible();
  document.body.replaceChildren();
  openReportsPage({
    'PUT /api/staff/reports/weekly': () => ({ ok: false, error: problemFixture('unreachable', 503) }),
  });
  const choice = await screen.findByRole('checkbox', { name: /report of each week/ });
  await userEvent.click(choice);
  expect(await screen.findByText('It was not changed')).toBeVisible();
  expect(choice).not.toBeChecked();
});
