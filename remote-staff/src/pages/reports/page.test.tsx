import {
  type AssistantReport,
  type Membership,
  REPORT_PERIODS,
  type RequestFigures,
  type RequestReport,
} from '@bellkey/shared/api';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { beforeEach, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { periodOptions } from '../../features/reports/store/report-query.ts';
import { fakeApi, problemFixture } from '../../test-support/fake-api.ts';
import { signedInAsAna } from '../../test-support/fake-session.ts';
import { membershipFixture } from '../../test-support/membership-fixture.ts';
import { Page } from './page.tsx';

beforeEach(() => localStorage.clear());

const figures = (requests: number): RequestFigures => ({
  requests,
  responseSeconds: requests === 0 ? null : 200,
  acknowledged: { hit: requests, of: requests },
  done: { hit: requests, of: requests },
  kept: { hit: Math.floor(requests / 2), of: requests },
  told: { hit: 0, of: 0 },
});
const line = (key: string, requests: number, name = key) => ({ key, name, figures: figures(requests) });

const report = (requests = 8): RequestReport => ({
  period: { from: '2026-11-18', to: '2026-11-24' },
  before: { from: '2026-11-11', to: '2026-11-17' },
  of: 'property',
  total: { now: figures(requests), before: figures(4) },
  departments: [{ ...line('housekeeping', 8, 'Housekeeping'), before: null }],
  hours: [line('9', 8)],
  services: [line('towels', 8, 'Towels')],
  places: [line('p1', 8, 'Room 204')],
  days: [line('2026-11-23', 3), line('2026-11-24', 5)],
});

const assistant: AssistantReport = {
  period: report().period,
  before: report().before,
  total: {
    now: {
      answers: 50,
      alone: 40,
      handedOver: 12,
      waitSeconds: 95,
      requests: 20,
      reopened: 1,
      wrong: 2,
      unanswered: 3,
    },
    before: {
      answers: 0,
      alone: 0,
      handedOver: 0,
      waitSeconds: null,
      requests: 0,
      reopened: 0,
      wrong: 0,
      unanswered: 0,
    },
  },
  reasons: [{ reason: 'restricted:refund', count: 12 }],
  days: [],
};

function open(answers: Parameters<typeof fakeApi>[0] = {}, role: Membership['role'] = 'manager', at = '') {
  const fake = fakeApi({
    'GET /api/staff/me': () => ({
      ok: true,
      value: { uid: 'u1', email: null, name: 'Ana', memberships: [membershipFixture({ role })] },
    }),
    'GET /api/staff/requests': () => ({ ok: true, value: { requests: [], cursor: '7' } }),
    'GET /api/staff/reports/requests': () => ({ ok: true, value: report() }),
    'GET /api/staff/reports/assistant': () => ({ ok: true, value: assistant }),
    'GET /api/staff/reports/weekly': () => ({ ok: true, value: { on: false, email: 'ana@aurora.example' } }),
    ...answers,
  });
  render(
    <TestShell
      at={`/dashboard/reports${at}`}
      services={shellServices({ api: fake.api, session: signedInAsAna() })}
    >
      <Page />
    </TestShell>,
  );
  return {
    calls: fake.calls,
    asked: () =>
      fake.calls
        .filter(({ key }) => /\/reports\/(requests|assistant)/.test(key))
        .map(({ input }) => (input as { query: object }).query),
  };
}

test('each figure is shown with its previous value, and with its meaning', async () => {
  open();
  const kept = (await screen.findAllByText('Promises kept'))[0]?.closest('div');
  expect(kept).toHaveTextContent('Promises kept50 % (4 of 8)before: 50 %');
  expect(screen.getAllByText('First response')[0]?.closest('div')).toHaveTextContent('3 minbefore: 3 min');
  expect(screen.getByText(/half of them were faster, half slower/)).toBeInTheDocument();
  // An empty report is not a failure.
  expect(screen.getAllByText('Told in time')[0]?.closest('div')).toHaveTextContent('–');
});

test('every plot has a table with the same data', async () => {
  open();
  for (const title of [
    'Requests by day',
    'Requests by hour',
    'Promises kept by department',
    'Promises kept by service',
    'Promises kept by place',
  ]) {
    const part = await screen.findByRole('region', { name: title });
    expect(within(part).getByRole('img', { name: title })).toBeVisible();
    await userEvent.click(within(part).getByText(`${title} as a table`));
    expect(within(part).getByRole('table')).toBeVisible();
    expect(within(part).getByRole('button', { name: 'Save as CSV' })).toBeVisible();
  }
  const rooms = screen.getByRole('region', { name: 'Promises kept by place' });
  expect(within(rooms).getByRole('row', { name: /^Room 204/ })).toHaveTextContent('Room 2048100 %100 %50 %–');
});

test('another period is loaded; custom days once both are chosen', async () => {
  const { asked } = open();
  await screen.findByRole('region', { name: 'Requests by day' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 28 days');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Own days');
  expect(screen.getByText('Choose the first and the last day.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('First day'), '2026-11-01');
  await userEvent.type(screen.getByLabelText('Last day'), '2026-11-02');
  expect(asked()).toEqual([
    { property: 'aurora', period: '7-days' },
    { property: 'aurora', period: '28-days' },
    { property: 'aurora', period: 'range', from: '2026-11-01', to: '2026-11-02' },
  ]);
});

test('one department is chosen from those with requests, for all but the assistant', async () => {
  const { asked } = open({
    'GET /api/staff/reports/requests': ({ query }) => ({
      ok: true,
      value: {
        ...report(),
        departments: [
          { ...line('housekeeping', 8, 'Housekeeping'), before: null },
          ...(query.department ? [] : [{ ...line('maintenance', 2, 'Maintenance'), before: null }]),
        ],
      },
    }),
  });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Department' }), 'Housekeeping');
  expect(within(screen.getByRole('combobox', { name: 'Department' })).getAllByRole('option')).toHaveLength(3);
  await userEvent.click(
    within(screen.getByRole('navigation', { name: 'Reports' })).getByRole('link', { name: 'Assistant' }),
  );
  expect(asked()).toEqual([
    { property: 'aurora', period: '7-days' },
    { property: 'aurora', period: '7-days', department: 'housekeeping' },
    { property: 'aurora', period: '7-days' },
  ]);
});

test('days without requests say so, and a failure keeps the retry', async () => {
  let ok = false;
  open({
    'GET /api/staff/reports/requests': () =>
      ok ? { ok: true, value: report(0) } : { ok: false, error: problemFixture('unreachable', 503) },
  });
  expect(await screen.findByText('The report could not be loaded')).toBeVisible();
  ok = true;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No requests in these days')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

test('managers see what the assistant did alone and why it handed over; others do not see that part', async () => {
  open({}, 'manager', '?show=assistant');
  expect((await screen.findAllByText('Answered by itself'))[0]?.closest('div')).toHaveTextContent(
    '80 % (40 of 50)before: –',
  );
  expect(screen.getByRole('region', { name: 'Why a person was fetched' })).toHaveTextContent('refund');
  document.body.replaceChildren();
  open({}, 'agent', '?show=assistant');
  expect(await screen.findByRole('region', { name: 'Requests by day' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Assistant' })).toBeNull();
});

test('the periods are those of the API', () => {
  expect(periodOptions.map(({ value }) => value)).toEqual([...REPORT_PERIODS]);
});

test('the report of each week comes by e-mail to who wants it', async () => {
  const { calls } = open({
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
  open({
    'GET /api/staff/reports/weekly': () => ({ ok: true, value: { on: false, email: null } }),
  });
  expect(await screen.findByRole('checkbox', { name: /report of each week/ })).toBeDisabled();
  expect(screen.getByText(/your address is not verified yet/)).toBeVisible();
  document.body.replaceChildren();
  open({ 'PUT /api/staff/reports/weekly': () => ({ ok: false, error: problemFixture('unreachable', 503) }) });
  const choice = await screen.findByRole('checkbox', { name: /report of each week/ });
  await userEvent.click(choice);
  expect(await screen.findByText('It was not changed')).toBeVisible();
  expect(choice).not.toBeChecked();
});
