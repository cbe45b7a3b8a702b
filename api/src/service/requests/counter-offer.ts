import type { RequestDetail, ServiceRequest } from '@bellkey/shared/api';
import { wallTime } from '@bellkey/shared/wall-time';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { loadProperty } from '../../property/properties/property-summary.ts';
import { mayApprove, visibleDepartments } from '../../property/staff/permissions.ts';
import { appendMessage } from '../conversations/append-message.ts';
import { loadReader, textsFor } from '../conversations/guest-texts.ts';
import { moveRequest } from './change-request.ts';
import { conversationOf, lockWithConversation } from './lock-with-conversation.ts';
import { staffActor } from './staff-actor.ts';
import { isTheirs } from './visible-requests.ts';

/**
 * Offers something else in place of what needs approval. The request waits for the guest; those who may approve it may
 * offer, because the guest's consent then counts as the approval.
 */
export async function offerInstead(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
  { text, at }: { text: string; at?: string | null | undefined },
): Promise<Outcome<ServiceRequest>> {
  const [locked, reader] = await Promise.all([
    lockWithConversation(scope, id),
    loadReader(scope, { id: conversationOf(scope, id) }),
  ]);
  const row = locked?.request.row;
  if (!row || !isTheirs(row, visibleDepartments(staff))) return refused('not-found');
  if (!mayApprove(staff)) return refused('forbidden');
  const offered = row.state === 'needs_approval' || (row.state === 'waiting_guest' && row.offer !== null);
  if (!offered || !locked.conversation) return refused('illegal-transition');
  const request = moveRequest(scope, locked.request, {
    to: 'waiting_guest',
    by: staffActor(staff),
    reason: text,
    event: { kind: 'offered', at: at ?? null },
    change: {
      offer: { text, at: at ?? null, by: staff.name, offeredAt: scope.now.toISOString() },
      // A new offer has the guest's whole time again.
      pausedAt: scope.now,
      remindedAt: null,
    },
  });
  appendMessage(scope, locked.conversation, {
    sender: { kind: 'system' },
    body: textsFor(reader).offered(row.title, text),
    parts: [{ kind: 'request', requestId: id }],
  });
  return done(request);
}

/** The guest accepts or declines an offer. Accepted, it is approved as offered; declined, staff decide again. */
export async function answerOffer(
  scope: PropertyScope,
  conversationId: string,
  id: string,
  accept: boolean,
): Promise<Outcome<ServiceRequest>> {
  const [locked, { timeZone }] = await Promise.all([lockWithConversation(scope, id), loadProperty(scope)]);
  const row = locked?.request.row;
  if (!row || row.conversationId !== conversationId) return refused('not-found');
  if (row.state !== 'waiting_guest' || !row.offer) return refused('no-offer');
  const { text, at } = row.offer;
  return done(
    moveRequest(scope, locked.request, {
      to: accept ? 'acknowledged' : 'needs_approval',
      by: { kind: 'guest' },
      event: { kind: accept ? 'offer-accepted' : 'offer-declined' },
      change: { offer: null, ...(accept && { details: accepted(row.details, text, at, timeZone) }) },
    }),
  );
}

/** What was agreed, in place of what the guest had asked for. */
function accepted(
  details: readonly RequestDetail[],
  text: string,
  at: string | null,
  timeZone: string,
): RequestDetail[] {
  const time = at === null ? null : wallTime(new Date(at), timeZone).slice(11);
  const until = details.some(({ slot }) => slot === 'until') ? 'until' : 'time';
  const kept = details.filter(({ slot }) => slot !== 'agreed' && (time === null || slot !== until));
  return [
    ...kept,
    ...(time === null ? [] : [{ slot: until, value: time }]),
    { slot: 'agreed', value: text.slice(0, 120) },
  ];
}
