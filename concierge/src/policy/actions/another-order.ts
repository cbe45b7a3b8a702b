import type { RequestDetail } from '@bellkey/shared/api';
import type { TurnContext } from '../../contract/contract.ts';
import { linesAskedIn } from '../../dialogue/details/said-for-service.ts';
import { isTimeDetail } from '../../dialogue/details/time-details.ts';
import { addsOrder } from '../../understanding/orders/order-words.ts';

/**
 * Whether a wish is one more of an open request for the same service: its lines say so (`and another at 9 pm`), and both
 * have a time, which differs. Without that, a wish that follows at once is the same wish again.
 */
export function isAnotherOrder(
  { service, amends }: { service: string; amends?: number | null },
  details: readonly RequestDetail[],
  said: Pick<TurnContext, 'history'>,
  { openRequests }: Pick<TurnContext, 'openRequests'>,
): boolean {
  if (amends) return false;
  const times = details.filter(isTimeDetail);
  const differs = (open: readonly RequestDetail[]) =>
    times.some(({ slot, value }) => open.some((other) => other.slot === slot && other.value !== value));
  const isTimed = openRequests.some((open) => open.service === service && differs(open.details ?? []));
  return isTimed && linesAskedIn(said).some((line) => addsOrder(line) !== null);
}
