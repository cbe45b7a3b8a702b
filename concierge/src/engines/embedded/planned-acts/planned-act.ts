import type { OfferedService, TurnContext } from '../../../contract/contract.ts';
import { countsPeople } from '../../../dialogue/details/counted-quantity.ts';
import type { Form } from '../../../dialogue/frame/dialogue-frame.ts';
import type { LexiconKey } from '../../../language/lexicon/services.ts';
import { agesIn, agesOfChildrenIn } from '../../../language/numbers/child-ages.ts';
import type { AnswerLanguage } from '../../../language/text/answer-language.ts';
import { normalise } from '../../../language/text/normalise.ts';
import { parseTimes } from '../../../language/times/parse-times.ts';
import { TIME_WORDS } from '../../../language/times/time-words.ts';
import type { Told } from '../../../meaning-model/meaning-labels.ts';
import { missingSlots } from '../../../policy/actions/carry-out-request.ts';
import type { Act, RequestAct } from '../../../understanding/message/acts.ts';
import { offeredFor } from '../../../understanding/services/requested-service.ts';
import { AGE_SLOTS, slotKind, slotValue } from '../../../understanding/services/slots.ts';

/** What the frame adds to a confirmation question. */
interface OfferDetails {
  quantity?: number | null;
  /** Number of the open request to change if the guest agrees, and its new quantity. */
  amends?: { no: number; quantity: number } | null;
  /** The orders to confirm, each as a line of its own, if several. */
  orders?: readonly string[];
}

/** An act with everything that carrying it out needs. */
export type PlannedAct =
  | Exclude<Act, { kind: 'request' | 'amend' | 'confirm' | 'cancel' }>
  | (RequestAct & {
      service: OfferedService | null;
      slots: Record<string, string>;
      missing: string[];
      /** Number of the open request to change. */
      amends?: number;
      /** Staff get the guest's words, whatever the engine understood. */
      noted?: boolean;
      /** The guest's lines that it consists of, if several. */
      said?: readonly string[];
      /** Which of several orders of the service it is, from 1; its words alone say when, how many and for whom. */
      part?: number;
      /** A note for staff: there is nothing to bring. */
      told?: Exclude<Told, 'allergy'> | 'notWanted';
      /** Key of the department that a note is for, if not the service's own. */
      department?: string;
      /** The thing that the guest does not want, for a note that says so. */
      notWanted?: LexiconKey;
    })
  | (Extract<Act, { kind: 'confirm' }> & OfferDetails)
  | (Extract<Act, { kind: 'cancel' }> & {
      /** Numbers of the requests that the guest may mean, to choose from. */
      among?: readonly number[];
    })
  | OwnAct
  | { kind: 'which-service'; services: readonly OfferedService[] }
  /** A cancellation of an open request that the guest has to confirm. */
  | { kind: 'cancel-first'; no: number }
  /** The line refers to something earlier that does not exist. */
  | { kind: 'meant-what' }
  /** The guest expresses a feeling in addition to a wish; it is answered first. */
  | { kind: 'acknowledge' }
  /** The form is closed without a request. */
  | { kind: 'dropped'; items: string }
  /** The form's question is asked again, after a side answer. */
  | { kind: 'resume'; form: Form };

/** An act on a service with the property's own words. */
export interface OwnAct {
  kind: 'own';
  does: 'request' | 'ask' | 'confirm' | 'decline' | 'cancel';
  service: OfferedService;
  quantity: number | null;
  /** Note for staff. */
  words: string;
  slots: Record<string, string>;
  missing: string[];
  /** The guest's lines that it consists of. */
  said: readonly string[];
  /** Which of several orders of the service it is, from 1. */
  part?: number;
  /** The orders to confirm, each as a line of its own, if several. */
  orders?: readonly string[];
}

/** `Tonight`, a part of the day that also names the day; null if a text has no such words. */
function saidTonight(text: string): string | null {
  const times = parseTimes(text, { now: new Date(0), timeZone: 'UTC' });
  const today = times.find(({ day, dayAt, delayed }) => day !== null && dayAt === null && !delayed);
  return today ? text.normalize('NFC').slice(today.start, today.end) : null;
}

