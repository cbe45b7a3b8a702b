const CODES = ['en', 'pt', 'es', 'de', 'fr', 'it', 'nl', 'pl', 'ru', 'uk', 'zh', 'ja', 'ko', 'ar'];
const inEnglish = new Intl.DisplayNames(['en'], { type: 'language' });

/** The languages that a property can choose, by their English names. */
export const LANGUAGES: ReadonlyArray<{ key: string; name: string }> = CODES.map((key) => ({
  key,
  name: inEnglish.of(key) ?? key,
}));

/** The chosen languages in the order of choice: the first is the property’s own language. */
export const orderedLanguages = (before: readonly string[], chosen: readonly string[]): string[] => [
  ...before.filter((key) => chosen.includes(key)),
  ...chosen.filter((key) => !before.includes(key)),
];
