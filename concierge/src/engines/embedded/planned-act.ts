import type { OfferedService, TurnContext } from '../../contract/contract.ts';
import { countsPeople } from '../../dialogue/details/counted-quantity.ts';
import type { Form } from '../../dialogue/frame/dialogue-frame.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { parseTimes } from '../../language/times/parse-times.ts';
import type { Told } from '../../meaning-model/meaning-labels.ts';
import { missingSlots } from '../../policy/actions/propose-request.ts';
import type { Act, RequestAct } from '../../understanding/message/acts.ts';
import { offeredFor } from '../../understanding/services/requested-service.ts';
import { slotKind, slotValue } from '../../understanding/services/slots.ts';

/** What the frame adds to a question whether something is wanted. */
interface OfferDetails {
  quantity?: number | null;
  /** Number of the open request that is changed where the guest agrees, and to how many. */
  amends?: { no: number; quantity: number } | null;
}

/** An act with what it needs to be carried out. */
export type PlannedAct =
  | Exclude<Act, { kind: 'request' | 'amend' | 'confirm' | 'cancel' }>
  | (RequestAct & {
      service: OfferedService | null;
      slots: Record<string, string>;
      missing: string[];
      /** Number of the open request that is changed by this. */
      amends?: number;
      /** Staff are to read the guest's words, whatever was understood of them. */
      noted?: boolean;
      /** The guest's lines that it is made of, where they are several. */
      said?: readonly string[];
      /** It is a note: staff are to know this, and there is nothing to bring. */
      told?: Exclude<Told, 'allergy'>;
    })
  | (Extract<Act, { kind: 'confirm' }> & OfferDetails)
  | (Extract<Act, { kind: 'cancel' }> & {
      /** Numbers of the requests that may be meant; the guest is asked which. */
      among?: readonly number[];
    })
  | OwnAct
  | { kind: 'which-service'; services: readonly OfferedService[] }
  /** Whether an open request is to be cancelled is asked first. */
  | { kind: 'cancel-first'; no: number }
  /** The line points back at something, and there is nothing that it fits. */
  | { kind: 'meant-what' }
  /** The guest expresses a feeling in addition to a wish; it is answered first. */
  | { kind: 'acknowledge' }
  /** Another open request stays, since the guest does not want it cancelled. */
  | { kind: 'kept' }
  /** The form is closed and nothing was asked for. */
  | { kind: 'dropped'; items: string }
  /** The form's question is asked again, after something else was answered. */
  | { kind: 'resume'; form: Form };

/** An act that is about a service by the property's own words. */
export interface OwnAct {
  kind: 'own';
  does: 'request' | 'ask' | 'confirm' | 'decline' | 'cancel';
  service: OfferedService;
  quantity: number | null;
  /** What staff read. */
  words: string;
  slots: Record<string, string>;
  missing: string[];
  /** The guest's lines that it is made of. */
  said: readonly string[];
}

/** `Tonight`, which is a part of the day and names the day with it; null where a text has no such words. */
function saidTonight(text: string): string | null {
  const times = parseTimes(text, { now: new Date(0), timeZone: 'UTC' });
  const today = times.find(({ day, dayAt, delayed }) => day !== null && dayAt === null && !delayed);
  return today ? text.normalize('NFC').slice(today.start, today.end) : null;
}

/** The values of a service's slots that are in what the guest said. */
export function slotsSaid(
  service: OfferedService,
  said: readonly string[],
  language: AnswerLanguage,
): Record<string, string> {
  const slots: Record<string, string> = {};
  // A service that takes a time also takes a day; the day is optional.
  const timed = service.requiredSlots.some((slot) => slotKind(slot) === 'time');
  const asked = service.requiredSlots.some((slot) => slotKind(slot) === 'date');
  for (const slot of timed && !asked ? [...service.requiredSlots, 'date'] : service.requiredSlots) {
    for (const text of said) {
      const value = slotValue(slot, text, language) ?? (slotKind(slot) === 'date' ? saidTonight(text) : null);
      if (value) slots[slot] = value;
    }
  }
  return slots;
}

/** A request with the values of its slots that are in what the guest said, and the slots still missing. */
export function withSlots(
  act: RequestAct,
  service: OfferedService,
  said: readonly string[],
  language: AnswerLanguage,
): Extract<PlannedAct, { kind: 'request' }> {
  const slots = slotsSaid(service, said, language);
  const quantity = countsPeople(act.quantity, slots) ? null : act.quantity;
  return { ...act, quantity, service, slots, missing: missingSlots(service, { quantity, slots }) };
}

/** A request as far as its own words say it. */
export function planRequest(act: RequestAct, context: TurnContext, language: AnswerLanguage): PlannedAct {
  const service = offeredFor(act.item, context.services);
  return service
    ? withSlots(act, service, [act.words], language)
    : { ...act, service, slots: {}, missing: [] };
}
