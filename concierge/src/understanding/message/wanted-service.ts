import { type LexiconKey, SERVICES } from '../../language/lexicon/services.ts';
import { withoutAges } from '../../language/numbers/ages.ts';
import { onlyNumberIn } from '../../language/numbers/only-number.ts';
import { partyIn } from '../../language/numbers/party.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { CLAUSE_WORDS } from '../../language/text/clause-words.ts';
import { normalise } from '../../language/text/normalise.ts';
import { findSaidTimes } from '../../language/times/find-said-times.ts';
import type { Wish } from '../../meaning-model/wishes.ts';
import { namesDrink } from '../food/food-vocabulary.ts';
import type { Act, RequestAct } from './acts.ts';
import { asksPermission } from './asks-permission.ts';
import { isBare, isListed, type Segment } from './segments.ts';

/** A line with the segments that the lexicon finds, and the wishes that the model finds. */
export interface Line {
  segments: readonly Segment[];
  wishes: readonly Wish[];
  language: AnswerLanguage;
}

/** A greater number is not a quantity but a size, for example: `slippers, he takes a 46`. */
const MOST_COUNTED = 12;
/** Services that have the name of a fault. */
export const FAULTS: ReadonlySet<LexiconKey> = new Set(['noise', 'pests', 'leak']);

/** A refused cleaning becomes a message, because staff would otherwise come unasked. */
export const declined = (item: LexiconKey, words: string): Act =>
  item === 'cleaning' ? { kind: 'tell', told: 'noCleaning', words } : { kind: 'decline', item };

/** What a line says against a wish: rules detect a negation better than the model. */
function deniedBy(segment: Segment | undefined, item: LexiconKey, words: string, line: Line): Act | null {
  // `No towels, just a bathrobe`: the negation belongs to the towels.
  const elsewhere = line.wishes.some(
    ({ act, target }) => (act === 'decline' || act === 'cancel') && target !== item,
  );
  if (!segment || (elsewhere && !segment.own)) return null;
  if (segment.cues.has('cancel')) return { kind: 'cancel', item, no: null };
  const missing = SERVICES[item].nature === 'fix' || segment.cues.has('lack') || segment.cues.has('fault');
  return segment.negated && !missing ? declined(item, words) : null;
}

/** A wish that needs the guest's confirmation first; it keeps its quantity and words. */
export const supposed = ({ item, quantity, words }: RequestAct): Act => ({
  kind: 'confirm',
  item,
  ...(quantity !== null && { quantity }),
  words,
});

/**
 * The number of people if a line wants as many things: `two pillows per person, we are three`; null if it does not say
 * both.
 */
function peopleCounted(segments: readonly Segment[], language: AnswerLanguage): number | null {
  const text = segments.map((segment) => segment.text).join(' ');
  return PER_PERSON.test(text) ? partyIn(text, language) : null;
}

const PER_PERSON = new RegExp(`(?<!\\p{L})(?:${CLAUSE_WORDS.perPerson})(?!\\p{L})`, 'u');

/** A line without the drink right before `glasses`, which only says what kind they are: `wine glasses`. */
const withoutKindOfGlass = (normalised: string, segment: Segment | undefined): string => {
  const kind = segment && /(\p{L}+) $/u.exec(segment.before)?.[1];
  return kind ? normalised.replace(kind, ' ') : normalised;
};

/**
 * The act for a service that the guest wants: a request, a question to confirm it, or a refusal if the line refuses it.
 */
export function requestOf(item: LexiconKey, words: string, sure: boolean, line: Line): Act {
  const { segments } = line;
  const segment = segments.find(({ mention }) => mention?.service === item);
  const denied = deniedBy(segment, item, words, line);
  if (denied) return denied;
  // `Zwei Gläser Weißwein` wants the wine.
  if (item === 'glasses' && namesDrink(withoutKindOfGlass(normalise(words), segment)))
    return { kind: 'request', item: 'roomService', quantity: null, words: normalise(words) };
  const { nature } = SERVICES[item];
  // `Can I bring my dog?` asks what is allowed, and does not want someone to look after it.
  if ((nature === 'book' || nature === 'inform') && asksPermission(normalise(words)))
    return { kind: 'ask', query: normalise(words), item };
  const counted = nature === 'deliver' || nature === 'book' || nature === 'inform';
  const alone = segments.filter(({ mention }) => mention !== null).length <= 1;
  const number = nature === 'deliver' && alone ? onlyNumberIn(withoutAges(normalise(words))) : null;
  // `Some water for the ride, 2`: the only number of a line with one thing is its quantity, unless it is a size or a
  // time.
  const counts = (number ?? 0) <= MOST_COUNTED && findSaidTimes(normalise(words)).length === 0;
  const only = segment === undefined || counts ? number : null;
  const people = segment?.quantity && nature === 'deliver' ? peopleCounted(segments, line.language) : null;
  const request: RequestAct = {
    kind: 'request',
    item,
    quantity: counted && segment?.quantity ? segment.quantity * (people ?? 1) : only,
    words: segment && segments.length > 1 ? segment.text : normalise(words),
  };
  // `Do you have pillows?` may be only a question.
  const asks =
    nature === 'deliver' && segment?.question && segment.cues.has('ask') && !segment.cues.has('want');
  // `The light` alone says nothing; `half a dozen hangers` is a wish, and `ants` are a fault by themselves.
  const bare = segment !== undefined && isBare(segment);
  const isCounted = nature === 'deliver' && segment?.quantity != null && (bare || isListed(segment));
  const saysNothing = bare && nature === 'fix' && !segment.cues.has('fault') && !FAULTS.has(item);
  return (sure || isCounted) && !asks && !saysNothing ? request : supposed(request);
}
