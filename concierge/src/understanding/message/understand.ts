import { type LexiconKey, SERVICES } from '../../language/lexicon/services.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { normalise, wordsOf } from '../../language/text/normalise.ts';
import { withoutSaidTimes } from '../../language/times/find-said-times.ts';
import type { MeaningAct } from '../../meaning-model/meaning-labels.ts';
import { readMeaning } from '../../meaning-model/meaning-model.ts';
import { PLAIN } from '../../meaning-model/thresholds.ts';
import type { Act, RequestAct } from './acts.ts';
import { arrangesSomething, asksPermission } from './asks-permission.ts';
import { choicesRead } from './choices.ts';
import { asksAboutCancelling, besidesKeeping, keepingActs, withoutSpared } from './keeps.ts';
import { asLacking } from './lacking.ts';
import { withLeftOut } from './left-out.ts';
import { misspeltIn } from './misspelt.ts';
import { ABSENT, ASKS_MORE, POSSIBLE, QUESTION_WORD, SECRET, WHICH_OR_WHERE } from './question-patterns.ts';
import { readActs } from './read-acts.ts';
import { refusesIt } from './refuses.ts';
import { withoutReplaced } from './replaced.ts';
import { type Segment, segmentsOf } from './segments.ts';
import { actsSetApart } from './set-apart.ts';
import { withoutSetAside } from './set-aside.ts';
import { smallTalkIn } from './small-talk.ts';
import { isWithin } from './sure-wish.ts';
import { asTold, withoutAddressee } from './told.ts';
import { declined, supposed } from './wanted-service.ts';

/** Most acts of one message; the policy allows six tool calls a turn. */
const MOST_ACTS = 4;
const BARE_MENTION_WORDS = 5;
/** A clock time makes its thing a wish: `wake-up call at 6:30`. */
const CLOCK_TIME = /(?<![\p{N}])\d{1,2}[:h]\d{2}(?![\p{N}])/u;

function deliverable(segment: Segment, item: LexiconKey): Act {
  const { cues, negated, quantity, text } = segment;
  const request: Act = { kind: 'request', item, quantity, words: text };
  if (cues.has('lack') || cues.has('fault')) return request;
  if (negated) return declined(item, text);
  if (cues.has('price') || cues.has('time')) return { kind: 'ask', query: text, item };
  if (cues.has('want') || (quantity !== null && !cues.has('ask'))) return request;
  if (!cues.has('ask') && !segment.question && CLOCK_TIME.test(text)) return request;
  if (cues.has('ask'))
    return segment.question && !WHICH_OR_WHERE.test(text)
      ? { kind: 'confirm', item }
      : { kind: 'ask', query: text, item };
  return wordsOf(text).length <= BARE_MENTION_WORDS ? request : { kind: 'confirm', item };
}

function repairable(segment: Segment, item: LexiconKey): Act {
  const { cues, text } = segment;
  const absent = segment.mention !== null && ABSENT.test(segment.before);
  if (SECRET.test(text)) return { kind: 'ask', query: text, item };
  if (absent || cues.has('fault') || cues.has('lack')) {
    return { kind: 'request', item, quantity: null, words: text };
  }
  if (cues.has('ask') || cues.has('price') || cues.has('time')) return { kind: 'ask', query: text, item };
  if (item === 'wifi' && cues.has('want')) return { kind: 'ask', query: text, item };
  if (segment.negated) return { kind: 'confirm', item };
  return cues.has('want')
    ? { kind: 'request', item, quantity: null, words: text }
    : { kind: 'confirm', item };
}

function bookable(segment: Segment, item: LexiconKey): Act {
  const { cues, negated, quantity, text } = segment;
  if (asksPermission(text)) return { kind: 'ask', query: text, item };
  const informs = SERVICES[item].nature === 'inform';
  if (negated && !cues.has('lack')) return { kind: 'decline', item };
  const books = arrangesSomething(text);
  const wanted = cues.has('want') && (informs || QUESTION_WORD.test(text) ? books : true);
  if (cues.has('price') || (cues.has('time') && !wanted)) return { kind: 'ask', query: text, item };
  if (wanted) return { kind: 'request', item, quantity, words: text };
  if (informs || cues.has('ask') || segment.question) return { kind: 'ask', query: text, item };
  return { kind: 'confirm', item };
}

function approvable(segment: Segment, item: LexiconKey): Act {
  const { cues, text } = segment;
  const asksOnly = cues.has('price') || (cues.has('ask') && !cues.has('want') && !POSSIBLE.test(text));
  if (asksOnly) return { kind: 'ask', query: text, item };
  return segment.negated ? { kind: 'decline', item } : { kind: 'request', item, quantity: null, words: text };
}

