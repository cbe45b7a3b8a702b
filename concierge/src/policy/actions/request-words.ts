import type { OfferedService, TurnContext } from '../../contract/contract.ts';
import { chosenDay, NEAR_DAY } from '../../dialogue/details/near-day.ts';
import { detailsOf } from '../../dialogue/details/request-details.ts';
import { hasTimeSlot, linesAskedIn, timeSaidFor } from '../../dialogue/details/said-for-service.ts';
import { isSureDetail, isTimeDetail, timeDetails } from '../../dialogue/details/time-details.ts';
import { complains } from '../topics/restricted.ts';
import type { RequestProposal } from './carry-out-request.ts';

const NOTE_MAX_CHARS = 300;

/** The note of a request for staff; the guest's own lines if they name a time and the engine left them out. */
export function noteOf(proposal: RequestProposal, context: TurnContext, timed: boolean): string | null {
  const note = proposal.note?.trim() || (timed ? linesAskedIn(context).reverse().join(' / ') : '');
  return note.slice(0, NOTE_MAX_CHARS) || null;
}

/** Time details of the request: the engine's values, and the guest's words for a time that it missed. */
export function detailsFor(proposal: RequestProposal, service: OfferedService, context: TurnContext) {
  const line = linesAskedIn(context).join(' ');
  const filled = detailsOf(proposal.slots, context, service.key, line);
  // `Half an hour later` has been converted to a time already.
  if (proposal.amends && filled.some(isSureDetail)) return filled;
  // The times in a complaint tell what happened: `broken since Saturday`, `you promised it by noon`.
  const isTold = !hasTimeSlot(service) && complains(context.history.at(-1)?.text ?? '');
  const said = isTold ? null : timeSaidFor(service, context);
  if (said === null || (filled.some(isTimeDetail) && hasTimeSlot(service))) return filled;
  const day = chosenDay(proposal.slots?.[NEAR_DAY], context);
  return [
    ...filled.filter((detail) => !isTimeDetail(detail)),
    ...timeDetails(said, context, service.key, day),
  ];
}
