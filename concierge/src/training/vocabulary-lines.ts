import { z } from 'zod';
import frames from '../../lines/vocabulary-frames.json' with { type: 'json' };
import type { AlarmLabel } from '../alarm-model/alarm-labels.ts';
import type { AlarmLine } from '../alarm-model/alarm-lines.ts';
import { SERVICE_WORDS } from '../language/lexicon/find-services.ts';
import type { LexiconKey } from '../language/lexicon/services.ts';
import { ANSWER_LANGUAGES, type AnswerLanguage } from '../language/text/answer-language.ts';
import { DANGER_PHRASES } from '../policy/danger/words/danger-phrases.ts';

/** The label of a danger phrase, by its kind. */
const LABEL_OF_KIND: Readonly<Record<string, AlarmLabel>> = {
  fire: 'fire',
  'self-harm': 'self-harm',
  medical: 'medical',
  security: 'violence',
  trapped: 'trapped',
  water: 'flood',
  power: 'electric',
  danger: 'danger',
};

/** Ways to request a thing, by language; each term of the lexicon is used in some of them. */
const FRAMES = z
  .partialRecord(z.enum(ANSWER_LANGUAGES), z.array(z.string().includes('{}')).min(1))
  .parse(frames);
const FRAMES_PER_TERM = 2;

/** Words that also occur in danger: a doctor, and something lost, which may be a child. */
const NOT_ORDINARY: ReadonlySet<LexiconKey> = new Set(['doctorOnCall', 'lostAndFound']);

const plainPhrase = (phrase: string) => phrase.replaceAll(/[*…]/gu, ' ').replaceAll(/\s+/gu, ' ').trim();

const harmless = (language: string, line: string): AlarmLine => ({ language, label: 'none', line });

/** The danger phrases and look-alikes of every language, and the lexicon's names of services, as training lines. */
export function vocabularyLines(): AlarmLine[] {
  const words = Object.entries(DANGER_PHRASES).flatMap(([language, list]) => [
    ...Object.entries(list.words).flatMap(([kind, phrases]) =>
      phrases.map((phrase) => ({
        language,
        label: LABEL_OF_KIND[kind] ?? ('danger' as const),
        line: plainPhrase(phrase),
      })),
    ),
    ...list.alone.map((line) => ({ language, label: 'danger' as const, line: plainPhrase(line) })),
    ...list.lookAlikes.map((phrase) => harmless(language, plainPhrase(phrase))),
  ]);
  const services = (Object.entries(FRAMES) as Array<[AnswerLanguage, string[]]>).flatMap(([language, ways]) =>
    (Object.keys(SERVICE_WORDS[language]) as LexiconKey[])
      .filter((key) => !NOT_ORDINARY.has(key))
      .flatMap((key) => SERVICE_WORDS[language][key].terms)
      .flatMap((term, at) =>
        Array.from({ length: FRAMES_PER_TERM }, (_, turn) => {
          const frame = ways[(at + turn * FRAMES_PER_TERM) % ways.length] ?? '{}';
          return harmless(language, frame.replace('{}', plainPhrase(term)));
        }),
      ),
  );
  return [...words, ...services].filter(({ line }) => line !== '');
}
