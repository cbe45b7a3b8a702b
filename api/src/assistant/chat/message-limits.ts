import type { Danger } from '@bellkey/concierge/danger';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { allowRoundTrips } from '../../platform/statements/meter.ts';
import type { DetectedLine } from '../../service/alarms/detect-alarm.ts';
import { kindsIn } from '../../service/alarms/further-line.ts';
import { type AlarmRow, findOpenAlarm } from '../../service/alarms/open-alarm.ts';
import type { RecentLines } from '../../service/conversations/recent-lines.ts';

/** A guest with a scanned code (L1): thirty messages in five minutes (docs/product.md#chat). */
export const MESSAGES_PER_WINDOW = 30;
export const MESSAGE_WINDOW_MS = 5 * 60_000;
/** A guest in danger may exceed that limit up to this one: someone in a panic writes a lot, and a bot writes more. */
export const ALARM_MESSAGES_PER_WINDOW = 3 * MESSAGES_PER_WINDOW;
/** Past the alarm limit, one line a minute is still accepted if it names a danger that no open alarm shows (decision 0594). */
export const BEYOND_LIMIT_EVERY_MS = 60_000;

/**
 * Seconds until a guest may write this line; null when they may now. The caller holds the conversation's lock.
 *
 * @param detected what the line says about danger; null when it has nothing to do with it
 */
export async function secondsUntilAccepted(
  scope: PropertyScope,
  conversationId: string,
  recent: RecentLines,
  detected: DetectedLine | null,
): Promise<number | null> {
  const wait = secondsToWait(scope, recent, detected ? ALARM_MESSAGES_PER_WINDOW : MESSAGES_PER_WINDOW);
  if (wait === null || detected?.kind !== 'danger') return wait;
  allowRoundTrips(1);
  const alarm = await findOpenAlarm(scope, conversationId);
  if (alarm && !isNews(alarm, detected.danger)) return wait;
  const beyond = secondsToNext(scope, recent);
  // Null means allowed now, whatever the other limit says.
  return beyond && Math.min(wait, beyond);
}

/** Seconds until a guest may write again; null when they may write now. */
export function secondsToWait(
  scope: PropertyScope,
  { count, oldest }: RecentLines,
  messagesPerWindow: number,
): number | null {
  if (oldest === null || count < messagesPerWindow) return null;
  return secondsUntil(scope, Date.parse(oldest) + MESSAGE_WINDOW_MS);
}

/** Whether an open alarm does not show this danger yet. */
function isNews(alarm: AlarmRow, { kind, certainty }: Danger): boolean {
  if (certainty !== 'certain') return false;
  return alarm.certainty === 'possible' || alarm.guestSaysSafeAt !== null || !kindsIn(alarm).has(kind);
}

/** Seconds until the next line beyond the limit; null means allowed now, as the first one always is. */
function secondsToNext(scope: PropertyScope, { count, newest: [last] }: RecentLines): number | null {
  const freeAt = last ? Date.parse(last.at) + BEYOND_LIMIT_EVERY_MS : 0;
  if (count <= ALARM_MESSAGES_PER_WINDOW || freeAt <= scope.now.getTime()) return null;
  return secondsUntil(scope, freeAt);
}

const secondsUntil = ({ now }: PropertyScope, at: number): number =>
  Math.max(1, Math.ceil((at - now.getTime()) / 1000));
