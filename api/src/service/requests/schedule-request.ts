import type { Recurrence, RequestSchedule, ServiceRequest } from '@bellkey/shared/api';
import { GUEST_CANCELLABLE, isOpen } from '@bellkey/shared/request-clock';
import { and, eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { properties, servicePolicies, services } from '../../platform/database/schema/property-tables.ts';
import { requests } from '../../platform/database/schema/request-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import type { PropertyLevels } from '../../property/service-levels/resolve-level.ts';
import { visibleDepartments } from '../../property/staff/permissions.ts';
import { appendMessage } from '../conversations/append-message.ts';
import { loadReader, textsFor } from '../conversations/guest-texts.ts';
import { movedClocks } from '../promises/chosen-times.ts';
import type { TimedService } from '../promises/named-time.ts';
import { type Actor, changeRequest } from './change-request.ts';
import { formatMoment } from './format-moment.ts';
import type { LockedRequest } from './lock-request.ts';
import { conversationOf, lockWithConversation } from './lock-with-conversation.ts';
import { recurringFull } from './requests-of-property.ts';
import { staffActor } from './staff-actor.ts';
import { isTheirs } from './visible-requests.ts';

/** How far ahead a request may be planned. */
const MAX_AHEAD_MS = 60 * 24 * 60 * 60_000;

/** The requested time. */
export interface WantedSchedule {
  kind: RequestSchedule['kind'];
  at: string;
  every?: Recurrence | null | undefined;
  reason?: string | undefined;
}

/** A service of a request with what its clocks depend on. */
export async function loadTimedService(scope: PropertyScope, requestId: string) {
  const [row] = await scope.db
    .select({
      service: services,
      property: { kind: properties.kind, timeZone: properties.timeZone, policy: servicePolicies.policy },
    })
    .from(requests)
    .innerJoin(
      services,
      and(eq(services.propertyId, requests.propertyId), eq(services.key, requests.serviceKey)),
    )
    .innerJoin(properties, eq(properties.id, requests.propertyId))
    .leftJoin(servicePolicies, eq(servicePolicies.propertyId, requests.propertyId))
    .where(scope.own(requests, eq(requests.id, requestId)));
  return row ?? null;
}

/** Whether something can be planned for an instant. */
export const isPossible = (at: Date, now: Date): boolean =>
  at > now && at.getTime() <= now.getTime() + MAX_AHEAD_MS;

/** Plans a request for a time, on behalf of a staff member; the guest reads the time and the reason. */
export async function scheduleByStaff(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
  { kind, at, every, reason }: WantedSchedule,
): Promise<Outcome<ServiceRequest>> {
  // The lock of the count comes before those of the request and its conversation.
  const [full, locked, timed, reader] = await Promise.all([
    every && recurringFull(scope),
    lockWithConversation(scope, id),
    loadTimedService(scope, id),
    loadReader(scope, { id: conversationOf(scope, id) }),
  ]);
  const row = locked?.request.row;
  if (!row || !timed || !isTheirs(row, visibleDepartments(staff))) return refused('not-found');
  if (!isOpen(row.state) || row.priority === 'emergency' || row.state === 'needs_approval')
    return refused('illegal-transition');
  const moment = new Date(at);
  if (!isPossible(moment, scope.now)) return refused('time-not-possible');
  if (every && !row.schedule?.every && full) return full;
  const schedule = { kind, at: moment.toISOString(), every: every ?? row.schedule?.every ?? null };
  const by = staffActor(staff);
  const request = scheduleFor(scope, locked.request, schedule, timed, by, reason ?? null);
  if (locked.conversation) {
    const time = formatMoment(moment, scope.now, timed.property.timeZone, reader?.language ?? 'en');
    appendMessage(scope, locked.conversation, {
      sender: { kind: 'system' },
      body: textsFor(reader).planned(row.title, time, reason ?? ''),
      parts: [{ kind: 'request', requestId: id }],
    });
  }
  return done(request);
}

/** Moves a guest's own planned request that no one has started. */
export async function moveByGuest(
  scope: PropertyScope,
  conversationId: string,
  id: string,
  at: string,
): Promise<Outcome<ServiceRequest>> {
  const [locked, timed] = await Promise.all([lockWithConversation(scope, id), loadTimedService(scope, id)]);
  const row = locked?.request.row;
  if (!row || !timed || row.conversationId !== conversationId) return refused('not-found');
  if (!row.schedule || !GUEST_CANCELLABLE.includes(row.state) || row.state === 'needs_approval')
    return refused('not-movable');
  const moment = new Date(at);
  if (!isPossible(moment, scope.now)) return refused('time-not-possible');
  const schedule = { ...row.schedule, at: moment.toISOString() };
  return done(scheduleFor(scope, locked.request, schedule, timed, { kind: 'guest' }, null));
}

function scheduleFor(
  scope: PropertyScope,
  locked: LockedRequest,
  schedule: RequestSchedule,
  timed: { service: TimedService; property: PropertyLevels },
  by: Actor,
  reason: string | null,
): ServiceRequest {
  const { row } = locked;
  const { acknowledgeBy, promisedAt } = movedClocks(timed, schedule, {
    byStaff: by.kind === 'staff',
    now: scope.now,
  });
  const before = row.promisedAt ?? (row.schedule && new Date(row.schedule.at));
  // Accepting a request promises the time that its guest asked for. A guest who moves it breaks no promise.
  const promised = by.kind !== 'guest' && (row.promisedAt !== null || row.acknowledgedAt !== null);
  return changeRequest(
    scope,
    locked,
    {
      acknowledgeBy,
      promisedAt,
      schedule,
      // The details with the previous time would contradict the plan.
      details: row.details.filter(({ slot }) => !['date', 'time', 'when'].includes(slot)),
      promiseChange: before && {
        before: before.toISOString(),
        cause: 'staff',
        reason,
        promised,
        at: scope.now.toISOString(),
      },
      slips: 0,
      escalation: 0,
      escalatedAt: null,
      warnedAt: null,
    },
    {
      event: { kind: 'scheduled', before: before?.toISOString() ?? null, promised, at: schedule.at },
      by,
      reason,
    },
  );
}
