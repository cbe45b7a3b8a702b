import { CLAUSE_WORDS } from '../../language/text/clause-words.ts';

/** Things that guests ask for and that are not repaired: the password of the network. */
export const SECRET = new RegExp(`(?<![\\p{L}])(?:${CLAUSE_WORDS.secrets})(?![\\p{L}])`, 'u');

/** A question for a thing or a place. */
export const WHICH_OR_WHERE = new RegExp(`^(?:${CLAUSE_WORDS.asksWhichOrWhere})`, 'u');

/** `Where can I find the sauna?` does not ask for a treatment, however polite it is. */
export const QUESTION_WORD = new RegExp(
  `^(?:${CLAUSE_WORDS.asksWhichOrWhere}|${CLAUSE_WORDS.asksHowOrWhen}|${CLAUSE_WORDS.asksWhichOnes})(?![\\p{L}])`,
  'u',
);

/**
 * Words before a missing thing, which are not a refusal: `no hot water` reports a fault; `we don't need the heating`
 * refuses.
 */
export const ABSENT = new RegExp(`(?:^|[^\\p{L}])(?:${CLAUSE_WORDS.without}) (?:\\p{L}+ )?$`, 'u');

/** Words that make a question a wish: `is a late check-out possible?` */
export const POSSIBLE = new RegExp(CLAUSE_WORDS.possible, 'u');

/** The second part of a question: `is there parking, and how much?` */
export const ASKS_MORE = new RegExp(
  `^(?:(?:${CLAUSE_WORDS.asksMoreLeads})[, ]+)?(?:${CLAUSE_WORDS.asksMore})[?.! ]*$`,
  'u',
);
