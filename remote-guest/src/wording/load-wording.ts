import type { GuestLanguage } from '../language/guest-language.ts';

/** The messages of a page, and their language. */
export interface Wording {
  language: GuestLanguage;
}

/** How each language but English, which pages include, is loaded. */
export type LoadWording<Loaded extends Wording> = Readonly<
  Record<Exclude<GuestLanguage, 'en'>, () => Promise<Loaded>>
>;

/** What has been loaded, so that a later page starts with it. */
const loaded = new WeakMap<object, Map<GuestLanguage, Wording>>();

/** The messages of a language if they have loaded. */
export function findWording<Loaded extends Wording>(
  english: Loaded,
  load: LoadWording<Loaded>,
  language: GuestLanguage,
): Loaded | null {
  if (language === 'en') return english;
  return (loaded.get(load)?.get(language) as Loaded | undefined) ?? null;
}

/** Preloads the messages of a language, where the network allows it. */
export async function warmWording<Loaded extends Wording>(
  load: LoadWording<Loaded>,
  language: GuestLanguage,
): Promise<void> {
  if (language !== 'en') await keepWording(load, language).catch(() => undefined);
}

/** Loads the messages of a language and keeps them. */
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
