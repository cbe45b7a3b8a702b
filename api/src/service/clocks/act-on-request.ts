import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { alarms } from '../../platform/database/schema/conversation-tables.ts';
import { servicePolicies } from '../../platform/database/schema/property-tables.ts';
import { requests } from '../../platform/database/schema/request-tables.ts';
import { loadProperty } from '../../property/properties/property-summary.ts';
import { backupOf } from '../../property/service-levels/suggested-policy.ts';
import { loadDepartments } from '../../property/staff/departments.ts';
import { loadColleagues } from '../../property/staff/presence.ts';
import { loadReader, textsFor } from '../conversations/guest-texts.ts';
import { nextActionAt, nextClockAction } from '../promises/next-clock-action.ts';
import { conversationOf, lockWithConversation } from '../requests/lock-with-conversation.ts';
import { carryOutClockAction } from './carry-out-clock-action.ts';
import type { ClockActionContext } from './clock-action-context.ts';

/** Most actions of a clock at once; the rest is due at the next check. */
const MAX_ACTIONS = 12;
const PUT_OFF_MS = 60_000;

/** `taken`: another process is working on it. */
export type Acted = 'acted' | 'nothing' | 'taken';

/** Carries out the due actions of a request's clock. */
export async function actOnRequest(scope: PropertyScope, id: string): Promise<Acted> {
  if (!(await isMine(scope, id))) return 'taken';
  const context = await loadContext(scope, id);
  // Someone moved it in the meantime.
  if (!context?.request.row.actAt || context.request.row.actAt > scope.now) return 'nothing';
  const { row } = context.request;
  let actions = 0;
  for (
    let action = nextClockAction(row);
    action && action.at <= scope.now && actions < MAX_ACTIONS;
    action = nextClockAction(row)
  ) {
    await carryOutClockAction(context, action);
    actions += 1;
  }
  if (actions === 0) setActAt(scope, id, nextActionAt(row));
  return actions > 0 ? 'acted' : 'nothing';
}

/** Checks a request again in a minute. */
export function putOff(scope: PropertyScope, id: string): void {
  setActAt(scope, id, new Date(scope.now.getTime() + PUT_OFF_MS));
}

function setActAt(scope: PropertyScope, id: string, moment: Date | null): void {
  scope.write(
    scope.db
      .update(requests)
      .set({ actAt: moment })
      .where(scope.own(requests, eq(requests.id, id))),
  );
}

/**
 * Whether no other process is working on this request. One that is holds it until its transaction ends, however it
 * ends.
 */
async function isMine(scope: PropertyScope, id: string): Promise<boolean> {
  const name = `clock:${scope.propertyId}:${id}`;
  const [row] = await scope.db
    .select({ mine: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${name}, 0))` })
    .from(requests)
    .where(scope.own(requests, eq(requests.id, id)));
  return row?.mine ?? false;
}

/** Locks a request and its conversation, and loads what its clock needs. */
async function loadContext(scope: PropertyScope, id: string): Promise<ClockActionContext | null> {
  const [locked, [policy], colleagues, departments, reader, [alarm], property] = await Promise.all([
    lockWithConversation(scope, id),
    scope.db
      .select({ policy: servicePolicies.policy })
      .from(servicePolicies)
      .where(scope.own(servicePolicies)),
    loadColleagues(scope),
    loadDepartments(scope),
    loadReader(scope, { id: conversationOf(scope, id) }),
    scope.db
      .select({ id: alarms.id })
      .from(alarms)
      .where(scope.own(alarms, and(eq(alarms.requestId, id), isNull(alarms.overAt)))),
    loadProperty(scope),
  ]);
  if (!locked) return null;
  const ownPolicy = policy?.policy ?? null;
  return {
    scope,
    request: locked.request,
    conversation: locked.conversation,
    property,
    texts: textsFor(reader),
    language: reader?.language ?? 'en',
    hasAlarm: alarm !== undefined,
    team: {
      colleagues,
      departments,
      policy: ownPolicy,
      backupOf: (department) => backupOf(department, ownPolicy, property.kind),
    },
  };
}
