import type { GuestLanguage } from '../language/guest-language.ts';

/** What a page says, and in which language. */
export interface Wording {
  language: GuestLanguage;
}

/** How each language but English, which pages have with them, comes to the page. */
export type LoadWording<Loaded extends Wording> = Readonly<
  Record<Exclude<GuestLanguage, 'en'>, () => Promise<Loaded>>
>;

/** What has been loaded, so that a page that comes later begins with it. */
const loaded = new WeakMap<object, Map<GuestLanguage, Wording>>();

/** The wording of a language if it is here already. */
export function findWording<Loaded extends Wording>(
  english: Loaded,
  load: LoadWording<Loaded>,
  language: GuestLanguage,
): Loaded | null {
  if (language === 'en') return english;
  return (loaded.get(load)?.get(language) as Loaded | undefined) ?? null;
}

/** Has the wording of a language at hand before a page needs it, where the network lets it. */
export async function warmWording<Loaded extends Wording>(
  load: LoadWording<Loaded>,
  language: GuestLanguage,
): Promise<void> {
  if (language !== 'en') await keepWording(load, language).catch(() => undefined);
}

/** Loads the wording of a language, and has it at hand from then on. */
export async function loadWording<Loaded extends Wording>(
  english: Loaded,
  load: LoadWording<Loaded>,
  language: GuestLanguage,
): Promise<Loaded> {
  return language === 'en' ? english : keepWording(load, language);
}

async function keepWording<Loaded extends Wording>(
  load: LoadWording<Loaded>,
  language: Exclude<GuestLanguage, 'en'>,
): Promise<Loaded> {
  const wording = await load[language]();
  const known = loaded.get(load) ?? new Map<GuestLanguage, Wording>();
  loaded.set(load, known.set(language, wording));
  return wording;
}
