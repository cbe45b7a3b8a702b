import type { TurnContext } from '../../../contract/contract.ts';
import { hasTimeSlot } from '../../../dialogue/details/said-for-service.ts';
import { formatItems } from '../../../dialogue/formatting/format-items.ts';
import type { Subject } from '../../../dialogue/frame/dialogue-frame.ts';
import { type LexiconKey, SERVICES } from '../../../language/lexicon/services.ts';
import type { AnswerLanguage } from '../../../language/text/answer-language.ts';
import { findSaidTimes } from '../../../language/times/find-said-times.ts';
import { missingSlots } from '../../../policy/actions/carry-out-request.ts';
import { offeredFor } from '../../../understanding/services/requested-service.ts';
import { slotKind } from '../../../understanding/services/slots.ts';
import { agesSaidBefore, type PlannedAct, slotsSaid } from './planned-act.ts';

const QUOTED_WORDS_MAX_CHARS = 200;

/** Wishes in the guest's own lines. */
export interface SubjectWish {
  subject: Subject;
  said: readonly string[];
  quantity: number | null;
  /** Slot values from other sources than the lines. */
  slots?: Readonly<Record<string, string>>;
}

/** The property's service for a subject, or null. */
export const serviceOf = (subject: Subject, { services }: Pick<TurnContext, 'services'>) =>
  'item' in subject
    ? offeredFor(subject.item, services)
    : (services.find(({ key, active }) => active && key === subject.service) ?? null);

/** Name of a subject in an answer. */
export const nameOf = (
  subject: Subject,
  context: Pick<TurnContext, 'services'>,
  language: AnswerLanguage,
): string =>
  'item' in subject
    ? formatItems(subject.item, null, language)
    : (serviceOf(subject, context)?.title ?? subject.service);

/** The subject of an open request: the lexicon's entry for its service, otherwise the service itself. */
export function subjectOf({ service }: Pick<TurnContext['openRequests'][number], 'service'>): Subject {
  const item = (Object.keys(SERVICES) as LexiconKey[]).find((key) => SERVICES[key].keys[0] === service);
  return item ? { item } : { service };
}

/** The lexicon's entry for an open request's service; null for a service with the property's own words. */
export const itemOf = (request: Pick<TurnContext['openRequests'][number], 'service'>): LexiconKey | null => {
  const subject = subjectOf(request);
  return 'item' in subject ? subject.item : null;
};

/** Services with a quantity. */
export function isCounted(subject: Subject, context: TurnContext): boolean {
  const service = serviceOf(subject, context);
  if (!service || service.maxQuantity < 2) return false;
  const nature = 'item' in subject ? SERVICES[subject.item].nature : service.kind;
  return nature === 'deliver' || nature === 'book';
}

/** The time in the guest's words, if no slot of the service takes it. */
function timeWithoutSlot(said: readonly string[]): string | null {
  const words = said.flatMap((line) =>
    findSaidTimes(line)
      .filter(({ kind }) => kind === 'when')
      .map(({ start, end }) => line.normalize('NFC').slice(start, end)),
  );
  return words.at(-1) ?? null;
}

/** A request from several lines; null if the property does not offer it. */
export function requestFor(
  { subject, said, quantity, slots: known = {} }: SubjectWish,
  context: TurnContext,
  language: AnswerLanguage,
): Extract<PlannedAct, { kind: 'request' | 'own' }> | null {
  const service = serviceOf(subject, context);
  if (!service) return null;
  // Only the first value of a free answer counts; for times and numbers, the last one.
  const free = Object.entries(known).filter(([slot]) => slotKind(slot) === 'text');
  const read = slotsSaid(service, said, language);
  const before = agesSaidBefore(service, context);
  const slots: Record<string, string> = { ...before, ...known, ...read, ...Object.fromEntries(free) };
  const when = hasTimeSlot(service) ? null : timeWithoutSlot(said);
  if (when !== null) slots.when = when;
  const missing = missingSlots(service, { quantity, slots });
  const words = said.join(' / ').slice(0, QUOTED_WORDS_MAX_CHARS);
  const wish = { service, quantity, words, slots, missing, said };
  return 'item' in subject
    ? { kind: 'request', item: subject.item, ...wish }
    : { kind: 'own', does: 'request', ...wish };
}