function actOf(segment: Segment): Act | null {
  const { mention, cues, text } = segment;
  if (cues.has('cancel')) {
    const no = /(?<![\d:])(\d{1,6})(?![\d:])/.exec(withoutSaidTimes(text, ['when']));
    return { kind: 'cancel', item: mention?.service ?? null, no: no ? Number(no[1]) : null };
  }
  const isPlace = mention !== null && SERVICES[mention.service].nature === 'inform';
  // `Where is the gym` asks for the way, `where are my towels` for an earlier request.
  if (cues.has('status') && !isPlace) return { kind: 'status', item: mention?.service ?? null };
  if (!mention) {
    const asks = segment.question || cues.has('ask') || cues.has('time') || cues.has('price');
    return asks && wordsOf(text).length > 1 ? { kind: 'ask', query: text, item: null } : null;
  }
  switch (SERVICES[mention.service].nature) {
    case 'deliver':
      return deliverable(segment, mention.service);
    case 'fix':
      return repairable(segment, mention.service);
    case 'book':
    case 'inform':
      return bookable(segment, mention.service);
    case 'approve':
      return approvable(segment, mention.service);
    case 'free':
      // `Do you sell theatre tickets?` is a question about the property; a wish for tickets uses other words.
      if (segment.question && cues.has('ask') && !cues.has('want') && !arrangesSomething(text)) {
        return { kind: 'ask', query: text, item: null };
      }
      if (segment.negated) return { kind: 'decline', item: mention.service };
      return { kind: 'request', item: mention.service, quantity: null, words: text };
  }
}

const sameTarget = (a: Act, b: Act) =>
  a.kind === b.kind &&
  (a.kind === 'ask' ? b.kind === 'ask' && a.query === b.query : true) &&
  'item' in a &&
  'item' in b &&
  a.item === b.item;

/** The acts of the segments of a normalised message, in order. */
function actsIn(normalised: string, language: AnswerLanguage): Act[] {
  const acts: Act[] = [];
  for (const segment of segmentsOf(normalised, language)) {
    const act = actOf(segment);
    const before = acts.at(-1);
    if (act?.kind === 'ask' && act.item === null && before?.kind === 'ask' && ASKS_MORE.test(act.query)) {
      acts[acts.length - 1] = { ...before, query: `${before.query} ${act.query}` };
    } else if (act && !acts.some((earlier) => sameTarget(earlier, act))) acts.push(act);
  }
  return acts.slice(0, MOST_ACTS);
}

/** Whether an act of a message is about a service. */
const isAboutService = (acts: readonly Act[]) => acts.some((act) => 'item' in act && act.item !== null);

/** Acts about a named thing that do not want it. */
const OTHER_THAN_WISHES: readonly MeaningAct[] = [
  'ask',
  'amend',
  'cancel',
  'chase',
  'decline',
  'complain',
  'follow',
];

/**
 * If only single words support a wish, the guest is asked to confirm it. A wish in plain words or with a quantity
 * stands, if no other act is likely: `I should like a fresh towel`, `half a dozen hangers`.
 */
function asked(acts: readonly Act[], line: string, language: AnswerLanguage): Act[] {
  const { acts: likely } = readMeaning(line);
  const other = OTHER_THAN_WISHES.reduce((sum, act) => sum + (likely.get(act) ?? 0), 0);
  const segments = segmentsOf(line, language);
  const isPlain = ({ item, quantity }: RequestAct): boolean => {
    const segment = segments.find(({ mention }) => mention?.service === item);
    if (!segment || segment.negated || segment.question || isWithin(segment)) return false;
    if (SERVICES[item].nature !== 'deliver') return false;
    return other < PLAIN.otherwise && (segment.cues.has('want') || quantity !== null);
  };
  return acts.map((act) => (act.kind === 'request' && !isPlain(act) ? supposed(act) : act));
}

/** A thing that a line contrasts with one that works has the fault: `it's the telly that's playing up`. */
const asReported = (act: Act): Act =>
  // `The TV is fine now, no need to send anyone` calls off a repair.
  act.kind === 'tell' && act.told === 'doNotDisturb'
    ? { kind: 'small-talk', topic: 'chat' }
    : act.kind === 'confirm' && SERVICES[act.item].nature === 'fix'
      ? { kind: 'request', item: act.item, quantity: null, words: act.words ?? '' }
      : act;

/** `Nobody told me of an upgrade and I don't want one` refuses the upgrade. */
const asRefused = (act: Act): Act => (act.kind === 'request' ? declined(act.item, act.words) : act);

/**
 * The acts of a message, in order; `unknown` if nothing was understood. The meaning model decides; if it is unsure, the
 * guest is asked to confirm what the lexicon finds.
 */
