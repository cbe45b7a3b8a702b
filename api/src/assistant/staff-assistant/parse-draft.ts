import { anyOf } from './any-of.ts';
import type { Command } from './command.ts';
import { placeIn } from './parse-filter.ts';
import { COMMAND_WORDS, COMMANDS, LANGUAGE_NAMES } from './words/command-words.ts';

const DRAFT = new RegExp(`^(?:${COMMANDS.draft})(?![\\p{L}])`, 'u');
const APOLOGY = anyOf(COMMAND_WORDS.apology);
const SAID = new RegExp(
  `^(?:(?:${COMMANDS.politely})[, ]+)?(?:${COMMANDS.say}) (?:${COMMANDS.guestAt})*(\\d{3,4})(?::|,| (?:${COMMANDS.that}))?\\s+(.+)$`,
  'isu',
);
const ABOUT = new RegExp(`(?:${COMMANDS.about}) (?!(?:(?:${COMMANDS.room}) )?\\d{3,4}$)(.+)$`, 'u');
const ARTICLE = new RegExp(`^(?:${COMMANDS.subjectArticle})`, 'u');
const TRANSLATE = new RegExp(`^(?:${COMMANDS.translate})`, 'u');
const LANGUAGES: ReadonlyArray<readonly [string, RegExp]> = LANGUAGE_NAMES.map(([language, names]) => [
  language,
  anyOf(names),
]);

/** Parses a reply to the guest at a place: to be drafted, or with its text. */
export function parseDraft(text: string, original: string): Command | null {
  const said = SAID.exec(original.trim());
  if (said?.[1] && said[2]) return { kind: 'draft', place: said[1], about: null, text: said[2].trim() };
  if (!DRAFT.test(text)) return null;
  const place = placeIn(text);
  if (place === null) return null;
  const about = ABOUT.exec(text)?.[1];
  return {
    kind: 'draft',
    place,
    about: about?.replace(ARTICLE, '') ?? null,
    ...(APOLOGY.test(text) && { tone: 'apology' as const }),
  };
}

/** Parses a text to translate, quoted or after a colon, and the language's English name. */
export function parseTranslation(text: string, original: string): Command | null {
  if (!TRANSLATE.test(text)) return null;
  const to = LANGUAGES.find(([, pattern]) => pattern.test(text))?.[0] ?? 'English';
  const quoted = /["“«'](.+)["”»']/su.exec(original)?.[1] ?? original.split(':').slice(1).join(':');
  return quoted.trim() ? { kind: 'translate', text: quoted.trim(), to } : null;
}
