import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ROOT } from '../../root.ts';
import allowed from './allowed.json' with { type: 'json' };
import { findWordsInCode, type WordsInCode } from './find-words-in-code.ts';

/** Languages whose common words make a list one of a language. */
const LANGUAGES = ['en', 'pt', 'es', 'de', 'fr', 'it'] as const;

const load = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const common: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap(
    (language) => JSON.parse(load(`concierge/data/${language}/common-words.json`)) as readonly string[],
  ),
);

/** What recognises lines of guests and staff; tests, scenes and measurements speak as people do. */
const sources = execFileSync('git', ['ls-files', 'concierge/src/**/*.ts', 'api/src/assistant/**/*.ts'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(path.join(ROOT, file)))
  .filter((file) => !/\.test\.ts$|^concierge\/src\/(?:evaluation|testing)\//.test(file));

const isAllowedBy = ({ file, starts }: (typeof allowed)[number], found: WordsInCode) =>
  found.file === file && found.text.startsWith(starts);

describe('words of a language', () => {
  const found = sources.flatMap((file) => findWordsInCode(file, load(file), common));

  test('are in data files, and in no expression or list in code', () => {
    expect(sources).toContain('concierge/src/language/times/said-days.ts');
    expect(sources).toContain('api/src/assistant/staff-assistant/parse-change.ts');
    const forbidden = found.filter((each) => !allowed.some((entry) => isAllowedBy(entry, each)));
    expect(forbidden.map(({ file, line, text }) => `${file}, line ${line}: ${text}`)).toEqual([]);
  });

  test('every exception is still needed', () => {
    expect(allowed.filter((entry) => !found.some((each) => isAllowedBy(entry, each)))).toEqual([]);
  });
});

describe('a source with words in it', () => {
  const texts = (source: string) => findWordsInCode('bad.ts', source, common).map(({ text }) => text);

  test.each([
    ['an expression', '/^(?:what|where|which)(?!\\p{L})/u'],
    ['an expression with one word', '/ago$/'],
    ['a part of an expression', "'breakfast|lunch|dinner'"],
    ['a template of an expression', '`(?<!\\\\p{L})(?:$' + '{count}) towels(?!\\\\p{L})`'],
    ['a list', "['and', 'the', 'of']"],
    ['a table of words', '{ two: 2, three: 3, para: 4, with: 5 }'],
    ['a list of sentences', "['could we have {}', 'is there {}?']"],
    ['a text that is split', "'from until open the and with'.split(' ')"],
  ])('is found: %s', (_what, literal) => {
    expect(texts(`const x = ${literal};\n`)).toEqual([literal]);
  });

  test.each([
    ['an expression of marks', '/^#?(\\d{1,6}) ?(?:am|pm|x)\\p{Script=Han}\\u{feff}$/u'],
    ['a template that data fills', '`(?<!\\\\p{L})(?<count>$' + '{WORDS.counts})(?:{hour}|{minutes})`'],
    ['keys', "['request', 'report', 'missing-slots']"],
    ['a sentence', "'the turn was ended'"],
    ['codes of languages', "['en', 'pt', 'es']"],
    ['an import', "1; import { from } from './with-and-the.ts'"],
  ])('is not found: %s', (_what, code) => {
    expect(texts(`const x = ${code};\n`)).toEqual([]);
  });
});
