import several from '../../../data/several/food-lines.json' with { type: 'json' };
import { alternations, loadMergedWords, SomePhrases } from '../../data/merged-words.ts';

/** What guests say around dishes, in all languages at once. */
export const FOOD_LISTS = loadMergedWords(
  'food-lines',
  {
    /** What may come before the first dish of an order without a verb: `hi, just the club sandwich`. */
    openings: SomePhrases,
    /** What follows a dish that a guest only speaks of: `the burger was cold`. */
    dishSaid: SomePhrases,
    /** Before what someone must not eat, and between two such things. */
    allergicTo: SomePhrases,
    allergenJoins: SomePhrases,
    dishArticles: SomePhrases,
    pluralArticles: SomePhrases,
    /** What is no part of how a dish is made: courtesies, its destination, and words that join it to the next dish. */
    courtesies: SomePhrases,
    toMyRoom: SomePhrases,
    noteJoins: SomePhrases,
    /** How the assistant asks what to order. */
    askedToOrder: SomePhrases,
    /** What joins two things that are ordered. */
    afterComma: SomePhrases,
    joins: SomePhrases,
    joinedToo: SomePhrases,
    /** How an order begins and ends. */
    orderStarts: SomePhrases,
    orderEnds: SomePhrases,
    /** The destination of a dish: `to our room`. */
    placeLeads: SomePhrases,
    placeArticles: SomePhrases,
    places: SomePhrases,
    /** How words begin that say how a dish is made: `one without cheese`. */
    making: SomePhrases,
    makingFor: SomePhrases,
    /** Before the name of a dish or a part of one that is left out. */
    leftOut: SomePhrases,
    /** Kinds of wine and water. */
    white: SomePhrases,
    red: SomePhrases,
    rose: SomePhrases,
    still: SomePhrases,
    sparkling: SomePhrases,
    /** What wine is asked for by, when only its colour follows, and what may come after that: `a glass of white to the room`. */
    wineMeasures: SomePhrases,
    afterColour: SomePhrases,
    /** How guests say that they have chosen a dish, right before it: `ok, I'll go for the salad`. */
    picks: SomePhrases,
    /** How a question asks what is in a dish, right after its name and before it: `does the burger have onions?` */
    asksContents: SomePhrases,
    contentsFirst: SomePhrases,
    /** Words of dish names that name no dish by themselves: `a glass` is no wine, `salt` no cod. */
    modifiers: SomePhrases,
    /** What was ordered before, whether it came or not: `I ordered a burger an hour ago`. */
    orderedBefore: SomePhrases,
    /** An order that is only thought of: `if I have the burger, what do I pay`. */
    supposes: SomePhrases,
    /** Words of a dish's description that say nothing of the dish. */
    descriptionWords: SomePhrases,
    coffeeWithMilk: SomePhrases,
    vegan: SomePhrases,
    vegetarian: SomePhrases,
    /** What menus call their drinks. */
    drinkCategories: SomePhrases,
    /** Whether a dish is safe: `can she eat the soup?` */
    asksWhetherSafe: SomePhrases,
  },
  several,
);

/** The same as alternations. */
export const FOOD_LINES = alternations(FOOD_LISTS);
