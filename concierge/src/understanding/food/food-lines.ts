import several from '../../../data/several/food-lines.json' with { type: 'json' };
import { alternations, loadMergedWords, SomePhrases } from '../../data/merged-words.ts';

/** Phrases around dishes, in all languages at once. */
export const FOOD_LISTS = loadMergedWords(
  'food-lines',
  {
    /** What may come before the first dish of an order without a verb: `hi, just the club sandwich`. */
    openings: SomePhrases,
    /** What follows a dish that a guest only talks about: `the burger was cold`. */
    dishSaid: SomePhrases,
    /** Words before an allergen, and between two of them. */
    allergicTo: SomePhrases,
    allergenJoins: SomePhrases,
    /** Between a part of an allergen and its whole: `protein of milk`. */
    allergenOf: SomePhrases,
    /** What makes the word before it an allergen: `egg allergy`. */
    allergyAfter: SomePhrases,
    dishArticles: SomePhrases,
    pluralArticles: SomePhrases,
    /** Words after a dish that do not say how it is made: courtesies, its destination, and joins to the next dish. */
    courtesies: SomePhrases,
    toMyRoom: SomePhrases,
    noteJoins: SomePhrases,
    /** How the assistant asks what to order. */
    askedToOrder: SomePhrases,
    /** Words between two ordered things. */
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
    /** The first words of a phrase that says how a dish is made: `one without cheese`. */
    making: SomePhrases,
    makingFor: SomePhrases,
    /** Words before the name of a dish, or of a part of one, that the guest leaves out. */
    leftOut: SomePhrases,
    /** Kinds of wine and water. */
    white: SomePhrases,
    red: SomePhrases,
    rose: SomePhrases,
    still: SomePhrases,
    sparkling: SomePhrases,
    /**
     * Measures after which a colour alone means wine, and what may follow the colour: `a glass of white to the room`.
     */
    wineMeasures: SomePhrases,
    afterColour: SomePhrases,
    /** How guests choose a dish, right before its name: `ok, I'll go for the salad`. */
    picks: SomePhrases,
    /**
     * How a question asks for the ingredients of a dish, right after its name and before it: `does the burger have
     * onions?`
     */
    asksContents: SomePhrases,
    contentsFirst: SomePhrases,
    /** The first words of a question about a dish, with or without a question mark: `is the burger`. */
    questionStarts: SomePhrases,
    /** Words of dish names that name no dish by themselves: `a glass` is not wine, `salt` not cod. */
    modifiers: SomePhrases,
    /** Mentions of an earlier order: `I ordered a burger an hour ago`. */
    orderedBefore: SomePhrases,
    /** A hypothetical order: `if I have the burger, what do I pay`. */
    supposes: SomePhrases,
    /** Words of a dish's description that do not identify the dish. */
    descriptionWords: SomePhrases,
    coffeeWithMilk: SomePhrases,
    vegan: SomePhrases,
    vegetarian: SomePhrases,
    /** Names of drink categories on menus. */
    drinkCategories: SomePhrases,
    /** Questions whether a dish is safe: `can she eat the soup?` */
    asksWhetherSafe: SomePhrases,
  },
  several,
);

/** The same lists as alternations of a regular expression. */
export const FOOD_LINES = alternations(FOOD_LISTS);
