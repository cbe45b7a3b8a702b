import type { OfferedService, TurnContext } from '../../contract/contract.ts';
import { detailsOf } from '../../dialogue/details/request-details.ts';
import { linesAskedIn } from '../../dialogue/details/said-for-service.ts';
import { guestText } from '../../dialogue/history/guest-line.ts';
import { languagesIn } from '../../language/identification/languages-in.ts';
import { numberOf } from '../../language/numbers/quantity.ts';
import { type AnswerLanguage, isAnswerLanguage } from '../../language/text/answer-language.ts';
import { normalise } from '../../language/text/normalise.ts';
import { withoutSaidTimes } from '../../language/times/find-said-times.ts';
import type { Asked, AskedRequest } from './asked.ts';
import type { RequestProposal } from './carry-out-request.ts';
import { type ConfirmFirst, confirmRequest, hasAgreed } from './confirm-first.ts';

/** What remains of a proposal: the part that the guest's own words support, a confirmation question, or nothing. */
export type AsAsked =
  | { kind: 'proposal'; proposal: RequestProposal }
  | { kind: 'confirm'; confirm: ConfirmFirst }
  | { kind: 'not-asked-for' };

/** Slots of every request, in addition to those of its service. */
const USUAL_SLOTS: readonly string[] = ['date', 'time'];

/** Whether the guest wrote these words, ignoring case and accents. */
export function isSaid(words: string, context: TurnContext): boolean {
  const wanted = normalise(words);
  return wanted !== '' && normalise(guestText(context)).includes(wanted);
}

/** Numbers above one that are quantities in the lines of a request. */
function countedIn(context: TurnContext): Set<number> {
  const values = linesAskedIn(context).flatMap((line) => {
    const words = normalise(withoutSaidTimes(line)).match(/\p{L}+|\d+/gu) ?? [];
    return words.flatMap((word) => languagesIn(line).map((language) => numberOf(word, language)));
  });
  return new Set(values.filter((value) => value !== null && value > 1) as number[]);
}

/** The guest's own words for an engine's note; null when they wrote none. */
export function noteAsSaid(note: string | null | undefined, context: TurnContext): string | null {
  const written = note?.trim();
  if (!written) return null;
  return isSaid(written, context) ? written : linesAskedIn(context).reverse().join(' / ');
}

function slotsAsSaid(
  proposed: Readonly<Record<string, string>>,
  said: Readonly<Record<string, string>>,
  service: OfferedService,
  context: TurnContext,
): Record<string, string> {
  const names = [...service.requiredSlots, ...USUAL_SLOTS];
  const meant = (slot: string, value: string) =>
    JSON.stringify(detailsOf({ [slot]: value }, context, service.key));
  const borne = names.flatMap((slot) => {
    const value = Object.hasOwn(proposed, slot) ? proposed[slot] : undefined;
    if (!value?.trim()) return [];
    const own = said[slot];
    const same = own !== undefined && meant(slot, own) === meant(slot, value);
    return same || isSaid(value, context) ? [[slot, value] as const] : [];
  });
  return { ...Object.fromEntries(borne), ...said };
}

/** The quantity in the guest's words; `doubt` if they contain both numbers. */
function quantityAsSaid(
  proposed: number | null,
  asked: AskedRequest,
  context: TurnContext,
): { quantity: number | null; doubt: boolean } {
  if (proposed === asked.quantity || proposed === null) return { quantity: asked.quantity, doubt: false };
  const isCounted = countedIn(context).has(proposed);
  if (asked.quantity === null)
    return { quantity: isCounted || proposed === 1 ? proposed : null, doubt: false };
  return isCounted ? { quantity: proposed, doubt: true } : { quantity: asked.quantity, doubt: false };
}

/** The order that a proposal is for: of several, the one whose details it has, and otherwise the next one to make. */
function meantOrder(
  { slots, quantity }: RequestProposal,
  service: OfferedService,
  context: TurnContext,
  { requests }: Asked,
  isMade: (part: AskedRequest['part']) => boolean,
): AskedRequest | undefined {
  const orders = requests.filter(({ service: key }) => key === service.key);
  const meant = (given: Readonly<Record<string, string>> | undefined) =>
    new Set(detailsOf(given, context, service.key).map(({ slot, value }) => `${slot}=${value}`));
  const proposed = meant(slots);
  const fit = (order: AskedRequest) =>
    [...meant(order.slots)].filter((detail) => proposed.has(detail)).length +
    (order.quantity !== null && order.quantity === quantity ? 1 : 0);
  const best = Math.max(0, ...orders.map(fit));
  const fitting = orders.filter((order) => fit(order) === best);
  return fitting.find(({ part }) => !isMade(part)) ?? fitting[0];
}

/**
 * The part of a language model's proposal that the guest's own lines support: their quantity, times, words. Ambiguities
 * become a question; unrequested parts are dropped.
 */
export function asAsked(
  proposal: RequestProposal,
  service: OfferedService,
  context: TurnContext,
  asked: Asked,
  language: string,
  isMade: (part: AskedRequest['part']) => boolean = () => false,
): AsAsked {
  const spoken: AnswerLanguage = isAnswerLanguage(language) ? language : 'en';
  const note = noteAsSaid(proposal.note, context);
  const proposed = proposal.quantity ?? null;
  const own = meantOrder(proposal, service, context, asked, isMade);
  if (own) {
    const { quantity, doubt } = quantityAsSaid(proposed, own, context);
    const confirm = confirmRequest(service, quantity, context, spoken);
    if (doubt && !hasAgreed(confirm, context, asked.agrees)) return { kind: 'confirm', confirm };
    const slots = own.part ? own.slots : slotsAsSaid(proposal.slots ?? {}, own.slots, service, context);
    return {
      kind: 'proposal',
      proposal: {
        service: service.key,
        quantity,
        note: own.part?.lines.join(' / ') ?? note,
        slots,
        amends: own.amends,
        ...(own.part && { part: own.part }),
        ...(own.department !== undefined && { department: own.department }),
      },
    };
  }
  if (proposal.amends) return { kind: 'not-asked-for' };
  const confirm = confirmRequest(service, proposed, context, spoken);
  if (hasAgreed(confirm, context, asked.agrees)) {
    const slots = slotsAsSaid(proposal.slots ?? {}, {}, service, context);
    return { kind: 'proposal', proposal: { service: service.key, quantity: proposed, note, slots } };
  }
  const isOpen = asked.unclear || asked.named.has(service.key);
  return isOpen ? { kind: 'confirm', confirm } : { kind: 'not-asked-for' };
}
