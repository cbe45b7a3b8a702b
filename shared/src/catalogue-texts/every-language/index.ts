import { type CatalogueTexts, localText } from '../catalogue-texts.ts';
import { catalogueTexts as de } from '../de/index.ts';
import { catalogueTexts as es } from '../es/index.ts';
import { catalogueTexts as fr } from '../fr/index.ts';
import { catalogueTexts as it } from '../it/index.ts';
import { catalogueTexts as pt } from '../pt/index.ts';

/** The catalogue's texts in every language but English. For servers: a page loads one language. */
export const textsByLanguage: Readonly<Record<string, CatalogueTexts>> = { de, es, fr, it, pt };

/** A text of the catalogue in a guest's language; any other text as it is. */
export const textIn = (language: string, text: string): string =>
  localText(textsByLanguage[language] ?? {}, text);

/** A text of the catalogue in every other language; of any other text, nothing. */
export const inOtherLanguages = (text: string): string[] =>
  Object.values(textsByLanguage).flatMap((texts) => (Object.hasOwn(texts, text) ? (texts[text] ?? []) : []));
