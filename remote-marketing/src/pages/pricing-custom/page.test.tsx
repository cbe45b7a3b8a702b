import { TestShell } from '@bellkey/shared/shell-testing';
import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Page } from './page.tsx';

beforeEach(() => window.history.replaceState(null, '', '/proposals/pricing-proposals/custom'));

const open = () =>
  render(
    <TestShell at="/proposals/pricing-proposals/custom">
      <Page />
    </TestShell>,
  );

test('a choice changes the lines, and the link that is shared', () => {
  open();
  expect(screen.getByText('60 rooms × €6.00')).toBeVisible();
  fireEvent.click(screen.getByRole('radio', { name: 'Desk' }));
  fireEvent.change(screen.getByLabelText('Hotel system'), { target: { value: 'mews' } });
  expect(screen.getByText('60 rooms × €3.00')).toBeVisible();
  expect(screen.getByRole('row', { name: /Set-up of the Mews connection/ })).toHaveTextContent('€400.00');
  expect(window.location.hash).toBe('#plan=desk&pms=mews');
});

test('a module that the plan includes is ticked and can’t be taken off', () => {
  open();
  expect(screen.getByRole('checkbox', { name: /Online check-in/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /Online check-in/ })).toBeDisabled();
  fireEvent.click(screen.getByRole('radio', { name: 'Desk' }));
  expect(screen.getByRole('checkbox', { name: /Online check-in/ })).not.toBeChecked();
});

test('what can’t be priced says why, and leaves the shared link as it was', () => {
  window.history.replaceState(null, '', '/proposals/pricing-proposals/custom#rooms=80');
  open();
  fireEvent.change(screen.getByLabelText('Rooms'), { target: { value: '' } });
  expect(screen.getByText('No price yet')).toBeVisible();
  expect(window.location.hash).toBe('#rooms=80');
});

test('a rate with three decimals is refused, not rounded', () => {
  open();
  const rate = screen.getByLabelText('Your VAT rate');
  fireEvent.change(rate, { target: { value: '19.25' } });
  expect(screen.getByText('19.25 % of €3,600.00')).toBeVisible();
  fireEvent.change(rate, { target: { value: '19.255' } });
  expect(rate).toHaveValue('19.255');
  expect(screen.getAllByText(/at most two decimals/)).not.toHaveLength(0);
});
