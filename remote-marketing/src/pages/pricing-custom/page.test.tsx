import { TestShell } from '@bellkey/shared/shell-testing';
import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { Page } from './page.tsx';

beforeEach(() => window.history.replaceState(null, '', '/proposals/pricing-proposals/custom'));

// jsdom has no layout to scroll.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const open = () =>
  render(
    <TestShell at="/proposals/pricing-proposals/custom">
      <Page />
    </TestShell>,
  );

test('a choice changes the lines, and the shared link', () => {
  open();
  expect(screen.getByText('60 rooms × €6.00')).toBeVisible();
  fireEvent.click(screen.getByRole('radio', { name: 'Desk' }));
  fireEvent.change(screen.getByLabelText('Hotel system'), { target: { value: 'mews' } });
  expect(screen.getByText('60 rooms × €3.00')).toBeVisible();
  expect(screen.getByRole('row', { name: /Set-up of the Mews connection/ })).toHaveTextContent('€400.00');
  expect(window.location.hash).toBe('#plan=desk&pms=mews');
});

test('the price follows the fields, and links to its lines', () => {
  open();
  const bar = screen.getByRole('link', { name: /Line by line/ });
  expect(bar).toHaveTextContent('€3,600.00 per year');
  fireEvent.change(screen.getByLabelText('Rooms'), { target: { value: '100' } });
  expect(bar).toHaveTextContent('€6,000.00 per year');
  fireEvent.click(bar);
  expect(screen.getByRole('region', { name: 'Your price' })).toHaveFocus();
  expect(window.location.hash).toBe('#rooms=100');
});

test('what is paid monthly is shown as the month’s sum, once', () => {
  open();
  expect(screen.getByRole('rowheader', { name: 'Per year' })).toBeVisible();
  fireEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
  expect(screen.getByRole('link', { name: /Line by line/ })).toHaveTextContent('€360.00 per month');
  expect(screen.getAllByRole('rowheader', { name: 'Per month' })).toHaveLength(1);
  expect(screen.queryByText(/^1 month ×/)).toBeNull();
});

test('tax is in the price only where there is any', () => {
  open();
  expect(screen.queryByRole('rowheader', { name: 'VAT' })).toBeNull();
  fireEvent.change(screen.getByLabelText('Your VAT rate'), { target: { value: '23' } });
  expect(screen.getByRole('rowheader', { name: 'VAT' })).toBeVisible();
});

test('an included module is ticked and can’t be removed', () => {
  open();
  expect(screen.getByRole('checkbox', { name: /Online check-in/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /Online check-in/ })).toBeDisabled();
  fireEvent.click(screen.getByRole('radio', { name: 'Desk' }));
  expect(screen.getByRole('checkbox', { name: /Online check-in/ })).not.toBeChecked();
});

test('an impossible request says why, and leaves the shared link unchanged', () => {
  window.history.replaceState(null, '', '/proposals/pricing-proposals/custom#rooms=80');
  open();
  fireEvent.change(screen.getByLabelText('Rooms'), { target: { value: '' } });
  expect(within(screen.getByRole('region', { name: 'Your price' })).getByText('No price yet')).toBeVisible();
  expect(screen.getByRole('link', { name: /Line by line/ })).toHaveTextContent('No price yet');
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
