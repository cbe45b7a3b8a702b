import type { PromiseChange, ServiceRequest } from '@bellkey/shared/api';
import { isOpen } from '@bellkey/shared/request-clock';
import { requestsMessages } from '../../../messages/compiled/requests/en.ts';
import type { RequestsMessages } from '../../../messages/compiled/requests/messages.ts';

/** The earlier promise and the reason for the change, and the planned time: a sentence each. */
export function promiseHistory(
  request: ServiceRequest,
  time: (instant: string) => string,
  messages: RequestsMessages = requestsMessages,
): string[] {
  if (!isOpen(request.state)) return [];
  const { promiseChange, schedule } = request;
  const moved = promiseChange && {
    before: time(promiseChange.before),
    reason: promiseChange.reason ?? '',
  };
  return [
    ...(schedule ? [messages.planned[schedule.kind]({ time: time(schedule.at) })] : []),
    ...(promiseChange && moved ? [messages.moved[moveOf(request, promiseChange)](moved).trim()] : []),
  ];
}

/** What a change of the time was: of a promise to a later one, to an earlier one, or of what the guest had asked for. */
function moveOf(
  { promisedAt, schedule }: ServiceRequest,
  { before, cause, promised }: PromiseChange,
): keyof RequestsMessages['moved'] {
  if (promised === false) return 'asked';
  const now = promisedAt ?? schedule?.at;
  return now && Date.parse(now) < Date.parse(before) ? 'forward' : cause;
}
