import { z } from 'zod';
import { loadAnswerData } from '../../data/answer-data.ts';
import { numberOf } from '../../language/numbers/quantity.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { normalise } from '../../language/text/normalise.ts';
import { besidesKeeping } from '../../understanding/message/keeps.ts';

/**
 * How a line without its own subject refers to earlier messages:
 * - `dismiss`: `forget it`
 * - `those`: a quantity of the last topic; `more`: as many more of it
 * - `again`: the same again; `other`: the other one of two
 * - `shift`: the last request, by that many minutes or days later, or earlier if negative
 * - `relocate`: the last request, to another place
 * - `ordinal`: cancels the first, second or last request
 */
export type Move =
  | { kind: 'dismiss' }
  | { kind: 'those' | 'more'; count: number }
  | { kind: 'again' }
  | { kind: 'other' }
  | { kind: 'shift'; minutes: number; days: number }
  | { kind: 'relocate' }
  | { kind: 'ordinal'; which: 'first' | 'second' | 'last' };

const Phrases = z.array(z.string().min(1)).min(1);
const lists = loadAnswerData(
  'dialogue-moves',
  z.strictObject({
    /** Filler before and after a phrase. */
    filling: Phrases,
    /** First words of agreement: `yes, three please`. */
    agrees: Phrases,
    dismiss: Phrases,
    /** The number is the group `count`, or `number` if it is required. */
    those: Phrases,
    more: Phrases,
    again: Phrases,
    other: Phrases,
    dayAfter: Phrases,
    dayBefore: Phrases,
    /** `span` is one of `spans`, whose keys are minutes. */
    later: Phrases,
    earlier: Phrases,
    spans: z.record(z.string().regex(/^\d+$/), Phrases),
    relocates: Phrases,
    /** Questions without a subject. */
    asksMore: Phrases,
    /** Questions with a pronoun for their subject: `he`, `it` or `they`. */
    asksOfIt: Phrases,
    /** Questions about the time of a request. */
    asksBooked: Phrases,
    /** The same with the name of the request, which is `xx`. */
    asksBookedOf: Phrases,
    asksAllBooked: Phrases,
    /** Cancels a request by its name, which is `xx`. */
    dropsNamed: Phrases,
    /** Why something is no longer wanted: `found one in the wardrobe`. */
    foundIt: Phrases,
    cancelsAll: Phrases,
    /** Words before what is not cancelled. */
    cancelsAllBut: Phrases,
    /** The beginning of a reason that follows without a comma: `cancel everything we're leaving`. */
    cancelsAllBecause: Phrases,
    last: Phrases,
    first: Phrases,
    second: Phrases,
    /** Words that make a line with `last`, `first` or `second` a cancellation. */
    cancelWords: Phrases,
  }),
);

type List = Exclude<keyof (typeof lists)[AnswerLanguage], 'spans'>;

const compiled = new Map<string, RegExp>();

function remembered(key: string, make: () => RegExp): RegExp {
  const known = compiled.get(key) ?? make();
  compiled.set(key, known);
  return known;
}

/** Any of the phrases, as whole words. */
export const anywhere = (list: List, language: AnswerLanguage): RegExp =>
  remembered(
    `anywhere ${list} ${language}`,
    () => new RegExp(`(?<!\\p{L})(?:${lists[language][list].join('|')})(?!\\p{L})`, 'u'),
  );

