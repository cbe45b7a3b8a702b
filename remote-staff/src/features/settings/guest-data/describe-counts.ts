import type { OperationOutput } from '@bellkey/shared/api';
import * as guestDataMessages from '../../../../messages/compiled/guest-data/en.ts';

const number = new Intl.NumberFormat('en-GB');
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

const named: Readonly<Record<string, (d: { n: number; shown: string }) => string>> =
  guestDataMessages.counted;

const counted = (kind: string, count: number): string => {
  const shown = number.format(count);
  return named[kind]?.({ n: count, shown }) ?? `${shown} ${kind}`;
};

/** What was erased, as `1 conversation, 6 messages and 1 request`; kinds without any are left out. */
export function describeCounts(counts: Readonly<Record<string, number>>): string {
  const parts = Object.entries(counts).flatMap(([kind, count]) => (count > 0 ? [counted(kind, count)] : []));
  return new Intl.ListFormat('en-GB').format(parts);
}

/** What a retention would erase now, as a sentence. */
export function describeDue(due: OperationOutput<'GET /api/staff/retention'>['due']): string {
  const parts = [
    due.conversations > 0
      ? guestDataMessages.countedBefore({
          counted: counted('conversations', due.conversations),
          format: day.format(new Date(due.conversationsBefore)),
        })
      : '',
    due.requests > 0
      ? guestDataMessages.wordsCountedBefore({
          counted: counted('requests', due.requests),
          format: day.format(new Date(due.requestsBefore)),
        })
      : '',
  ].filter(Boolean);
  return guestDataMessages.thisErasesParts({ parts: new Intl.ListFormat('en-GB').format(parts) });
}
