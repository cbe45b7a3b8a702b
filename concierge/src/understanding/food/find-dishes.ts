import type { MenuItem } from '@bellkey/shared/api';
import { normalise, wordsOf } from '../../language/text/normalise.ts';
import { FOOD_LINES, FOOD_LISTS } from './food-lines.ts';
import { FOOD_WORDS } from './food-vocabulary.ts';

/** A dish that a text names, with its position. */
export interface DishMention {
  item: MenuItem;
  start: number;
  end: number;
  /** Whether the text has its complete name, or a word that only this dish has. */
  certain: boolean;
  /** The guest's words, if they mean another kind of drink than the dish is: `red wine`, when the menu has white. */
  otherKind: string | null;
}

/** Kinds that exclude each other: a guest who names one does not mean a drink of the other. */
const KINDS = [
  [FOOD_LINES.white, FOOD_LINES.red, FOOD_LINES.rose],
  [FOOD_LINES.still, FOOD_LINES.sparkling],
];
/** Kinds are said right before or after the drink: `red wine`, `vinho tinto`, `agua con gas`. */
const WORD_BEFORE = /\p{L}+ $/u;
const WORDS_AFTER = /^ \p{L}+(?: \p{L}+)?/u;

function otherKindIn(text: string, name: string, start: number, end: number): string | null {
  const before = WORD_BEFORE.exec(text.slice(0, start))?.[0] ?? '';
  const after = WORDS_AFTER.exec(text.slice(end))?.[0] ?? '';
  const whole = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u');
  for (const kind of KINDS) {
    const own = kind.find((one) => whole(one).test(name));
    const others = kind.filter((one) => one !== own).map(whole);
    if (!own || whole(own).test(before) || whole(own).test(after)) continue;
    if (others.some((one) => one.test(before))) return text.slice(start - before.length, end);
    const said = others.map((one) => one.exec(after)).find(Boolean);
    if (said) return text.slice(start, end + said.index + said[0].length);
  }
  return null;
}

const MODIFIERS = new Set(FOOD_LISTS.modifiers);
/** Words of a description that do not identify its dish. */
const SMALL = new Set(FOOD_LISTS.descriptionWords);
const STEM_CHARS = 6;

/** `sandwiches` and `lattes` are their singulars. */
function stem(word: string): string {
  const singular = /(?:ch|sh|ss|x|to)es$/.test(word)
    ? word.slice(0, -2)
    : word.replace(/(?<=\p{L}{3})s$/u, '');
  return singular.slice(0, STEM_CHARS);
}

/** The stems of a word and of its translations that a menu may have. */
const meanings = (word: string) => [stem(word), ...(FOOD_WORDS.get(stem(word)) ?? [])];

const isContent = (word: string) => word.length > 2 && !/\d/.test(word);
const contentWords = (name: string) =>
  wordsOf(normalise(name)).filter((word) => isContent(word) && !MODIFIERS.has(word));

/** The stems of a menu text, including words such as `grilled`. */
export const stemsOf = (written: string): string[] =>
  wordsOf(written)
    .filter((word) => isContent(word) && !SMALL.has(word))
    .map(stem);

const COFFEE_WITH_MILK = new RegExp(`(?<!\\p{L})(?:${FOOD_LINES.coffeeWithMilk})(?!\\p{L})`, 'gu');

const WINE_BY_COLOUR = new RegExp(
  `(?<!\\p{L})(?:${FOOD_LINES.wineMeasures}) (?:${FOOD_LINES.white}|${FOOD_LINES.red}|${FOOD_LINES.rose})(?= *(?:$|[,.;!?]|(?:${FOOD_LINES.afterColour})(?!\\p{L})))`,
  'gu',
);

/**
 * A normalised text with the names that menus use for drinks: coffee with milk in the words of other languages, and
 * wine by its colour alone, `a glass of white`.
 */
export const asOnMenus = (said: string) =>
  said.replace(COFFEE_WITH_MILK, 'latte').replace(WINE_BY_COLOUR, '$& wine');

/** Whether a normalised text has one of the words that name a dish. */
export function foodWordsIn(normalised: string, item: MenuItem): boolean {
  const said = new Set(stemsIn(asOnMenus(normalised)).flatMap(({ stems }) => [...stems]));
  const words = contentWords(item.name);
  return (words.length > 0 ? words : wordsOf(normalise(item.name))).some((word) => said.has(stem(word)));
}

