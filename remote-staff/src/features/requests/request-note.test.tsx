import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { requestFixture } from '../../test-support/request-fixture.ts';
import { RequestNote } from './request-note.tsx';

const food = {
  allergy: 'coeliac disease / nut allergy',
  dishes: '1 × Strudel; 1 × Latte',
  totalCents: 2700,
  currency: 'EUR',
  payment: 'on_delivery',
} as const;
const note = 'ALLERGY: coeliac disease / nut allergy. 1 × Strudel; 1 × Latte. 27.00 EUR, paid on delivery';
const show = (request: Parameters<typeof requestFixture>[0]) =>
  render(<RequestNote request={requestFixture(request)} className="note" />);

test('an allergy is a warning apart from the dishes', () => {
  show({ note, food });
  expect(screen.getByText('ALLERGY').parentElement).toHaveTextContent('“coeliac disease / nut allergy”');
  expect(screen.getByText('1 × Strudel; 1 × Latte · €27.00 · paid on delivery')).toBeVisible();
});

test('an order without an allergy has no warning', () => {
  show({ note: '1 × Latte', food: { ...food, allergy: null, payment: 'room' } });
  expect(screen.queryByText('ALLERGY')).toBeNull();
  expect(screen.getByText('1 × Strudel; 1 × Latte · €27.00 · charge to the room')).toBeVisible();
});

test('any other request has its note, if there is one', () => {
  show({ note: 'the large ones' });
  expect(screen.getByText('the large ones')).toBeVisible();
  const { container } = show({ note: null });
  expect(container).toBeEmptyDOMElement();
});
