import type { TurnContext } from '../../../contract/contract.ts';
import type { DialogueFrame } from '../../../dialogue/frame/dialogue-frame.ts';
import type { AnswerLanguage } from '../../../language/text/answer-language.ts';
import { offeredFor } from '../../../understanding/services/requested-service.ts';
import type { PlannedAct } from '../planned-acts/planned-act.ts';
import { itemOf } from '../planned-acts/subject-acts.ts';
import { changeOf } from './changed-details.ts';
import { CHANGEABLE, lastRequest } from './last-request.ts';
import { changeSaid } from './said-change.ts';

type OpenRequest = TurnContext['openRequests'][number];

const MOST_CHARS = 160;
/** The only request that the line before made, apart from a note for staff: flowers, next to an anniversary. */
function madeForGuest({ made }: DialogueFrame, { openRequests }: TurnContext): OpenRequest | null {
  const [only, ...others] = openRequests.filter(
    (request) => made.includes(request.no) && itemOf(request) !== 'concierge',
  );
  return only && others.length === 0 ? only : null;
}

/**
 * The change that a line makes in an open request, by its details: in the request that it names, otherwise in the last
 * one. Null if it makes none. A line without words of a change makes one only right after the request, and only if it
 * says nothing else.
 */
export function changeOfRequest(
  text: string,
  frame: DialogueFrame,
  context: TurnContext,
  language: AnswerLanguage,
): PlannedAct | null {
  const requests = context.openRequests.filter(({ state }) => CHANGEABLE.has(state));
  if (requests.length === 0 || text.length > MOST_CHARS) return null;
  const items = new Set(requests.flatMap((request) => itemOf(request) ?? []));
  const said = changeSaid(text, items, language);
  if (!said) return null;
  // `Two towels for tomorrow` is another wish.
  const isWish = said.named !== null && said.count !== null;
  // `Three! My sister is coming along` changes the number of people.
  const isParty = said.isOfGuests && (said.number ?? said.people) !== null;
  const follows = (said.isBare || isParty) && !isWish && frame.made.length > 0;
  if (!said.isCued && !follows) return null;
  const last = madeForGuest(frame, context) ?? lastRequest(frame, context);
  const meant = said.named
    ? requests.filter((request) => itemOf(request) === said.named).sort((a, b) => b.no - a.no)[0]
    : requests.find(({ no }) => no === last?.no);
  const item = meant ? itemOf(meant) : null;
  const service = item ? offeredFor(item, context.services) : null;
  if (!meant || !item || service?.key !== meant.service) return null;
  const change = changeOf(said, meant, context);
  if (!change) return null;
  return { kind: 'request', item, words: text, service, missing: [], amends: meant.no, ...change };
}
