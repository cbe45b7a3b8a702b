import { z } from 'zod';
import { byAnswerLanguage, loadAnswerData } from '../../data/answer-data.ts';
import type { AnswerLanguage } from '../../data/answer-languages.ts';
import { CLAUSE_WORDS } from '../../language/text/clause-words.ts';

const Phrases = z.array(z.string().min(1)).min(1);
/** Phrases between and before the things that guests name, by language. */
export const WORDS = loadAnswerData(
  'segments',
  z.strictObject({
    /** Words between two named things. */
    connectors: Phrases,
    /** How a new question begins. */
    questionStarts: Phrases,
    /** Negations of a thing, with up to two words before its name, and with up to four. */
    negationsNear: Phrases,
    negationsFar: Phrases,
    /** The beginning of a part that wants something in contrast to the part before: `no towels, just a bathrobe`. */
    contrasts: Phrases,
    /** Words after a name that say whether the guest wants the thing: `bed linen yes, towels no`. */
    saidAfter: z.strictObject({ wanted: Phrases, unwanted: Phrases }),
    /** How a new wish begins: `I don't want an iron I want a hairdryer`. */
    wishStarts: Phrases,
    /** Words before the name of a thing that the guest does not mean: `it's not the dishwasher`, `not a pillow`. */
    notThis: Phrases,
    /** Words before the name of a thing that another one replaces: `instead of pillows`. */
    insteadOf: Phrases,
    /** `Swap` the towels `for` pillows. */
    swap: z.strictObject({ verbs: Phrases, for: Phrases }),
  }),
);
/** One expression for the phrases of all languages, because guests mix them. */
const inAll = (key: Exclude<keyof (typeof WORDS)[AnswerLanguage], 'saidAfter' | 'swap'>) =>
  Object.values(WORDS)
    .flatMap((words) => words[key])
    .join('|');
const saidAfter = (kind: 'wanted' | 'unwanted') =>
  byAnswerLanguage(
    (language) =>
      new RegExp(`^[^\\p{L}]*(?:${WORDS[language].saidAfter[kind].join('|')})\\s*(?:$|[.,;!])`, 'u'),
  );
/** Words after the name of a thing that the guest wants. */
export const WANTED_AFTER = saidAfter('wanted');
export const UNWANTED_AFTER = saidAfter('unwanted');
/** The beginning of a part that wants something in contrast to the part before. */
export const CONTRAST = new RegExp(
  `^[^\\p{L}]*(?:(?:${inAll('connectors')}) )?(?:(?:${CLAUSE_WORDS.subjects}) )?(?:${inAll('contrasts')})(?!\\p{L})`,
  'u',
);
/** Words before the name of a thing that another one replaces. */
export const INSTEAD_OF = new RegExp(`(?<!\\p{L})(?:${inAll('insteadOf')}) (?:[\\p{L}']+ ){0,2}$`, 'u');

/** Words between two names. */
export const CONNECTOR = new RegExp(`,|(?<![\\p{L}])(?:&|\\+|${inAll('connectors')})(?![\\p{L}])`, 'gu');
/** How a new question begins. */
export const NEW_QUESTION = byAnswerLanguage(
  (language) => new RegExp(`^\\s*(?:${WORDS[language].questionStarts.join('|')})(?![\\p{L}])`, 'u'),
);
const negationBefore = (near: string, far: string) =>
  new RegExp(
    `(?:^|[^\\p{L}])(?:(?:${near})(?: (?:[\\p{L}']+ ){0,2}|(?<='))|(?:${far}) (?:[\\p{L}']+ ){0,4})$`,
    'u',
  );
/** Without `no` in Portuguese, where `no restaurante` means in the restaurant. */
const withoutNo = (phrases: string) =>
  phrases
    .split('|')
    .filter((phrase) => phrase !== 'no')
    .join('|');
/** Words before the name of a thing that the guest refuses. */
export const NEGATION_BEFORE = byAnswerLanguage((language) => {
  const [near, far] = [inAll('negationsNear'), inAll('negationsFar')];
  return language === 'pt' ? negationBefore(withoutNo(near), withoutNo(far)) : negationBefore(near, far);
});

/** Words before the name of a thing that the guest does not mean. */
export const NOT_THIS = new RegExp(
  `(?<!\\p{L})(?:${inAll('notThis')}) (?:(?:${CLAUSE_WORDS.articles}) )?$`,
  'u',
);
/** The beginning of a contrast or a new wish within a part: `no pillows thanks just a blanket`. */
export const WITHIN = new RegExp(
  `(?<=\\s)(?=(?:${inAll('contrasts')}|${inAll('wishStarts')}) [\\p{L}\\p{N}])`,
  'gu',
);
