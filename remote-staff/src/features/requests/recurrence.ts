import type { Recurrence } from '@bellkey/shared/api';
import * as requestsMessages from '../../../messages/compiled/requests/en.ts';

/** The choices for how often a request comes again. */
const RECURRENCES: readonly Recurrence[] = [
  { unit: 'day', count: 1 },
  { unit: 'week', count: 1 },
  { unit: 'week', count: 2 },
  { unit: 'month', count: 1 },
  { unit: 'month', count: 3 },
  { unit: 'month', count: 6 },
  { unit: 'month', count: 12 },
];

/** A choice as a form holds it: `2 week`, or `once`. */
export type RecurrenceChoice = 'once' | `${number} ${Recurrence['unit']}`;

/** How often, as part of a sentence: `every 2 weeks`. */
export const formatRecurrence = ({ unit, count }: Recurrence): string =>
  requestsMessages.every[unit]({ count });

export const choiceOf = (every: Recurrence | null | undefined): RecurrenceChoice =>
  every ? `${every.count} ${every.unit}` : 'once';

/** The recurrence of a choice; null for a request that is made once. */
export function recurrenceOf(choice: RecurrenceChoice): Recurrence | null {
  if (choice === 'once') return null;
  const [count, unit] = choice.split(' ');
  return { count: Number(count), unit: unit as Recurrence['unit'] };
}

/** The options of a list, with the one that holds now, which another program may have set. */
export function recurrenceOptions(
  now: Recurrence | null = null,
): ReadonlyArray<{ value: RecurrenceChoice; label: string }> {
  const isListed = now === null || RECURRENCES.some((one) => choiceOf(one) === choiceOf(now));
  const label = (every: Recurrence) => {
    const text = formatRecurrence(every);
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  return [
    { value: 'once', label: requestsMessages.recurrence.once },
    ...[...RECURRENCES, ...(isListed ? [] : [now])].map((every) => ({
      value: choiceOf(every),
      label: label(every),
    })),
  ];
}
