import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../../root.ts';
import { findUnplainWords } from './find-unplain-words.ts';
import replacements from './plain-words.json' with { type: 'json' };

/** Given from outside, written for the public site, or a list of quotations. */
const NOT_CHECKED = [
  'docs/specification.md',
  'docs/product.md',
  'docs/claims.md',
  'docs/concierge-quality.md',
  'docs/glossary.md',
];

test('documents are in plain words', () => {
  const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && !file.startsWith('remote-marketing/src/') && !NOT_CHECKED.includes(file))
    .filter((file) => existsSync(path.join(ROOT, file)));
  expect(documents).toContain('README.md');
  const found = documents.flatMap((file) =>
    findUnplainWords(readFileSync(path.join(ROOT, file), 'utf8'), replacements).map(
      (fault) => `${file}, ${fault}`,
    ),
  );
  expect(found).toEqual([]);
});

test('a word that has a plainer one is found in any case, with its line and what to write', () => {
  expect(findUnplainWords('A door\nSomebody opens it anew.', replacements)).toEqual([
    'line 2: “anew”; write again',
    'line 2: “somebody”; write a person, or the role: a guest',
  ]);
});

test('part of a word is no word', () => {
  expect(findUnplainWords('Besides, the housekeeper understands.', replacements)).toEqual([]);
});
