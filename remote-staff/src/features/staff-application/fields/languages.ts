/** Languages that guests of many properties speak; a property's own come first. */
const OFFERED = ['en', 'es', 'pt', 'fr', 'de', 'it', 'nl', 'pl', 'uk', 'ar', 'zh', 'ja'];

/** Languages to choose from, the property's own first, each named in English. */
export function languageChoices(ofProperty: readonly string[]): Array<{ key: string; name: string }> {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return [...new Set([...ofProperty, ...OFFERED])].map((key) => ({ key, name: names.of(key) ?? key }));
}
