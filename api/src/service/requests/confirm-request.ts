import type { RequestState } from '@bellkey/shared/api';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { appendMessage, type ConversationRow } from '../conversations/append-message.ts';
import { type loadReader, textsFor } from '../conversations/guest-texts.ts';
import type { TimedService } from '../promises/named-time.ts';
import { namesTime } from '../promises/named-time.ts';
import { formatMoment } from './format-moment.ts';
import type { RequestRow } from './lock-request.ts';

/** The request as it was before staff moved it. */
export type Unconfirmed = Pick<
  RequestRow,
  'state' | 'priority' | 'acknowledgedAt' | 'details' | 'plan' | 'promisedAt'
>;

/** States in which staff have accepted a request. */
const ACCEPTED: readonly RequestState[] = ['acknowledged', 'in_progress'];

/**
 * How a move answers what the guest was told to wait for: an approval, or that a booking or a time that no one had
 * promised yet is confirmed. Null for any other move: a plain request shows its promise.
 */
export function confirmationOf(
  before: Unconfirmed,
  to: RequestState,
  { kind }: Pick<TimedService, 'kind'>,
): 'confirmed' | 'approved' | null {
  if (before.acknowledgedAt || before.priority === 'emergency' || !ACCEPTED.includes(to)) return null;
  if (before.state === 'needs_approval' || kind === 'approve') return 'approved';
  const wasOpen = kind === 'book' || (namesTime(before.details) && before.promisedAt === null);
  return wasOpen ? 'confirmed' : null;
}

/** Tells the guest once that staff have confirmed a request, with its time if one is known, and its card. */
export function tellConfirmed(
  scope: PropertyScope,
  conversation: ConversationRow,
  row: RequestRow,
  how: 'confirmed' | 'approved',
  { reader, timeZone }: { reader: Awaited<ReturnType<typeof loadReader>>; timeZone: string },
): void {
  const moment = row.schedule ? new Date(row.schedule.at) : row.promisedAt;
  // An approval that lapses has a deadline for staff, which is no time of the guest's.
  const known = row.schedule || row.plan?.expiresAt === undefined ? moment : null;
  const time = known && formatMoment(known, scope.now, timeZone, reader?.language ?? 'en');
  appendMessage(scope, conversation, {
    sender: { kind: 'system' },
    body: textsFor(reader).confirmed(how, row.title, time),
    parts: [{ kind: 'request', requestId: row.id }],
  });
}
