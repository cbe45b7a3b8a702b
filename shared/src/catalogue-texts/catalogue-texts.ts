/** Texts of one language by the catalogue's English ones; in English itself there are none. */
export type CatalogueTexts = Readonly<Record<string, string>>;

/** A text in the language of `texts`, if it is the catalogue's; a text of the property stays as it wrote it. */
export const localText = (texts: CatalogueTexts, text: string): string =>
  (Object.hasOwn(texts, text) ? texts[text] : null) ?? text;
