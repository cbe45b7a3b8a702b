import type {
  CounterOffer,
  OrderedFood,
  PromiseChange,
  RequestDetail,
  RequestEvent,
  RequestSchedule,
  RequestState,
} from '@bellkey/shared/api';
import { integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant, propertyId } from './columns.ts';

/* What guests ask for. */

/** Clock settings fixed when the request was made (decision 0440). */
export interface ClockPlan {
  /** How long before a deadline staff are warned; null: when a fifth of the time is left. */
  warnMinutes: number | null;
  /** Minutes after a missed deadline: department, back-up department, duty manager, everyone. */
  escalateMinutes: readonly number[];
  /** When staff are reminded of an accepted request whose time no one knows yet, as an ISO instant (decision 0750). */
  remindAt?: string;
  /** When its department opens, as an ISO instant, if it was closed. */
  startsAt?: string;
  /** When what needs approval lapses, as an ISO instant; absent for what needs none. */
  expiresAt?: string;
  /** What is to be announced at once: no one of the department is on duty, or it is the third time. */
  tell?: ReadonlyArray<'unattended' | 'repeated'>;
}

export const requests = pgTable('requests', {
  propertyId,
  id: text('id').notNull(),
  no: integer('no').notNull(),
  serviceKey: text('service_key').notNull(),
  title: text('title').notNull(),
  quantity: integer('quantity'),
  note: text('note'),
  details: jsonb('details').$type<RequestDetail[]>().notNull().default([]),
  food: jsonb('food').$type<OrderedFood>(),
  locationId: text('location_id').notNull(),
  departmentKey: text('department_key').notNull(),
  state: text('state').$type<RequestState>().notNull(),
  priority: text('priority').$type<'normal' | 'high' | 'emergency'>().notNull(),
  source: text('source').$type<'ai' | 'guest' | 'staff'>().notNull(),
  conversationId: text('conversation_id'),
  guestSessionId: text('guest_session_id'),
  assigneeId: text('assignee_id'),
  createdAt: instant('created_at').notNull(),
  acknowledgeBy: instant('acknowledge_by').notNull(),
  promisedAt: instant('promised_at'),
  acknowledgedAt: instant('acknowledged_at'),
  pausedAt: instant('paused_at'),
  doneAt: instant('done_at'),
  /** When its next clock action is due. */
  actAt: instant('act_at'),
  plan: jsonb('plan').$type<ClockPlan>(),
  escalation: smallint('escalation').notNull().default(0),
  escalatedAt: instant('escalated_at'),
  warnedAt: instant('warned_at'),
  remindedAt: instant('reminded_at'),
  slips: smallint('slips').notNull().default(0),
  promiseChange: jsonb('promise_change').$type<PromiseChange>(),
  /** Departments that were asked to help, or `*` for every department. */
  alsoFor: text('also_for').array().notNull().default([]),
  repeated: smallint('repeated').notNull().default(1),
  schedule: jsonb('schedule').$type<RequestSchedule>(),
  offer: jsonb('offer').$type<CounterOffer>(),
  /** When its text was erased; the rest is for reports. */
  erasedAt: instant('erased_at'),
});

export const requestSteps = pgTable('request_steps', {
  propertyId,
  requestId: text('request_id').notNull(),
  ordinal: integer('ordinal').notNull(),
  state: text('state').$type<RequestState>().notNull(),
  at: instant('at').notNull(),
  byKind: text('by_kind').$type<'guest' | 'ai' | 'staff' | 'system'>().notNull(),
  byId: text('by_id'),
  byName: text('by_name'),
  reason: text('reason'),
  event: jsonb('event').$type<RequestEvent>(),
});

export const turnRequests = pgTable('turn_requests', {
  propertyId,
  turnId: text('turn_id').notNull(),
  serviceKey: text('service_key').notNull(),
  /** Which of the turn's several orders of the service, from 1. */
  part: integer('part').notNull().default(1),
  requestId: text('request_id').notNull(),
});

/** Which photos belong to which requests. */
export const requestPhotos = pgTable('request_photos', {
  propertyId,
  requestId: text('request_id').notNull(),
  photoId: text('photo_id').notNull(),
});
