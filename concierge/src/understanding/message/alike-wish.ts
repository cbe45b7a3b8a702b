import type { OfferedService } from '../../contract/contract.ts';
import { likeliestLanguages } from '../../language/identification/identify-language.ts';
import { type LexiconKey, SERVICES } from '../../language/lexicon/services.ts';
import { isQuestion } from '../../language/search/question.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { normalise } from '../../language/text/normalise.ts';
import { readMeaning } from '../../meaning-model/meaning-model.ts';
import { alikeOffered } from '../property/find-offered.ts';
import { hasOwnWords } from '../property/own-services.ts';
import { doneWith, type OwnWish, wishReading } from '../property/own-wish.ts';
import type { Act } from './acts.ts';
import { isNamedInAny } from './sure-wish.ts';

/** Minimum scores at which a line wants something, and at which it asks something instead, which a fact may answer. */
const WANTS = 0.35;
const ASKS = 0.45;
/**
 * Minimum similarity to a service, and lead over the next one: `DONE` to request the service, `OFFERED` to offer it,
 * `CHOSEN` to offer it among others. Of 240 wishes that a stranger wrote for five properties, four of ten reach `DONE`,
 * and nine of ten of those are right; so do three of 60 wishes for what the property does not have. Above `OFFERED`
 * seven of ten are right, and above `CHOSEN` eight of ten are among the three that the guest may choose from (decision
 * 0800).
 */
const DONE = { likeness: 0.45, lead: 0.12 } as const;
const OFFERED = { likeness: 0.3, lead: 0.04 } as const;
const CHOSEN = { likeness: 0.22, lead: 0 } as const;
/**
 * The same as `OFFERED` for a line that does not certainly want anything: `is there something here to see Saturn with?`
 */
const OFFERED_UNASKED = { likeness: 0.45, lead: 0.1 } as const;
/**
 * Minimum scores at which a line means a service although it was classified as something else that it does not name.
 */
const STRONG = { likeness: 0.6, lead: 0.15, wants: 0.5 } as const;
const MOST_CHOICES = 3;

/** Whether an act leaves open what a line is about, or is about something that the property does not have. */
function isOpen(act: Act, active: readonly OfferedService[]): boolean {
  if (act.kind === 'request') {
    if (isOffered(act.item, active)) return false;
    // If the property does not mend a fault, a person handles it, unless the line does not even name the fault.
    return SERVICES[act.item].nature !== 'fix' || !isNamedInAny(normalise(act.words), act.item);
  }
  return OPEN.has(act.kind) && !(act.kind === 'ask' && act.item !== null);
}

const OPEN: ReadonlySet<Act['kind']> = new Set([
  'unknown',
  'small-talk',
  'off-topic',
  'follow',
  'choose-between',
  'confirm',
  'ask',
]);

const isOffered = (item: LexiconKey, active: readonly OfferedService[]) =>
  active.some(({ key }) => (SERVICES[item].keys as readonly string[]).includes(key));

/**
 * Whether similarity may find a service. Emergencies have their own rules, and guests do not choose them from a list.
 */
const isFound = (service: OfferedService) => hasOwnWords(service) && service.kind !== 'emergency';

/** The services of the catalogue that the acts only suppose. */
const supposedIn = (acts: readonly Act[], active: readonly OfferedService[]): OfferedService[] =>
  acts.flatMap((act) =>
    act.kind === 'confirm' ? (active.find(({ key }) => key === SERVICES[act.item].keys[0]) ?? []) : [],
  );

/**
 * The wish for one of the property's own services that shares no word with the line, by the meaning of its words. Null
 * if the line wants nothing, means something that the property has, or resembles no service (decision 0800).
 */
export function alikeWish(
  line: string,
  acts: readonly Act[],
  active: readonly OfferedService[],
  language: AnswerLanguage,
): OwnWish | null {
  // Words of other languages may look like English ones that mean something else.
  if (likeliestLanguages(line)[0] !== 'en') return null;
  const { wants, asks } = wishReading(line);
  if (readMeaning(line).labels[0]?.act === 'feeling') return null;
  const [best, ...others] = alikeOffered(line, active);
  if (!best || !isFound(best.service)) return null;
  const lead = best.likeness - (others[0]?.likeness ?? 0);
  const isStrong = best.likeness >= STRONG.likeness && lead >= STRONG.lead && wants >= STRONG.wants;
  const isFirm = (act: Act) => act.kind === 'request' || act.kind === 'cancel' || act.kind === 'amend';
  if (!acts.every((act) => isOpen(act, active) || (isStrong && !isFirm(act)))) return null;
  const reaches = (least: { likeness: number; lead: number }) =>
    best.likeness >= least.likeness && lead >= least.lead;
  if (wants < WANTS || asks > ASKS)
    return reaches(OFFERED_UNASKED) ? { kind: 'confirm', service: best.service, words: line } : null;
  const supposed = supposedIn(acts, active);
  if (reaches(OFFERED)) {
    const kind = doneWith(line, false, best.service, language);
    if (kind === null || kind === 'ask') return null;
    // `Can I wear my boots upstairs?` does not ask for a boot dryer.
    const isClear = reaches(DONE) && !isQuestion(line);
    const sure = kind !== 'request' || (isClear && supposed.length === 0);
    return { kind: sure ? kind : 'confirm', service: best.service, words: line };
  }
  if (!reaches(CHOSEN)) return null;
  const choices = [best, ...others].slice(0, MOST_CHOICES).map(({ service }) => service);
  const services = [...new Set([...choices.filter(isFound), ...supposed])].slice(0, MOST_CHOICES);
  const [only, another] = services;
  if (only && !another) return { kind: 'confirm', service: only, words: line };
  return { kind: 'which', services, words: line };
}
