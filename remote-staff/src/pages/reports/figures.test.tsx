import { REPORT_PERIODS } from '@bellkey/shared/api';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { periodOptions } from '../../features/reports/store/report-query.ts';
import { problemFixture } from '../../test-support/fake-api.ts';
import { line, openReportsPage, report } from './open-reports-page.tsx';

beforeEach(() => localStorage.clear());

test('each figure is shown with its previous value, and with its meaning', async () => {
  openReportsPage();
  const kept = (await screen.findAllByText('Promises kept'))[0]?.closest('div');
  expect(kept).toHaveTextContent('Promises kept50 % (4 of 8)before: 50 %');
  expect(screen.getAllByText('First response')[0]?.closest('div')).toHaveTextContent('3 minbefore: 3 min');
  expect(screen.getByText(/half of them were faster, half slower/)).toBeInTheDocument();
  // An empty report is not a failure.
  expect(screen.getAllByText('Told in time')[0]?.closest('div')).toHaveTextContent('–');
});

test('every plot has a table with the same data', async () => {
  openReportsPage();
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
  const { asked } = openReportsPage();
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
  const { asked } = openReportsPage({
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
  openReportsPage({
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
  openReportsPage({}, 'manager', '?show=assistant');
  expect((await screen.findAllByText('Answered by itself'))[0]?.closest('div')).toHaveTextContent(
    '80 % (40 of 50)before: –',
  );
  expect(screen.getByRole('region', { name: 'Why a person was fetched' })).toHaveTextContent('refund');
  document.body.replaceChildren();
  openReportsPage({}, 'agent', '?show=assistant');
  expect(await screen.findByRole('region', { name: 'Requests by day' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Assistant' })).toBeNull();
});

test('the periods are those of the API', () => {
  expect(periodOptions.map(({ value }) => value)).toEqual([...REPORT_PERIODS]);
});
