import type { GuestLanguage } from '../language/guest-language.ts';

/** What a page says, and in which language. */
export interface Wording {
  language: GuestLanguage;
}

/** How each language but English, which pages have with them, comes to the page. */
export type LoadWording<Loaded extends Wording> = Readonly<
  Record<Exclude<GuestLanguage, 'en'>, () => Promise<Loaded>>
>;
