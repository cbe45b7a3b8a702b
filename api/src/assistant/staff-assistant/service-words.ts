import { findServices, SERVICES } from '@bellkey/concierge/text-analysis';
import { COMMAND_LANGUAGES } from './words/command-words.ts';

/**
 * Keys of the catalogue's services that a normalised text names in its own language: `toalhas` is `towels`. Closest
 * matches first.
 */
export function serviceKeysIn(text: string): string[] {
  const named = COMMAND_LANGUAGES.flatMap((language) => findServices(text, language)).flatMap(({ service }) =>
    SERVICES[service].keys.slice(0, 1),
  );
  return [...new Set(named)];
}
