import { SERVICES } from '../../language/lexicon/services.ts';
import { normalise } from '../../language/text/normalise.ts';
import type { Act, RequestAct } from './acts.ts';
import { isBare, isListed, type Segment } from './segments.ts';
import { isWithin } from './sure-wish.ts';

const ASKING = ['ask', 'price', 'time', 'status', 'cancel'] as const;

const isRequest = (act: Act): act is RequestAct => act.kind === 'request';

/** The words of an act, if they are only a part of the line. */
const partOf = (act: Act, line: string): string | null => {
  const words = 'words' in act && act.words ? act.words : act.kind === 'ask' ? act.query : null;
  const part = words === null ? line : normalise(words);
  return part === line ? null : part;
};

/** Whether an act is about the thing that a segment names, or about its words. */
const covers = (act: Act, { mention, text }: Segment, line: string): boolean => {
  if ('item' in act && act.item === mention?.service) return true;
  if (act.kind === 'choose-between') return act.items.some((item) => item === mention?.service);
  const part = partOf(act, line);
  return part !== null && (part.includes(text) || text.includes(part));
};

/** Whether a segment wants what it names in plain words, or lists it after something that is wanted. */
function isWanted(segment: Segment, follows: boolean): boolean {
  const { mention, cues, negated, question, own } = segment;
  if (!mention || negated || (question && !cues.has('want'))) return false;
  if (cues.has('cancel') || cues.has('status')) return false;
  if (own && (cues.has('want') || cues.has('fault') || cues.has('lack'))) return true;
  const { nature } = SERVICES[mention.service];
  return nature === 'deliver' && follows && (isBare(segment) || isListed(segment)) && !isWithin(segment);
}

/** An item of a list without a verb is wanted like the items before it: `cot for the baby, 4 hangers, ice`. */
function asListed(act: Act, segments: readonly Segment[]): Act {
  if (act.kind !== 'ask' || act.item === null || SERVICES[act.item].nature !== 'deliver') return act;
  const segment = segments.find(({ mention }) => mention?.service === act.item);
  if (!segment || segment.question || segment.negated || ASKING.some((cue) => segment.cues.has(cue)))
    return act;
  return { kind: 'request', item: act.item, quantity: segment.quantity, words: segment.text };
}

/**
 * Adds the wishes that the model left out to the acts of a line: `wake me at 6 and have a taxi waiting at 7`. A thing
 * that a guest wants in plain words, next to something else, is never dropped silently.
 */
export function withLeftOut(acts: readonly Act[], segments: readonly Segment[], line: string): Act[] {
  const named = segments.filter(({ mention }) => mention !== null);
  if (named.length < 2 || !acts.some(isRequest)) return [...acts];
  const listed = acts.map((act) => asListed(act, named));
  // `The basin does not drain, the water stays` is not a list.
  const isList =
    segments.every(({ cues }) => !cues.has('fault') && !cues.has('negative')) &&
    listed.some((act) => isRequest(act) && SERVICES[act.item].nature === 'deliver');
  const missed = named.filter(
    (segment, at) => at > 0 && isWanted(segment, isList) && !listed.some((act) => covers(act, segment, line)),
  );
  const more = missed.flatMap(({ mention, quantity, text }): Act[] =>
    mention ? [{ kind: 'request', item: mention.service, quantity, words: text }] : [],
  );
  return [...listed, ...more.filter((act, at) => !more.slice(0, at).some((one) => sameItem(one, act)))];
}

const sameItem = (one: Act, other: Act) => 'item' in one && 'item' in other && one.item === other.item;
