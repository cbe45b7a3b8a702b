import { CLAUSE_WORDS } from '../../language/text/clause-words.ts';

/** What is asked for, and not repaired: the password of the network. */
export const SECRET = new RegExp(`(?<![\\p{L}])(?:${CLAUSE_WORDS.secrets})(?![\\p{L}])`, 'u');

/** A question for a thing or a place. */
export const WHICH_OR_WHERE = new RegExp(`^(?:${CLAUSE_WORDS.asksWhichOrWhere})`, 'u');

/** `Where can I find the sauna?` is no wish for a treatment, however politely it is asked. */
export const QUESTION_WORD = new RegExp(
  `^(?:${CLAUSE_WORDS.asksWhichOrWhere}|${CLAUSE_WORDS.asksHowOrWhen}|${CLAUSE_WORDS.asksWhichOnes})(?![\\p{L}])`,
  'u',
);

/** `no hot water` says what is wrong; `we don't need the heating` says what is not wanted. */
export const ABSENT = new RegExp(`(?:^|[^\\p{L}])(?:${CLAUSE_WORDS.without}) (?:\\p{L}+ )?$`, 'u');

/** What makes a question a wish: `is a late check-out possible?` */
export const POSSIBLE = new RegExp(CLAUSE_WORDS.possible, 'u');

/** The rest of a question that has just been put: `is there parking, and how much?` */
export const ASKS_MORE = new RegExp(
  `^(?:(?:${CLAUSE_WORDS.asksMoreLeads})[, ]+)?(?:${CLAUSE_WORDS.asksMore})[?.! ]*$`,
  'u',
);
