import { TestShell } from '@bellkey/shared/shell-testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Acceptance } from './acceptance.tsx';
import { blackbrick } from './blackbrick.ts';
import { ValidityChip } from './validity-chip.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const openOn = (year: number, month: number, date: number) => {
  jest.setSystemTime(new Date(year, month - 1, date, 12));
  render(
    <TestShell>
      <ValidityChip validUntil={blackbrick.quote.validUntil} />
      <Acceptance quote={blackbrick.quote} />
    </TestShell>,
  );
};

test('on its last day an offer can be signed, on paper, and the page says that it stores nothing', () => {
  openOn(2026, 11, 16);
  expect(screen.getByText(/Valid until/)).toHaveTextContent('Valid until 16 November 2026');
  expect(screen.getByText(/does not store or send/)).toBeVisible();
  expect(screen.getByLabelText('Date')).toHaveValue('2026-11-16');
  expect(screen.getByRole('button', { name: 'Print to sign' })).toBeVisible();
});

test('the day after, it can only be read', () => {
  openOn(2026, 11, 17);
  expect(screen.getByText(/Expired on/)).toHaveTextContent('Expired on 16 November 2026');
  expect(screen.getByText('This offer has expired')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Print to sign' })).toBeNull();
});
