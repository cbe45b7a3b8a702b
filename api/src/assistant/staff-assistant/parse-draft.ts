import { anyOf } from './any-of.ts';
import type { Command } from './command.ts';
import terms from './command-words.json' with { type: 'json' };
import { placeIn } from './parse-filter.ts';

const DRAFT =
  /^(?:draft|write|apologi[sz]e to|say sorry to|rascunho|rascunha|escreve|borrador|redacta|escribe)(?![\p{L}])/u;
const APOLOGY = anyOf(terms.apology);
const SAID =
  /^(?:(?:please|por favor)[, ]+)?(?:tell|reply to|answer|write to|message|diz a[o]?|responde a[o]?|dile a(?:l| la)?) (?:the guests? in |guests? in |room |quarto |habitaci[oó]n |o |a |la )*(\d{3,4})(?::|,| that| que)?\s+(.+)$/isu;
const LANGUAGES: ReadonlyArray<readonly [string, RegExp]> = Object.entries(terms.languages).map(
  ([language, names]) => [language, anyOf(names)],
);

/** Parses a reply to the guest at a place: to be drafted, or with its text. */
export function parseDraft(text: string, original: string): Command | null {
  const said = SAID.exec(original.trim());
  if (said?.[1] && said[2]) return { kind: 'draft', place: said[1], about: null, text: said[2].trim() };
  if (!DRAFT.test(text)) return null;
  const place = placeIn(text);
  if (place === null) return null;
  const about = /(?:about|sobre|acerca d[eo]|for) (?!(?:room )?\d{3,4}$)(.+)$/u.exec(text)?.[1];
  return {
    kind: 'draft',
    place,
    about: about?.replace(/^(?:the|o|a|el|la) /u, '') ?? null,
    ...(APOLOGY.test(text) && { tone: 'apology' as const }),
  };
}

/** Parses a text to translate, quoted or after a colon, and the language's English name. */
export function parseTranslation(text: string, original: string): Command | null {
  if (!/^(?:translate|traduz|traduza|traduce|traduzca)/u.test(text)) return null;
  const to = LANGUAGES.find(([, pattern]) => pattern.test(text))?.[0] ?? 'English';
  const quoted = /["“«'](.+)["”»']/su.exec(original)?.[1] ?? original.split(':').slice(1).join(':');
  return quoted.trim() ? { kind: 'translate', text: quoted.trim(), to } : null;
}