/** Slot values in the guest's text. */
export function slotsSaid(
  service: OfferedService,
  said: readonly string[],
  language: AnswerLanguage,
): Record<string, string> {
  const slots: Record<string, string> = {};
  // A service with a time also takes a day, which is optional.
  const timed = service.requiredSlots.some((slot) => slotKind(slot) === 'time');
  const asked = service.requiredSlots.some((slot) => slotKind(slot) === 'date');
  const lines = said.map((line) => withoutOwnDeparture(line, service));
  for (const slot of timed && !asked ? [...service.requiredSlots, 'date'] : service.requiredSlots) {
    for (const text of lines) {
      const value =
        slotValue(slot, text, language) ??
        (slotKind(slot) === 'date' ? saidTonight(text) : AGE_SLOTS.has(slot) ? agesIn(text) : null);
      if (value) slots[slot] = value;
    }
  }
  return slots;
}

/** Number of the guest's earlier lines that are searched for details. */
const MOST_LINES = 6;

/** The ages that the guest gave earlier, for a service that asks for them. */
export function agesSaidBefore(
  service: OfferedService,
  { history }: Pick<TurnContext, 'history'>,
): Record<string, string> {
  const lines = history.filter(({ from }) => from === 'guest').slice(-MOST_LINES);
  const ages = lines.flatMap(({ text }) => agesOfChildrenIn(text) ?? []).at(-1);
  const slot = service.requiredSlots.find((each) => AGE_SLOTS.has(each));
  return slot !== undefined && ages !== undefined ? { [slot]: ages } : {};
}

const DEPARTURE = new RegExp(`(?<!\\p{L})(?:${TIME_WORDS.departures})(?!\\p{L})`, 'gu');

/**
 * A line without the title's word for a departure. The day of a `Sunrise balloon flight` is that of the service,
 * although the day of a flight is not that of its taxi.
 */
const withoutOwnDeparture = (line: string, { title }: OfferedService): string =>
  normalise(title).match(DEPARTURE) ? normalise(line).replace(DEPARTURE, ' ') : line;

/** Numbers next to a wake-up call that are hours. */
const FIRST_HOUR = 4;
const LAST_HOUR = 12;

/** A request with the slot values in the guest's text, and the missing slots. */
export function withSlots(
  act: RequestAct,
  service: OfferedService,
  said: readonly string[],
  language: AnswerLanguage,
): Extract<PlannedAct, { kind: 'request' }> {
  const found = slotsSaid(service, said, language);
  const hour =
    act.item === 'wakeupCall' ? service.requiredSlots.find((slot) => slotKind(slot) === 'time') : undefined;
  // In `wake-up call 6` the number is an hour; in `um despertar` it is a quantity.
  const isHour = act.quantity !== null && act.quantity >= FIRST_HOUR && act.quantity <= LAST_HOUR;
  if (hour !== undefined && isHour && !found[hour])
    return withSlots({ ...act, quantity: null }, service, [...said, `at ${act.quantity}`], language);
  const slots = found;
  const quantity = countsPeople(act.quantity, slots) ? null : act.quantity;
  return { ...act, quantity, service, slots, missing: missingSlots(service, { quantity, slots }) };
}

/**
 * Whether words for a time only name a part of the day, as `tomorrow morning`, so that they are no time for a booking.
 */
export const isPartOfDay = (words: string | undefined): boolean => {
  const times = words === undefined ? [] : parseTimes(words, { now: new Date(0), timeZone: 'UTC' });
  return times.some(({ part }) => part !== null) && times.every((said) => said.times.length === 0);
};

/**
 * A request from its own words only. A booking or wake-up call for a part of the day, `tomorrow morning`, asks once for
 * the time.
 */
export function planRequest(act: RequestAct, context: TurnContext, language: AnswerLanguage): PlannedAct {
  const service = offeredFor(act.item, context.services);
  if (!service) return { ...act, service, slots: {}, missing: [] };
  const said = withSlots(act, service, [act.words], language);
  const slots = { ...agesSaidBefore(service, context), ...said.slots };
  const planned = { ...said, slots, missing: missingSlots(service, { quantity: said.quantity, slots }) };
  const rough =
    service.kind === 'book' || act.item === 'wakeupCall' ? roughTime(service, planned.slots) : null;
  return rough ? { ...planned, missing: [...planned.missing, rough] } : planned;
}

/** The slot whose time is only a part of the day; null for none. */
export const roughTime = (service: OfferedService, slots: Readonly<Record<string, string>>): string | null =>
  service.requiredSlots.find((slot) => slotKind(slot) === 'time' && isPartOfDay(slots[slot])) ?? null;
