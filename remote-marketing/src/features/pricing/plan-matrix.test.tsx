import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { PlanMatrix } from './plan-matrix.tsx';
import { priceList } from './quote/prices/price-list.ts';

test('what is paid again and again says how often, for a month and for a year', () => {
  render(<PlanMatrix list={priceList} />);
  const connection = () => screen.getByRole('row', { name: /^Connection to your hotel system/ });
  expect(connection()).toHaveTextContent('€80.00 per month');
  expect(screen.getAllByText(/per property and month$/)).not.toHaveLength(0);
  fireEvent.click(screen.getByRole('radio', { name: 'A year at once' }));
  expect(connection()).toHaveTextContent('€800.00 per year');
  expect(screen.queryByText(/ month$/)).toBeNull();
});
