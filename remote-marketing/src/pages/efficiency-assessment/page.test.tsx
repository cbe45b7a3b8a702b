import { TestShell } from '@bellkey/shared/shell-testing';
import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { Page } from './page.tsx';

beforeEach(() => window.history.replaceState(null, '', '/efficiency-assessment'));

// jsdom has no layout to scroll.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const open = () =>
  render(
    <TestShell at="/efficiency-assessment">
      <Page />
    </TestShell>,
  );
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

const bar = () => screen.getByRole('link', { name: /How it is computed/ });
const result = () => screen.getByRole('region', { name: 'What it comes to' });

test('the result follows the fields, and so does the address', () => {
  open();
  expect(screen.getByText('152 hours')).toBeVisible();
  type('Rooms', '120');
  expect(screen.getByText('304 hours')).toBeVisible();
  expect(window.location.hash).toBe('#rooms=120');
});

test('the result follows the fields, and links to its computation', () => {
  open();
  type('Rooms', '120');
  expect(bar()).toHaveTextContent('304 h a month');
  fireEvent.click(bar());
  expect(within(result()).getByRole('heading')).toHaveFocus();
  expect(window.location.hash).toBe('#rooms=120');
});

test('the product is right as printed', () => {
  open();
  expect(result()).toHaveTextContent('152.24 h × 20 per h = 3,045 a month');
  type('An hour of staff time', '10000');
  expect(result()).toHaveTextContent('152.24 h × 10000 per h = 1,522,400 a month');
});

test('a changed figure is shown with its unit', () => {
  open();
  const row = screen.getByRole('row', { name: /^Staff time for one request/ });
  expect(row).toHaveTextContent('at 152.8 seconds');
  expect(screen.getByRole('row', { name: /^Occupancy/ })).toHaveTextContent('at 56 %');
});

test('a comma is a decimal point', () => {
  open();
  type('Requests per guest and day', '5,0');
  expect(window.location.hash).toBe('#requestsPerGuest=5');
});

test('a figure out of range is named with its range, and the result waits', () => {
  open();
  type('Handled without staff time', '95');
  expect(screen.getByText('A number from 0 to 85.')).toBeVisible();
  expect(within(result()).getByText('One figure is out of range')).toBeVisible();
  expect(bar()).toHaveTextContent('One figure is out of range');
  expect(screen.queryByText(/hours$/)).toBeNull();
  expect(screen.getByLabelText('Handled without staff time')).toHaveValue('95');
});

test('a link restores figures and answers', () => {
  window.history.replaceState(null, '', '/efficiency-assessment#rooms=10&answers=00000000');
  open();
  expect(screen.getByLabelText('Rooms')).toHaveValue('10');
  expect(screen.getByText('25 hours')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'What to do first' })).toBeVisible();
});

test('eight answers give a score for each area and three actions', () => {
  open();
  for (const group of screen
    .getAllByRole('group')
    .filter((group) => within(group).queryAllByRole('radio').length === 3)) {
    fireEvent.click(within(group).getAllByRole('radio')[1] as HTMLElement);
  }
  expect(screen.getAllByText('2 of 4')).toHaveLength(4);
  expect(screen.getByRole('heading', { name: 'What to do first' }).nextElementSibling?.children).toHaveLength(
    3,
  );
});
