import { type LexiconKey, SERVICES } from '../language/lexicon/services.ts';

/** What a line does. */
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

/** What a property knows about besides its services. */
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

/** What staff are to know without bringing anything. */
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
] as const;
export type Told = (typeof TOLD)[number];

/** What a question asks that makes sense only after something that was said before. */
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
/** `other`: a service of the property's own that no list has. */
const SERVICE_TARGETS = [...LEXICON_KEYS, 'other'] as const;
/** `?`: the line does not say which; what was talked about last is meant. */
const UNNAMED = '?';

/** What the acts that are about something can be about. */
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

/** One thing that a line does, as `request:towels` or `thank`. */
export interface MeaningLabel {
  act: MeaningAct;
  /** What it is about; null for acts that are about nothing. */
  target: string | null;
}

/** How a label is written in the files of lines and in the model. */
export const formatLabel = ({ act, target }: MeaningLabel): string =>
  target === null ? act : `${act}:${target}`;

/** A label as it is written, or null where the act cannot have that target. */
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
