import { z } from 'zod';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

/** What staff type, by key: parts of regular expressions over normalised text. Every language has the keys of English. */
const Phrases = z.array(z.string().min(1));
const KEYS = Object.keys(en) as Array<keyof typeof en>;
const ByName = z.record(z.string().min(1), Phrases);
/** Number words by what they count, and languages by their English name. */
const GROUPED = ['numbers', 'languages'] as const;
type Grouped = (typeof GROUPED)[number];
type Key = Exclude<keyof typeof en, Grouped>;

const isGrouped = (key: keyof typeof en): key is Grouped => (GROUPED as readonly string[]).includes(key);
const Words = z.strictObject(Object.fromEntries(KEYS.map((key) => [key, isGrouped(key) ? ByName : Phrases])));

const load = (language: string, content: unknown): typeof en => {
  const { success, data, error } = Words.safeParse(content);
  if (!success) throw new Error(`staff-assistant/words/${language}.json: ${z.prettifyError(error)}`);
  return data as typeof en;
};
const FILES = { en, pt, es };
type CommandLanguage = keyof typeof FILES;

/** Languages that commands of staff are parsed in: those that have words here. */
export const COMMAND_LANGUAGES = Object.keys(FILES) as readonly CommandLanguage[];
const LANGUAGES = COMMAND_LANGUAGES.map((language) => load(language, FILES[language]));

const unique = (phrases: readonly string[]) => [...new Set(phrases)];

/** Phrases by key, of all languages in turn: staff mix them. */
export const COMMAND_WORDS = Object.fromEntries<readonly string[]>(
  KEYS.filter((key): key is Key => !isGrouped(key)).map((key) => [
    key,
    unique(LANGUAGES.flatMap((words): readonly string[] => words[key])),
  ]),
) as Readonly<Record<Key, readonly string[]>>;

/** The phrases of each key as one alternation. */
export const COMMANDS = Object.fromEntries(
  Object.entries(COMMAND_WORDS).map(([key, phrases]) => [key, phrases.join('|')]),
) as Readonly<Record<Key, string>>;

const grouped = (key: Grouped): ReadonlyArray<readonly [name: string, phrases: readonly string[]]> =>
  Object.keys(en[key]).map((name) => [
    name,
    unique(LANGUAGES.flatMap((words) => (words[key] as Readonly<Record<string, string[]>>)[name] ?? [])),
  ]);

/** Number words of an order for more than one thing, with what they count. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  grouped('numbers').flatMap(([value, words]) => words.map((word) => [word, Number(value)] as const)),
);

/** Languages to translate into, by their English name. */
export const LANGUAGE_NAMES = grouped('languages');
