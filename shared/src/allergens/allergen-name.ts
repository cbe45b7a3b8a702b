import { plainText } from '../plain-text/index.ts';
import known from './allergens.json' with { type: 'json' };

/**
 * The 14 allergens that a menu has to name, by every name in every language; each has its names by language, the shown
 * one first. The file has a line for each, because every page with a menu loads it.
 */
const byName = new Map(
  known.allergens.flatMap((line) => {
    const names = line.split('; ').map((names) => names.split(', '));
    return names.flat().map((name) => [plainText(name), names] as const);
  }),
);

/**
 * An allergen in a guest's language, if it is one of the 14 that a menu has to name, in whichever language the property
 * wrote it; any other as it is.
 */
export const allergenName = (written: string, language: string): string =>
  byName.get(plainText(written.trim()))?.[known.languages.indexOf(language)]?.[0] ?? written;

/** The allergens of a dish in a guest's language, each once. */
export const allergenNames = (written: readonly string[], language: string): string[] => [
  ...new Set(written.map((one) => allergenName(one, language))),
];
