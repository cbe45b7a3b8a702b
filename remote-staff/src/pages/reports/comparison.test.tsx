import { REPORT_COMPARISONS } from '@bellkey/shared/api';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestFile } from '../../features/reports/store/figures-file.ts';
import { comparisonOptions } from '../../features/reports/store/report-query.ts';
import { openReportsPage, report } from './open-reports-page.tsx';

beforeEach(() => localStorage.clear());

test('the choice has every comparison that the API knows', () => {
  expect(comparisonOptions.map(({ value }) => value)).toEqual([...REPORT_COMPARISONS]);
});

test('the figures are compared with a year before when someone chooses it, and say with which days', async () => {
  const { asked } = openReportsPage({
    'GET /api/staff/reports/requests': ({ query }) => ({
      ok: true,
      value: {
        ...report(),
        ...(query.compare === 'year' && { before: { from: '2025-11-19', to: '2025-11-25' } }),
      },
    }),
  });
  expect(await screen.findByText('Before: 2026-11-11 – 2026-11-17')).toBeVisible();
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Compared with' }),
    'The same weekdays a year before',
  );
  expect(await screen.findByText('Before: 2025-11-19 – 2025-11-25')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 28 days');
  expect(asked()).toEqual([
    { property: 'aurora', period: '7-days' },
    { property: 'aurora', period: '7-days', compare: 'year' },
    { property: 'aurora', period: '28-days', compare: 'year' },
  ]);
});

test('the figures on top are saved as whole numbers, with those before', async () => {
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const saved: Blob[] = [];
  URL.createObjectURL = (file) => {
    saved.push(file as Blob);
    return 'blob:x';
  };
  URL.revokeObjectURL = () => undefined;
  openReportsPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Save these figures as CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(requestFile(report())).toEqual({
    columns: ['Figure', '2026-11-18 – 2026-11-24', '2026-11-11 – 2026-11-17'],
    rows: [
      ['Requests', 8, 4],
      ['First response (s)', 200, 200],
      ['Accepted in time', 8, 4],
      ['Accepted in time: of', 8, 4],
      ['Done in time', 8, 4],
      ['Done in time: of', 8, 4],
      ['Promises kept', 4, 2],
      ['Promises kept: of', 8, 4],
      ['Told in time', 0, 0],
      ['Told in time: of', 0, 0],
    ],
  });
});
