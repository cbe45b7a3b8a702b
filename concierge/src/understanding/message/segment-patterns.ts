import { z } from 'zod';
import { byAnswerLanguage, loadAnswerData } from '../../data/answer-data.ts';
import type { AnswerLanguage } from '../../data/answer-languages.ts';
import { CLAUSE_WORDS } from '../../language/text/clause-words.ts';

const Phrases = z.array(z.string().min(1)).min(1);
/** What guests say between and before the things that they name, by language. */
export const WORDS = loadAnswerData(
  'segments',
  z.strictObject({
    /** Words between two named things. */
    connectors: Phrases,
    /** How a new question begins. */
    questionStarts: Phrases,
    /** What says that something is not wanted, with up to two words before its name, and with up to four. */
    negationsNear: Phrases,
    negationsFar: Phrases,
    /** How a part begins that wants this where the part before does not want that: `no towels, just a bathrobe`. */
    contrasts: Phrases,
    /** What says after a name whether it is wanted: `bed linen yes, towels no`. */
    saidAfter: z.strictObject({ wanted: Phrases, unwanted: Phrases }),
    /** How a new wish begins: `I don't want an iron I want a hairdryer`. */
    wishStarts: Phrases,
    /** What says before a name that not this is meant: `it's not the dishwasher`, `not a pillow`. */
    notThis: Phrases,
    /** What the name of something comes after that another thing is wanted for: `instead of pillows`. */
    insteadOf: Phrases,
    /** `Swap` the towels `for` pillows. */
    swap: z.strictObject({ verbs: Phrases, for: Phrases }),
  }),
);
/** One expression of what every language has: guests mix them. */
const inAll = (key: Exclude<keyof (typeof WORDS)[AnswerLanguage], 'saidAfter' | 'swap'>) =>
  Object.values(WORDS)
    .flatMap((words) => words[key])
    .join('|');
const saidAfter = (kind: 'wanted' | 'unwanted') =>
  byAnswerLanguage(
    (language) =>
      new RegExp(`^[^\\p{L}]*(?:${WORDS[language].saidAfter[kind].join('|')})\\s*(?:$|[.,;!])`, 'u'),
  );
/** Words after a name that say whether it is wanted. */
export const WANTED_AFTER = saidAfter('wanted');
export const UNWANTED_AFTER = saidAfter('unwanted');
/** The start of a part that is wanted in place of the part before it. */
export const CONTRAST = new RegExp(
  `^[^\\p{L}]*(?:(?:${inAll('connectors')}) )?(?:(?:${CLAUSE_WORDS.subjects}) )?(?:${inAll('contrasts')})(?!\\p{L})`,
  'u',
);
/** Words before a name that is only the purpose of another wish. */
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
/** In Portuguese `no restaurante` is in the restaurant. */
const withoutNo = (phrases: string) =>
  phrases
    .split('|')
    .filter((phrase) => phrase !== 'no')
    .join('|');
/** Words before a name that say that it is not wanted. */
export const NEGATION_BEFORE = byAnswerLanguage((language) => {
  const [near, far] = [inAll('negationsNear'), inAll('negationsFar')];
  return language === 'pt' ? negationBefore(withoutNo(near), withoutNo(far)) : negationBefore(near, far);
});

/** Words before a name that say that another thing is meant. */
export const NOT_THIS = new RegExp(
  `(?<!\\p{L})(?:${inAll('notThis')}) (?:(?:${CLAUSE_WORDS.articles}) )?$`,
  'u',
);
/** How a contrast or a new wish begins within a part: `no pillows thanks just a blanket`. */
export const WITHIN = new RegExp(
  `(?<=\\s)(?=(?:${inAll('contrasts')}|${inAll('wishStarts')}) [\\p{L}\\p{N}])`,
  'gu',
);
