import { and, asc, eq, isNull, lt, notExists } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { PropertyScope, Store } from '../../platform/database/property-scope.ts';
import { alarms, conversations } from '../../platform/database/schema/conversation-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { listPropertyIds, loadProperty } from '../../property/properties/property-summary.ts';
import { appendMessage, changeConversation, keptPreview, lockConversation } from './append-message.ts';
import { guestTexts } from './guest-texts.ts';
import { FIRST_RESPONSE_AIM_MINUTES } from './handoff.ts';
import { noticeExpired } from './notice-expired.ts';
import { waitsForPersonSql } from './waits-for-person.ts';
import { wakeSnoozed } from './wake-snoozed.ts';

const LOOK_EVERY_MS = 15_000;
const MINUTE_MS = 60_000;
/** Most guests of one property at a time, longest wait first, so that other properties' alarms do not wait for them. */
export const WAITS_AT_ONCE = 25;

/**
 * Notifies guests who have waited for a person longer than promised, once per wait, and asks for the duty manager's
 * attention in the thread and on the conversation.
 */
export async function escalateWaiting(scope: PropertyScope): Promise<number> {
  // Whose session has expired waits no longer.
  await noticeExpired(scope);
  const before = new Date(scope.now.getTime() - FIRST_RESPONSE_AIM_MINUTES * MINUTE_MS);
  const late = and(
    waitsForPersonSql(),
    lt(conversations.waitingSince, before),
    isNull(conversations.escalatedAt),
    // An alarm has its own clock, and once taken it has a named holder.
    notExists(
      scope.db
        .select({ id: alarms.id })
        .from(alarms)
        .where(scope.own(alarms, and(eq(alarms.conversationId, conversations.id), isNull(alarms.overAt)))),
    ),
  );
  const waiting = await scope.db
    .select({ id: conversations.id })
    .from(conversations)
    .where(scope.own(conversations, late))
    .orderBy(asc(conversations.waitingSince))
    .limit(WAITS_AT_ONCE);
  let escalated = 0;
  for (const { id } of waiting) {
    const conversation = await lockConversation(scope, id);
    // A person may have answered, or another process may have escalated it, in the meantime.
    const [still] = await scope.db
      .select({ id: conversations.id })
      .from(conversations)
      .where(scope.own(conversations, eq(conversations.id, id), late));
    if (!conversation || !still) continue;
    const { phone } = await loadProperty(scope);
    await appendMessage(
      scope,
      conversation,
      { sender: { kind: 'system' }, body: (await guestTexts(scope, conversation)).stillWaiting(phone) },
      keptPreview(conversation),
    );
    await appendMessage(scope, conversation, {
      sender: { kind: 'system' },
      body: `Escalated to the duty manager: no one answered within ${FIRST_RESPONSE_AIM_MINUTES} minutes.`,
      visibility: 'internal',
    });
    await changeConversation(scope, conversation, { escalatedAt: scope.now });
    escalated += 1;
  }
  return escalated;
}

/**
 * Checks every few seconds, in every property, one check after the other. A property that fails is logged and delays no
 * other. Returns a function that stops it.
 *
 * @param escalateAlarms runs first: an alarm has a shorter clock than any other wait
 */
export function startEscalating(
  store: Store,
  log: Logger,
  escalateAlarms: (scope: PropertyScope) => Promise<number>,
  everyMs = LOOK_EVERY_MS,
): () => void {
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      await escalateEverywhere(store, log, escalateAlarms);
    } catch (error) {
      log.error({ error }, 'waiting guests were not looked for');
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(() => void look(), everyMs);
  return () => clearInterval(timer);
}

/**
 * Wakes what was snoozed until now, and escalates what waits too long, in every property: the alarms of all of them
 * first. Alarms escalate even if another
 * wait fails to.
 */
export async function escalateEverywhere(
  store: Store,
  log: Logger,
  escalateAlarms: (scope: PropertyScope) => Promise<number>,
): Promise<void> {
  try {
    await wakeSnoozed(store, log);
  } catch (error) {
    log.error({ error }, 'snoozed conversations were not looked for');
  }
  const propertyIds = await listPropertyIds(store);
  for (const escalate of [escalateAlarms, escalateWaiting]) {
    for (const propertyId of propertyIds) {
      try {
        await store.inProperty(propertyId, async (scope) => done(await escalate(scope)));
      } catch (error) {
        log.error({ error, propertyId }, 'waiting guests were not looked for');
      }
    }
  }
}
