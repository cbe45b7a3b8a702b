import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { serviceKeysIn } from './service-words.ts';
import { COMMAND_LANGUAGES } from './words/command-words.ts';

/** The word for towels in every language of commands; a new language needs its own. */
const TOWELS: Record<(typeof COMMAND_LANGUAGES)[number], string> = {
  en: 'towels',
  pt: 'toalhas',
  es: 'toallas',
};

test('commands are parsed in every language that has a file of words, and in no other', () => {
  const files = readdirSync(path.join(__dirname, 'words')).filter((file) => file.endsWith('.json'));
  expect(files.sort()).toEqual(COMMAND_LANGUAGES.map((language) => `${language}.json`).sort());
});

test.each(Object.entries(TOWELS))('services are found by their names in %s', (_language, towels) => {
  expect(serviceKeysIn(towels)).toEqual(['towels']);
});
