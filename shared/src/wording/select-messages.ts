/**
 * Messages in the first of these languages that has them, otherwise in English.
 *
 * @param byLanguage what `npm run messages` compiles for a group of messages
 * @param languages as `pt`; null when not known
 */
export function selectMessages<Messages>(
  byLanguage: Readonly<Record<string, Messages>> & { readonly en: Messages },
  ...languages: ReadonlyArray<string | null>
): Messages {
  for (const language of languages) {
    const found = language !== null && Object.hasOwn(byLanguage, language) ? byLanguage[language] : undefined;
    if (found !== undefined) return found;
  }
  return byLanguage.en;
}
