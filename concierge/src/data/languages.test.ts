import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { ANSWER_LANGUAGES } from '../language/text/answer-language.ts';
import { en } from './languages/en.ts';
import { loadData } from './load-data.ts';

const DATA = path.resolve(import.meta.dirname, '../../data');
/** Only English has these, because the router is only for English. */
const ENGLISH_ALONE = ['router-concepts.json', 'router-moments.json', 'router-slots.json'];
/** Files whose keys are words of the language itself. */
const KEYED_BY_WORDS = [
  'abbreviations.json',
  'numbers.json',
  'danger-words.json',
  'danger-signs.json',
  'alarm-signs.json',
];

const parse = (language: string, file: string): unknown =>
  JSON.parse(readFileSync(path.join(DATA, language, file), 'utf8'));

/** Every key of nested objects, as `requested.deliver.by`. */
function keysOf(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => [`${at}${key}`, ...keysOf(inner, `${at}${key}.`)]);
}

describe('the vocabularies of the answered languages', () => {
  const files = readdirSync(path.join(DATA, 'en')).filter((file) => !ENGLISH_ALONE.includes(file));

  test.each(ANSWER_LANGUAGES)('%s has every file', (language) => {
    const here = readdirSync(path.join(DATA, language)).filter((file) => !ENGLISH_ALONE.includes(file));
    expect(here).toEqual(files);
  });

  test.each(
    ANSWER_LANGUAGES.flatMap((language) =>
      files.filter((file) => !KEYED_BY_WORDS.includes(file)).map((file) => [language, file] as const),
    ),
  )('%s/%s has every key', (language, file) => {
    // Grammatical gender differs by language.
    const keys = (of: string) => keysOf(parse(of, file)).filter((key) => !key.endsWith('.gender'));
    expect(keys(language).sort()).toEqual(keys('en').sort());
  });
});

test('the list of vocabularies has every file of an answered language', () => {
  const files = readdirSync(path.join(DATA, 'en')).filter((file) => !ENGLISH_ALONE.includes(file));
  expect(Object.keys(en).map((name) => `${name}.json`)).toEqual(files);
});

test('the README says what is in every file', () => {
  const readme = readFileSync(path.join(DATA, 'README.md'), 'utf8');
  const folders = readdirSync(DATA, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const files = new Set(folders.flatMap(({ name }) => readdirSync(path.join(DATA, name))));
  expect(
    [...files].filter((file) => !readme.includes(`| \`${file}\``) && !readme.includes(`, \`${file}\``)),
  ).toEqual([]);
});

test('a malformed file is reported, with the path in it', () => {
  const Shape = z.object({ greeting: z.string() });
  expect(() => loadData('greetings', Shape, { en: { greeting: 'Hello' }, pt: { greeting: 7 } })).toThrow(
    /concierge\/data\/pt\/greetings\.json:.*greeting/s,
  );
});
