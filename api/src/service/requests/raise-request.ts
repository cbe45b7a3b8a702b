import type { Recurrence, ServiceRequest } from '@bellkey/shared/api';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { takeOne } from '../../platform/database/limit-counts.ts';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import {
  conversations,
  guestSessions,
  messages,
} from '../../platform/database/schema/conversation-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { mayChat } from '../../property/staff/permissions.ts';
import { appendMessage, lockConversation } from '../conversations/append-message.ts';
import { loadReader, textsFor } from '../conversations/guest-texts.ts';
import { raisedClocks } from '../promises/chosen-times.ts';
import { markAttached, photosOf, takeStaffPhotos } from './attach-photos.ts';
import { isFullOfRequests, recurringFull } from './requests-of-property.ts';
import { isPossible } from './schedule-request.ts';
import { staffActor } from './staff-actor.ts';
import { loadRequestedService, writeRequest } from './write-request.ts';

/** Requests that the staff of one property can raise within an hour: twice what a full hotel has in its busiest one. */
export const RAISED_PER_HOUR = { name: 'raised-requests', allowed: 2000, windowMs: 60 * 60_000 };

/** A request raised by a staff member. */
export interface RaisedRequest {
  service: string;
  placeId: string;
  quantity?: number | undefined;
  note?: string | undefined;
  at?: string | undefined;
  every?: Recurrence | undefined;
  /** Of the guest it is for. */
  conversationId?: string | undefined;
  /** The guest's line that it comes from. */
  messageId?: string | undefined;
  /** Photos that the staff member has uploaded. */
  photoIds?: readonly string[] | undefined;
}

/**
 * Raises a request on behalf of a staff member: for a guest, who reads it in their conversation, or internal. Everyone
 * who works on requests may raise one for any department (decision 0442).
 */
export async function raiseRequest(
  scope: PropertyScope,
  staff: StaffCaller,
  raised: RaisedRequest,
): Promise<Outcome<ServiceRequest>> {
  const { conversationId, messageId, every, quantity = null, photoIds = [] } = raised;
  if (conversationId !== undefined && !mayChat(staff)) return refused('forbidden');
  const [conversation, requested, session, reader, wait, full, recurring, line, taken] = await Promise.all([
    conversationId === undefined ? null : lockConversation(scope, conversationId),
    loadRequestedService(scope, { service: raised.service, locationId: raised.placeId }),
    conversationId === undefined ? null : loadOpenSession(scope, conversationId, raised.placeId),
    conversationId === undefined ? null : loadReader(scope, { id: conversationId }),
    takeOne(scope.db, RAISED_PER_HOUR, scope.propertyId, scope.now),
    isFullOfRequests(scope),
    every && recurringFull(scope),
    messageId && mayChat(staff) ? loadLine(scope, messageId) : null,
    takeStaffPhotos(scope, staff, photoIds),
  ]);
  if (!requested?.placeActive) return refused('not-found', { detail: 'There is no such service or place.' });
  if (!requested.service.active) return refused('unknown-service');
  if (conversationId !== undefined && !(conversation && session)) {
    return refused('not-found', {
      detail: 'This guest is not there any more. Raise it for the staff, without the guest.',
    });
  }
  if (!taken) return refused('photo-not-found');
  if (every && !raised.at)
    return refused('bad-input', { fields: { at: 'Say when it is to be done first.' } });
  const moment = raised.at === undefined ? null : new Date(raised.at);
  // A person may be in danger: an emergency is not postponed.
  if (moment && (requested.service.kind === 'emergency' || !isPossible(moment, scope.now))) {
    return refused('time-not-possible');
  }
  if (wait) return refused('too-many-requests', { retryAfterSeconds: wait });
  if (full && requested.service.kind !== 'emergency') return refused('requests-full');
  if (recurring) return recurring;

  const sentAt = scope.now.toISOString();
  const attached = taken.map((photo) => ({ photo, takenFrom: null, sentAt }));
  markAttached(scope, taken, {
    conversationId: conversation?.id ?? null,
    forGuest: conversation !== null,
    messageId: null,
  });
  const request = await writeRequest(scope, requested, {
    title: requested.service.title,
    quantity,
    note: raised.note || null,
    details: [],
    photos: [...attached, ...(line ? photosOf(line) : [])],
    locationId: raised.placeId,
    conversationId: conversation?.id ?? null,
    guestSessionId: session?.id ?? null,
    source: 'staff',
    by: staffActor(staff),
    ...(moment && { clocks: raisedClocks(requested, moment, every ?? null, scope.now) }),
  });
  if (conversation) {
    appendMessage(scope, conversation, {
      sender: { kind: 'system' },
      body: textsFor(reader).raised(request.title),
      parts: [{ kind: 'request', requestId: request.id }],
    });
  }
  return done(request);
}

/** A guest's line; null for any other message. */
async function loadLine(scope: PropertyScope, messageId: string) {
  const [row] = await scope.db
    .select({ id: messages.id, parts: messages.parts, createdAt: messages.createdAt })
    .from(messages)
    .where(scope.own(messages, eq(messages.id, messageId), eq(messages.senderKind, 'guest')));
  return row ?? null;
}

/** The session behind a conversation at a place, if its guest can still write. */
async function loadOpenSession(scope: PropertyScope, conversationId: string, placeId: string) {
  const [row] = await scope.db
    .select({ id: guestSessions.id })
    .from(guestSessions)
    .innerJoin(
      conversations,
      and(
        eq(conversations.propertyId, guestSessions.propertyId),
        eq(conversations.guestSessionId, guestSessions.id),
      ),
    )
    .where(
      scope.own(
        guestSessions,
        eq(conversations.id, conversationId),
        eq(guestSessions.locationId, placeId),
        isNull(guestSessions.endedAt),
        gt(guestSessions.expiresAt, scope.now),
      ),
    );
  return row ?? null;
}
