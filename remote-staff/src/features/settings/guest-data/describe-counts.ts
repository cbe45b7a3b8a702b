import type { OperationOutput } from '@bellkey/shared/api';

const number = new Intl.NumberFormat('en-GB');
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

const NAMES: Record<string, readonly [one: string, many: string]> = {
  conversations: ['conversation', 'conversations'],
  messages: ['message', 'messages'],
  requests: ['request', 'requests'],
  orders: ['order', 'orders'],
  alarms: ['alarm', 'alarms'],
  questions: ['question', 'questions'],
  assistantAnswers: ['answer of the staff assistant', 'answers of the staff assistant'],
  shiftNotes: ['hand-over note', 'hand-over notes'],
  events: ['entry of the log', 'entries of the log'],
};

const counted = (kind: string, count: number): string => {
  const [one, many] = NAMES[kind] ?? [kind, kind];
  return `${number.format(count)} ${count === 1 ? one : many}`;
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
      ? `${counted('conversations', due.conversations)} from before ${day.format(new Date(due.conversationsBefore))}`
      : '',
    due.requests > 0
      ? `what people wrote in ${counted('requests', due.requests)} from before ${day.format(new Date(due.requestsBefore))}`
      : '',
  ].filter(Boolean);
  return `This erases ${new Intl.ListFormat('en-GB').format(parts)}.`;
}
