import { plainText } from '../plain-text/index.ts';
import allergens from './allergens.json' with { type: 'json' };

type Names = Readonly<Record<string, readonly string[]>>;

/** The 14 allergens that a menu has to name, by every name in every language. */
const byName = new Map<string, Names>(
  Object.values(allergens).flatMap((names: Names) =>
    Object.values(names).flatMap((said) => said.map((name) => [plainText(name), names] as const)),
  ),
);

/**
 * An allergen in a guest's language, if it is one of the 14 that a menu has to name, in whichever language the property
 * wrote it; any other as it is.
 */
export const allergenName = (written: string, language: string): string =>
  byName.get(plainText(written.trim()))?.[language]?.[0] ?? written;

/** The allergens of a dish in a guest's language, each once. */
export const allergenNames = (written: readonly string[], language: string): string[] => [
  ...new Set(written.map((one) => allergenName(one, language))),
];