/** An article or preposition that has lost its vowel: `l'eau`, `dell'acqua`. */
const ELIDED = /^\p{L}{1,5}'(?=\p{L}{3})/u;

/** The position of each word of a normalised text, with its possible meanings. */
export function stemsIn(normalised: string) {
  return [...normalised.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)].map(({ 0: word, index }) => ({
    text: word,
    stems: new Set([word, word.replace(ELIDED, '')].flatMap(meanings)),
    start: index,
    end: index + word.length,
  }));
}

/** Most words between the first and the last word of one dish's name. */
const SPREAD_WORDS = 4;

/** The dishes that a normalised text names, in its order. A word that several dishes share is not a certain match. */
export function findDishes(normalised: string, menu: readonly MenuItem[]): DishMention[] {
  const words = stemsIn(normalised);
  const named = menu.map((item) => ({
    item,
    stems: [...new Set(contentWords(item.name).map(stem))],
    whole: wordsOf(normalise(item.name))
      .filter((word) => word.length > 1 && !/\d/.test(word))
      .map(stem),
  }));
  const owners = new Map<string, number>();
  for (const { stems } of named) for (const one of stems) owners.set(one, (owners.get(one) ?? 0) + 1);

  const found: Array<DishMention & { share: number }> = [];
  for (const { item, stems, whole } of named) {
    for (const [at, word] of words.entries()) {
      const first = stems.find((one) => word.stems.has(one));
      if (!first) continue;
      const near = words.slice(at, at + SPREAD_WORDS);
      const matched = stems.filter((one) => near.some((other) => other.stems.has(one)));
      const last = near.findLast((other) => matched.some((one) => other.stems.has(one))) ?? word;
      const share = matched.length / stems.length;
      const around = words.slice(Math.max(0, at - SPREAD_WORDS), at + SPREAD_WORDS);
      const isWhole = whole.every((one) => around.some((other) => other.stems.has(one)));
      const certain = isWhole || matched.some((one) => owners.get(one) === 1);
      const otherKind = otherKindIn(normalised, normalise(item.name), word.start, last.end);
      found.push({ item, start: word.start, end: last.end, certain, otherKind, share });
    }
  }
  found.sort(
    (a, b) =>
      Number(b.certain) - Number(a.certain) ||
      b.share - a.share ||
      b.end - b.start - (a.end - a.start) ||
      a.start - b.start,
  );
  const kept: typeof found = [];
  for (const mention of found) {
    const overlaps = kept.some((other) => mention.start < other.end && other.start < mention.end);
    const shared = kept.some((other) => other.start === mention.start && !other.certain);
    // Keeps both dishes that share a word, so that the guest is asked which one they mean.
    if (!overlaps || (shared && !mention.certain)) kept.push(mention);
  }
  const mentions = kept.sort((a, b) => a.start - b.start).map(({ share: _, ...mention }) => mention);
  return withTwins(mentions, normalised, menu);
}

const twinsOf = ({ name }: MenuItem, menu: readonly MenuItem[]) =>
  menu.filter((other) => normalise(other.name) === normalise(name));

/** A dish's name, with its part of the menu where another part has a dish of the same name. */
export const distinctName = (item: MenuItem, menu: readonly MenuItem[]): string =>
  twinsOf(item, menu).length > 1 ? `${item.name} (${item.category.name})` : item.name;

/** Of dishes with the same name, the one whose part of the menu is named, or the only available one; else all of them. */
function withTwins(
  mentions: readonly DishMention[],
  normalised: string,
  menu: readonly MenuItem[],
): DishMention[] {
  const seen = new Set<string>();
  return mentions.flatMap((mention) => {
    const twins = twinsOf(mention.item, menu);
    if (twins.length < 2) return [mention];
    // One mention of the name means all of its dishes, once.
    const key = `${mention.start} ${normalise(mention.item.name)}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const inPart = twins.filter(({ category }) => normalised.includes(normalise(category.name)));
    const served = twins.filter(({ state }) => state === 'available');
    const [meant] = [inPart, served].find(({ length }) => length === 1) ?? [];
    return meant
      ? [{ ...mention, item: meant }]
      : twins.map((item) => ({ ...mention, item, certain: false }));
  });
}
