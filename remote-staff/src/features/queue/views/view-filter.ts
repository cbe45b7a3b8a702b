import type { QueueViewFilter, ServiceRequest } from '@bellkey/shared/api';
import { queueViewsMessages } from '../../../../messages/compiled/queue-views/en.ts';
import { type QueueFilter, stateFilters } from '../filter/queue-filter.ts';

/** A filter of the queue as the API saves it. */
export const toViewFilter = ({ state, department, whose, text, board }: QueueFilter): QueueViewFilter => ({
  state,
  department,
  whose: whose ?? null,
  text: text.trim(),
  board: board === true,
});

/** A saved filter as the queue uses it. */
export const toQueueFilter = ({ whose, board, ...filter }: QueueViewFilter): QueueFilter => ({
  ...filter,
  whose: whose ?? undefined,
  board: board || undefined,
});

/** Whether two filters show the same. */
export const isSameFilter = (a: QueueViewFilter, b: QueueViewFilter): boolean =>
  a.state === b.state &&
  a.department === b.department &&
  a.whose === b.whose &&
  a.text === b.text &&
  a.board === b.board;

/** What a filter shows, as one line: `Overdue · Housekeeping · Mine · “Room 2”`. */
export function describeFilter(
  { state, department, whose, text, board }: QueueViewFilter,
  departments: readonly ServiceRequest['department'][],
): string {
  const { whose: names, board: asBoard } = queueViewsMessages;
  return [
    stateFilters[state],
    ...(department ? [departments.find(({ key }) => key === department)?.name ?? department] : []),
    ...(whose ? [names[whose]] : []),
    ...(text ? [`“${text}”`] : []),
    ...(board ? [asBoard] : []),
  ].join(' · ');
}