/** A whole line that is one of the phrases, with filler around it. */
export const whole = (list: List, language: AnswerLanguage): RegExp =>
  remembered(`whole ${list} ${language}`, () => {
    const { filling, [list]: phrases } = lists[language];
    // Phrases with named groups cannot be alternatives in one expression, so each is tried separately.
    const names = new Set<string>();
    const alternatives = phrases.map((phrase) =>
      phrase.replace(/\(\?<(\w+)>/g, (_, name: string) => {
        const unique = `${name}${names.size}`;
        names.add(unique);
        return `(?<${unique}>`;
      }),
    );
    const fill = `(?:${filling.join('|')})`;
    const core = `(?:${alternatives.join('|')})`;
    // `No, forget it, never mind` repeats itself.
    const after = names.size === 0 ? `(?:${fill}|${core})` : fill;
    return new RegExp(`^(?:${fill} )*${core}(?: ${after})*$`, 'u');
  });

/** The value of a named group, whichever phrase matched. */
const groupOf = (match: RegExpExecArray | null, name: string): string | null =>
  Object.entries(match?.groups ?? {}).find(([key, value]) => key.startsWith(name) && value)?.[1] ?? null;

/** A line without punctuation. */
export const bareOf = (text: string): string =>
  normalise(text)
    .replace(/[^\p{L}\p{N}': ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function spanOf(words: string | null, language: AnswerLanguage): number | null {
  if (!words) return null;
  const found = Object.entries(lists[language].spans).find(([, phrases]) =>
    remembered(`span ${phrases.join('|')}`, () => new RegExp(`(?:^| )(?:${phrases.join('|')})$`, 'u')).test(
      words,
    ),
  );
  return found ? Number(found[0]) : null;
}

function shiftIn(bare: string, language: AnswerLanguage): Move | null {
  if (whole('dayAfter', language).test(bare)) return { kind: 'shift', minutes: 0, days: 1 };
  if (whole('dayBefore', language).test(bare)) return { kind: 'shift', minutes: 0, days: -1 };
  const later = spanOf(groupOf(whole('later', language).exec(bare), 'span'), language);
  if (later !== null) return { kind: 'shift', minutes: later, days: 0 };
  const earlier = spanOf(groupOf(whole('earlier', language).exec(bare), 'span'), language);
  return earlier === null ? null : { kind: 'shift', minutes: -earlier, days: 0 };
}

function countedIn(list: 'those' | 'more', bare: string, language: AnswerLanguage): Move | null {
  const match = whole(list, language).exec(bare);
  if (!match) return null;
  const word = groupOf(match, 'count') ?? groupOf(match, 'number');
  const count = word === null ? 1 : numberOf(word, language);
  return count === null || count < 1 ? null : { kind: list, count };
}

const cancelsIn = (language: AnswerLanguage) =>
  remembered(
    `cancel ${language}`,
    () => new RegExp(`(?<!\\p{L})(?:${lists[language].cancelWords.join('|')})(?!\\p{L})`, 'u'),
  );

/** The position by which a text names one of several requests, with or without a word that cancels it. */
export function ordinalSaid(
  text: string,
  language: AnswerLanguage,
): Extract<Move, { kind: 'ordinal' }>['which'] | null {
  const rest = bareOf(bareOf(text).replace(cancelsIn(language), ' ').replace(/\s+/g, ' ').trim());
  return (['last', 'first', 'second'] as const).find((list) => whole(list, language).test(rest)) ?? null;
}

/** The position by which a cancellation names one of several requests. */
function ordinalIn(bare: string, language: AnswerLanguage): Move | null {
  const which = cancelsIn(language).test(bare) ? ordinalSaid(bare, language) : null;
  return which ? { kind: 'ordinal', which } : null;
}

/** How a line refers to earlier messages; null if it has its own subject. */
export function readMove(text: string, language: AnswerLanguage): Move | null {
  const bare = bareOf(text);
  if (bare === '' || bare.length > MOST_MOVE_CHARS || besidesKeeping(bare) !== null) return null;
  if (whole('dismiss', language).test(bare)) return { kind: 'dismiss' };
  const counted = countedIn('those', bare, language) ?? countedIn('more', bare, language);
  if (counted) return counted;
  if (whole('again', language).test(bare)) return { kind: 'again' };
  if (whole('other', language).test(bare)) return { kind: 'other' };
  if (whole('relocates', language).test(bare)) return { kind: 'relocate' };
  return shiftIn(bare, language) ?? ordinalIn(bare, language);
}

const MOST_MOVE_CHARS = 120;

/** The text after words of agreement: `three please` of `yes, three please`; null without agreement. */
export function afterAgreeing(text: string, language: AnswerLanguage): string | null {
  const normalised = normalise(text);
  const agrees = remembered(
    `agrees ${language}`,
    () => new RegExp(`^(?:(?:${lists[language].agrees.join('|')})(?![\\p{L}\\p{N}'])[ ,.!]*)+`, 'u'),
  );
  const match = agrees.exec(normalised);
  return match ? normalised.slice(match[0].length) : null;
}

/** Whether a line asks about the last topic with a pronoun: `can he come along?`. */
export const asksOfIt = (text: string, language: AnswerLanguage): boolean =>
  whole('asksOfIt', language).test(bareOf(text));

/** Whether a line asks about the time of a request: `what time did you put down?`. */
export const asksBooked = (text: string, language: AnswerLanguage): boolean =>
  whole('asksBooked', language).test(bareOf(text));

/** Whether a line asks about all requests: `what have I ordered so far?`. */
export const asksAllBooked = (text: string, language: AnswerLanguage): boolean =>
  whole('asksAllBooked', language).test(bareOf(text));

/** Whether a line is a question without a subject: `how much is it?`, `and for children?`. */
export const asksMore = (text: string, language: AnswerLanguage): boolean =>
  whole('asksMore', language).test(bareOf(text));
