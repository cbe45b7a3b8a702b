import several from '../../../data/several/clauses.json' with { type: 'json' };
import { alternations, loadMergedWords, SomePhrases } from '../../data/merged-words.ts';

/** What ends and begins a clause, and the small words of a line, as alternations of all languages. */
export const CLAUSE_WORDS = alternations(
  loadMergedWords(
    'clauses',
    {
      /** What joins a clause that says not to cancel something to the next, and what else such a next clause begins with. */
      keptJoins: SomePhrases,
      keptStarts: SomePhrases,
      /** `But`, and what else a clause begins with after one that asks for nothing. */
      but: SomePhrases,
      setAsideStarts: SomePhrases,
      /** What joins two wishes for services of the property's own. */
      also: SomePhrases,
      /** How a clause begins that says what is meant instead: `its not the dishwasher its the hob`. */
      meantInstead: SomePhrases,
      /** What joins the parts of a line that the meaning model reads one by one. */
      wishJoins: SomePhrases,
      /** What joins a wish to a clause about danger. */
      dangerJoins: SomePhrases,
      /** How a wish, or a sentence about danger, begins behind another without a comma. */
      dangerStarts: SomePhrases,
      /** What joins an answer to another wish, and the rest of a time that is no other wish: `half past one`. */
      answerJoins: SomePhrases,
      timeRemainders: SomePhrases,
      /** Words next to a name that say nothing about it. */
      smallWords: SomePhrases,
      articles: SomePhrases,
      some: SomePhrases,
      /** Before the name of what is meant instead. */
      meantLead: SomePhrases,
      /** Who wants something: `we just want a blanket`. */
      subjects: SomePhrases,
      /** How a question begins: for a thing or a place, for a way or a time, for several things, for any other fact. */
      asksWhichOrWhere: SomePhrases,
      asksHowOrWhen: SomePhrases,
      asksWhichOnes: SomePhrases,
      asksForFacts: SomePhrases,
      /** How a line begins that asks for a price and for nothing else: `price of a massage`. */
      asksPrice: SomePhrases,
      /** What says that something is absent: `no hot water`. */
      without: SomePhrases,
      /** What a guest asks for and no one repairs: the password. */
      secrets: SomePhrases,
      /** The beginning of `possible` and `possibility`. */
      possible: SomePhrases,
      /** The rest of a question that has just been put: `and how much?` */
      asksMoreLeads: SomePhrases,
      asksMore: SomePhrases,
      /** A question for a place. */
      asksForPlace: SomePhrases,
      perPerson: SomePhrases,
      /** What says before a name that something is in or under it, and not that it is wanted: `in the water`. */
      within: SomePhrases,
      /** Words that name a kind of order and not yet what is ordered. */
      unspecific: SomePhrases,
      /** Who speaks in the script of a language model. */
      chatRoles: SomePhrases,
    },
    several,
  ),
);
