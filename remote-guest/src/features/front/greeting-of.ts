import type { PropertyFront } from '@bellkey/shared/api';

/** The property's own line in the guest's language, else in the first of its own that has one; null without any. */
export function greetingOf(
  {
    greeting = {},
    property,
  }: Pick<PropertyFront, 'greeting'> & { property: { languages: readonly string[] } },
  language: string,
): { language: string; line: string } | null {
  for (const candidate of [language, ...property.languages, ...Object.keys(greeting)]) {
    const line = greeting[candidate];
    if (line) return { language: candidate, line };
  }
  return null;
}
