import { NumberField } from '../../controls/number-field.tsx';
import type { PriceList } from './quote/prices/price-list.ts';
import type { QuoteNumber, QuoteProblems, QuoteRequest } from './quote/quote-request.ts';

interface NumberSpec {
  name: QuoteNumber;
  label: string;
  unit: string;
  hint?: (list: PriceList) => string;
  /** How many units of the request make one typed unit: 100 basis points are one per cent. */
  perTyped: number;
}

const NUMBERS: readonly NumberSpec[] = [
  {
    name: 'rooms',
    label: 'Rooms',
    unit: '',
    hint: () => 'Rooms and apartments that guests sleep in.',
    perTyped: 1,
  },
  { name: 'tables', label: 'Restaurant tables with a code', unit: '', perTyped: 1 },
  { name: 'listings', label: 'Short-term listings', unit: '', perTyped: 1 },
  {
    name: 'outlets',
    label: 'Outlets that take orders',
    unit: '',
    hint: () => 'Restaurants, bars, a room-service kitchen.',
    perTyped: 1,
  },
  {
    name: 'languages',
    label: 'Languages answered in',
    unit: '',
    hint: ({ languages }) => `${languages.included} are included.`,
    perTyped: 1,
  },
  {
    name: 'vat',
    label: 'Your VAT rate',
    unit: '%',
    hint: () => '0 where none is charged, as with reverse charge.',
    perTyped: 100,
  },
];

interface QuoteNumbersProps {
  list: PriceList;
  request: QuoteRequest;
  problems: QuoteProblems;
  onChange(name: QuoteNumber, value: number): void;
}

/** The number fields of a price request. */
export function QuoteNumbers({ list, request, problems, onChange }: QuoteNumbersProps) {
  return NUMBERS.map(({ name, label, unit, hint, perTyped }) => (
    <NumberField
      key={name}
      label={label}
      unit={unit}
      hint={hint?.(list)}
      value={request[name] / perTyped}
      error={problems[name]}
      onChange={(typed) => onChange(name, wholeMultiple(typed, perTyped))}
    />
  ));
}

/** The typed number, in the request's unit; NaN when it is not whole, so that nothing is rounded silently. */
function wholeMultiple(typed: number, perTyped: number): number {
  const whole = Math.round(typed * perTyped);
  return Math.abs(typed * perTyped - whole) < 1e-6 ? whole : Number.NaN;
}
