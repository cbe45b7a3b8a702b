import { groupThousands } from '../pricing/quote/prices/money.ts';
import { FactsTable } from '../proposals/facts-table.tsx';
import { CASE_FIGURES } from './case-figures.ts';
import type { Figures } from './simulate-weeks.ts';

const ROWS: readonly { name: string; definition: string; of(figures: Figures): string }[] = [
  {
    name: 'Requests',
    definition: 'In 28 days; the same ones in both columns',
    of: ({ requests }) => groupThousands(requests),
  },
  {
    name: 'Accepted after',
    definition: 'Median minutes from asked to accepted by an attendant',
    of: ({ acceptedMedian }) => `${acceptedMedian} min`,
  },
  {
    name: 'Done after',
    definition: 'Median minutes from asked to done',
    of: ({ doneMedian }) => `${doneMedian} min`,
  },
  {
    name: 'Nine of ten done within',
    definition: 'The minutes that 90 % of requests stay under',
    of: ({ doneNineOfTen }) => `${doneNineOfTen} min`,
  },
  {
    name: 'Done within 20 minutes',
    definition: 'Share of all requests, with their number',
    of: ({ doneInTwenty, requests }) =>
      `${Math.round((100 * doneInTwenty) / requests)} % (${groupThousands(doneInTwenty)})`,
  },
];

/** Before and after, each figure with its definition. */
export function CaseTable() {
  return (
    <FactsTable
      label="Simulated figures"
      columns={['Figure', 'Hourly round', 'One queue', 'Definition']}
      rows={ROWS.map((row) => [
        row.name,
        row.of(CASE_FIGURES.before),
        row.of(CASE_FIGURES.after),
        row.definition,
      ])}
    />
  );
}
