import { expect, test } from '@jest/globals';
import { loadRepositoryFile, repositoryFiles } from '../sizes/repository-files.ts';
import { findUnplainNames } from './find-unplain-names.ts';
import { identifiersOfSource } from './identifiers-of-source.ts';
import plainNames from './plain-names.json' with { type: 'json' };

const { words } = plainNames;
const kept: Readonly<Record<string, readonly string[]>> = plainNames.kept;
const isSource = (file: string) => /\.(?:tsx?|css)$/.test(file) && !file.includes('/messages/compiled/');

test('names in code use plain words', () => {
  const sources = repositoryFiles().filter(isSource);
  expect(sources).toContain('shared/src/api/demo.ts');
  const found = sources.flatMap((file) =>
    findUnplainNames(identifiersOfSource(loadRepositoryFile(file), file), words, kept[file]).map(
      (fault) => `${file}, ${fault}`,
    ),
  );
  expect(found).toEqual([]);
});

test.each([
  ['a constant', 'const besideDoor = 1;', 'besideDoor'],
  ['a constant in capitals', 'const BESIDE_DOOR = 1;', 'BESIDE_DOOR'],
  ['a function', 'function drawBeside() {}', 'drawBeside'],
  ['a parameter', 'const draw = (beside: Door) => paint();', 'beside'],
  ['a part of an object', 'const { door: beside } = room;', 'beside'],
  ['a type', 'type Beside = number;', 'Beside'],
  ['an interface', 'interface BesideDoor {}', 'BesideDoor'],
  ['a member of a type', 'interface Room { beside: Door }', 'beside'],
  ['a method', 'class Room { openBeside() {} }', 'openBeside'],
])('%s with a planted word fails', (_what, source, name) => {
  expect(findUnplainNames(identifiersOfSource(`\n${source}`, 'room.ts'), words)).toEqual([
    `line 2: “beside” in ${name}; write ${words.beside}`,
  ]);
});

test('the names of files and of classes in a stylesheet are names', () => {
  const inStyle = identifiersOfSource(
    '@layer ui {\n  .door:hover,\n  .atHouse .door {\n    gap: 0.5em;\n  }\n}',
    'room.css',
  );
  expect(inStyle.map(({ name }) => name)).toEqual(['room', 'door', 'atHouse', 'door']);
  expect(findUnplainNames(identifiersOfSource('', 'api/beside-door.test.ts'), words)).toEqual([
    `line 1: “beside” in beside-door; write ${words.beside}`,
  ]);
});

test('part of a word, a name that is only used, and a name that is kept are allowed', () => {
  const source =
    'const housekeeping = lighthouse(besides);\nconst { house: property } = demo.house;\nsend({ house: property });';
  expect(findUnplainNames(identifiersOfSource(source, 'a.ts'), words)).toEqual([]);
  expect(findUnplainNames([{ name: 'house', line: 1 }], words, ['house'])).toEqual([]);
});
