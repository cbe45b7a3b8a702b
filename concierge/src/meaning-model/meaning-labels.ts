import { type LexiconKey, SERVICES } from '../language/lexicon/services.ts';

/** Acts of a line. */
export const MEANING_ACTS = [
  'request',
  'report',
  'ask',
  'amend',
  'cancel',
  'chase',
  'decline',
  'tell',
  'complain',
  'follow',
  'confirm',
  'deny',
  'choose',
  'answer',
  'thank',
  'greet',
  'bye',
  'person',
  'smalltalk',
  'feeling',
  'offtopic',
  'meta',
] as const;
export type MeaningAct = (typeof MEANING_ACTS)[number];

/** Topics of a property's knowledge that are not services. */
export const FACT_TOPICS = [
  'check-out',
  'check-in',
  'reception',
  'pets',
  'smoking',
  'address',
  'phone',
  'transport',
  'airport',
  'password',
  'accessibility',
  'tax',
  'payment',
  'allergens',
  'bar',
  'quiet-hours',
  'menu',
  'price',
  'hours',
  'kids',
  'sights',
  'weather',
  'pharmacy',
  'supermarket',
  'bill',
  'booking',
  'invoice',
  'deposit',
  'luggage',
  'elevator',
  'view',
  'safety',
  'language',
] as const;

/** Notes for staff that ask for nothing to be brought. */
export const TOLD = [
  'doNotDisturb',
  'lateArrival',
  'allergy',
  'vip',
  'occasion',
  'checkedOut',
  'away',
  'noCleaning',
  'delay',
  'message',
] as const;
export type Told = (typeof TOLD)[number];

/** Questions that need context. */
export const FOLLOW_UPS = [
  'how-much',
  'until-when',
  'where',
  'children',
  'how-long',
  'other',
  'again',
] as const;
export type FollowUp = (typeof FOLLOW_UPS)[number];

const LEXICON_KEYS = Object.keys(SERVICES) as LexiconKey[];
/** `other`: one of the property's own services, which is in no list. */
const SERVICE_TARGETS = [...LEXICON_KEYS, 'other'] as const;
/** `?`: the line does not name the target, and means the last topic. */
const UNNAMED = '?';

/** Possible targets of acts. */
const TARGETS_OF: Readonly<Partial<Record<MeaningAct, readonly string[]>>> = {
  request: SERVICE_TARGETS,
  report: SERVICE_TARGETS,
  ask: [...SERVICE_TARGETS, ...FACT_TOPICS],
  amend: [...SERVICE_TARGETS, UNNAMED],
  cancel: [...SERVICE_TARGETS, UNNAMED],
  chase: [...SERVICE_TARGETS, UNNAMED],
  decline: SERVICE_TARGETS,
  tell: TOLD,
  complain: [...SERVICE_TARGETS, ...FACT_TOPICS, UNNAMED],
  follow: FOLLOW_UPS,
};

/** One act of a line, as `request:towels` or `thank`. */
export interface MeaningLabel {
  act: MeaningAct;
  /** Its target; null for acts without one. */
  target: string | null;
}

/** Formats a label as in the files of lines and in the model. */
export const formatLabel = ({ act, target }: MeaningLabel): string =>
  target === null ? act : `${act}:${target}`;

/** Parses a label; null when the act cannot have that target. */
export function parseLabel(text: string): MeaningLabel | null {
  const [name = '', target = null, ...rest] = text.split(':');
  const act = MEANING_ACTS.find((known) => known === name);
  if (!act || rest.length > 0) return null;
  const targets = TARGETS_OF[act];
  const fits = targets ? target !== null && targets.includes(target) : target === null;
  return fits ? { act, target } : null;
}

/** Whether a target is a service that the lexicon has words for. */
export const isLexiconKey = (target: string | null): target is LexiconKey =>
  target !== null && Object.hasOwn(SERVICES, target);
