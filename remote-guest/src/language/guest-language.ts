import type { DurableStorage } from '../durable-storage/durable-storage.ts';

/** Languages that a guest can choose, each by its own name. */
export const GUEST_LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'pt', label: 'Português' },
  { value: 'es', label: 'Español' },
  { value: 'de', label: 'Deutsch' },
  { value: 'fr', label: 'Français' },
  { value: 'it', label: 'Italiano' },
] as const;

/** A language of the guest's pages. */
export type GuestLanguage = (typeof GUEST_LANGUAGES)[number]['value'];

const KEY = 'bellkey:language';

const languageOf = (tag: string): GuestLanguage | null =>
  GUEST_LANGUAGES.find(({ value }) => value === tag.toLowerCase().split('-')[0])?.value ?? null;

/**
 * The language that the guest chose on this device, else the first supported one of the browser's, else English.
 *
 * @param preferred as `navigator.languages`: `pt-BR`, `en`
 */
export function loadLanguage(storage: DurableStorage, preferred: readonly string[]): GuestLanguage {
  return firstLanguage([storage.get(KEY) ?? '', ...preferred]);
}

/** The first supported one of these languages, else English. */
export const firstLanguage = (wanted: readonly string[]): GuestLanguage =>
  wanted.map(languageOf).find((language) => language !== null) ?? 'en';

/** Saves the language that the guest has chosen. */
export function saveLanguage(storage: DurableStorage, language: GuestLanguage): void {
  storage.set(KEY, language);
}
