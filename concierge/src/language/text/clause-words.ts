import several from '../../../data/several/clauses.json' with { type: 'json' };
import { alternations, loadMergedWords, SomePhrases } from '../../data/merged-words.ts';

/** Words at the ends and beginnings of clauses, and the small words of a line, as alternations of all languages. */
export const CLAUSE_WORDS = alternations(
  loadMergedWords(
    'clauses',
    {
      /**
       * Words between a clause that says not to cancel something and the next clause, and other beginnings of the next
       * clause.
       */
      keptJoins: SomePhrases,
      keptStarts: SomePhrases,
      /** `But`, and other beginnings of a clause that follows one that asks for nothing. */
      but: SomePhrases,
      setAsideStarts: SomePhrases,
      /** Words between two wishes for services of the property's own. */
      also: SomePhrases,
      /** The beginning of a clause with a correction: `its not the dishwasher its the hob`. */
      meantInstead: SomePhrases,
      /** Words between the parts of a line that the meaning model classifies one by one. */
      wishJoins: SomePhrases,
      /** Words between a wish and a clause about danger. */
      dangerJoins: SomePhrases,
      /** The beginning of a wish, or of a sentence about danger, that follows another without a comma. */
      dangerStarts: SomePhrases,
      /** Words between an answer and another wish, and the rest of a time that is not a wish: `half past one`. */
      answerJoins: SomePhrases,
      timeRemainders: SomePhrases,
      /** Words next to a name that add nothing to it. */
      smallWords: SomePhrases,
      articles: SomePhrases,
      some: SomePhrases,
      /** Words before the name in a correction. */
      meantLead: SomePhrases,
      /** Who wants something: `we just want a blanket`. */
      subjects: SomePhrases,
      /**
       * Beginnings of questions: for a thing or a place, for a way or a time, for several things, for any other fact.
       */
      asksWhichOrWhere: SomePhrases,
      asksHowOrWhen: SomePhrases,
      asksWhichOnes: SomePhrases,
      asksForFacts: SomePhrases,
      /** The beginning of a line that only asks for a price: `price of a massage`. */
      asksPrice: SomePhrases,
      /** Words for something that is missing: `no hot water`. */
      without: SomePhrases,
      /** Things that guests ask for and that are not repaired: the password. */
      secrets: SomePhrases,
      /** The beginning of `possible` and `possibility`. */
      possible: SomePhrases,
      /** The second part of a question: `and how much?` */
      asksMoreLeads: SomePhrases,
      asksMore: SomePhrases,
      /** A question for a place. */
      asksForPlace: SomePhrases,
      perPerson: SomePhrases,
      /** Words before a name that is only the place of something: `in the water`. */
      within: SomePhrases,
      /** Words that name a kind of order but not its content. */
      unspecific: SomePhrases,
      /** Who speaks in the script of a language model. */
      chatRoles: SomePhrases,
    },
    several,
  ),
);