export function understand(text: string, language: AnswerLanguage): Act[] {
  const normalised = normalise(text);
  const manners = smallTalkIn(normalised, language);
  if (manners) return [{ kind: 'small-talk', topic: manners }];
  if (asksAboutCancelling(normalised)) return [{ kind: 'ask', query: normalised, item: null }];
  const apart = actsSetApart(normalised, (line) => understandRest(line, line, language));
  return apart ?? understandRest(text, normalised, language);
}

/** The acts of a line without words that must not be read as a wish. */
function understandRest(text: string, normalised: string, language: AnswerLanguage): Act[] {
  const besides = besidesKeeping(normalised);
  if (besides === null) {
    const unspared = withoutSpared(normalised);
    if (unspared === null) return [{ kind: 'unknown' }];
    return understandWishes(unspared === normalised ? text : unspared, unspared, language);
  }
  return keepingActs(besides, besides === '' ? [] : understandWishes(besides, besides, language));
}

/**
 * The acts of a line that is neither small talk nor about keeping things. Here and in {@link understandPlain}, each
 * step needs its own form of the line:
 *
 * - `text`: as the guest wrote it, for the meaning model; only the rest of it if a part was removed
 * - `normalised`: for patterns and words
 * - `said`: `normalised` without clauses that ask for nothing, such as `no rush`
 * - `rest`: `said` without the replaced things, such as `instead of pillows`
 * - `meant`: `said` without the addressee, such as `tell housekeeping that`
 * - `line`: `normalised` with misspelt names corrected, so that the lexicon finds them
 */
function understandWishes(text: string, normalised: string, language: AnswerLanguage): Act[] {
  const { line: said, isContrast } = withoutSetAside(normalised);
  const { rest, replaced } = withoutReplaced(said, language);
  if (replaced.length === 0) {
    const meant = withoutAddressee(said);
    const whole = asTold(understandPlain(said === normalised ? text : said, said, language), said);
    const isMeant = meant !== said && !whole.some((act) => act.kind === 'tell' && act.told === 'message');
    const acts = isMeant ? asTold(understandPlain(meant, meant, language), said) : whole;
    return isContrast ? acts.map(asReported) : acts;
  }
  const acts = understandPlain(rest, rest, language);
  return [...replaced.map(({ service }) => declined(service, text)), ...acts].slice(0, MOST_ACTS);
}

/** Minimum probability that a misspelt line, as typed, is about the thing that its correction names. */
const MEANT_AS_TYPED = 0.2;

/**
 * Whether the guest has to confirm a wish whose name was misspelt: if it is neither brought nor mended, or if only the
 * corrected spelling supports it. A `caldeira` is a boiler, not a misspelt `cadeira`.
 */
const needsYes = ({ item }: RequestAct, typed: string): boolean => {
  const { nature } = SERVICES[item];
  if (nature !== 'deliver' && nature !== 'fix') return true;
  return (readMeaning(typed).targets.get(item) ?? 0) < MEANT_AS_TYPED;
};

/** The requests in a misspelt line as typed, `no ht watr in showr`; empty if the model is unsure or finds other acts. */
function asTyped(text: string, language: AnswerLanguage): Act[] {
  const acts = readActs(text, segmentsOf(normalise(text), language), language);
  return acts.every(({ kind }) => kind === 'request') ? acts : [];
}

function understandPlain(text: string, normalised: string, language: AnswerLanguage): Act[] {
  const { line, items: misspelt } = misspeltIn(normalised, language);
  const segments = segmentsOf(line, language);
  const corrected = readActs(misspelt.size > 0 ? line : text, segments, language);
  const surer =
    misspelt.size > 0 && corrected.every(({ kind }) => kind === 'confirm') ? asTyped(text, language) : [];
  const read = withLeftOut(surer.length > 0 ? surer : corrected, segments, line);
  if (read.length > 0) {
    const certain = read.map((act) =>
      act.kind === 'request' && misspelt.has(act.item) && needsYes(act, text)
        ? supposed(act)
        : asLacking(act, line, language),
    );
    return (refusesIt(normalised) ? certain.map(asRefused) : certain).slice(0, MOST_ACTS);
  }
  const acts = actsIn(line, language);
  if (isAboutService(acts)) return asked(acts, line, language);
  const choices = choicesRead(text);
  if (choices) return [choices];
  if (acts.length > 0) return acts;
  const [first] = normalised.split(/[,.!?]/);
  const opening = first ? smallTalkIn(first, language) : null;
  return [opening === 'greet' ? { kind: 'small-talk', topic: opening } : { kind: 'unknown' }];
}
