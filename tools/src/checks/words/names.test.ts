import { expect, test } from '@jest/globals';
import { loadRepositoryFile, repositoryFiles } from '../sizes/repository-files.ts';
import { findOldForms, findUnplainNames, type NamePattern } from './find-unplain-names.ts';
import { identifiersOfSource } from './identifiers-of-source.ts';
import plainNames from './plain-names.json' with { type: 'json' };

const { words } = plainNames;
const patterns: readonly NamePattern[] = plainNames.patterns;
const kept: Readonly<Record<string, readonly string[]>> = plainNames.kept;
const isSource = (file: string) => /\.(?:tsx?|css)$/.test(file) && !file.includes('/messages/compiled/');

test('names in code use plain words', () => {
  const sources = repositoryFiles().filter(isSource);
  expect(sources).toContain('shared/src/api/public/demo.ts');
  const found = sources.flatMap((file) => {
    const names = identifiersOfSource(loadRepositoryFile(file), file);
    return [
      ...findUnplainNames(names, words, kept[file]),
      ...findOldForms(names, file, patterns, kept[file]),
    ].map((fault) => `${file}, ${fault}`);
  });
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

test.each([
  ['sayPrice', 'const sayPrice = (cents: number) => cents;'],
  ['SAY_AFTER_MS', 'const SAY_AFTER_MS = 1;'],
  ['wrongIn', 'function wrongIn(draft: Draft) {}'],
  ['wrong', 'const wrong = validate(draft);'],
  ['setWrong', 'const [problem, setWrong] = useState(null);'],
  ['BrandWorld', 'interface BrandWorld {}'],
  ['world', 'const open = (world: Ports) => world;'],
  ['hearDanger', 'function hearDanger(line: string) {}'],
  ['isHeard', 'interface Line { isHeard: boolean }'],
  ['chatWords', 'const chatWords = { title: 1 };'],
])('%s has a form that the glossary replaces', (name, source) => {
  const names = identifiersOfSource(`\n${source}`, 'host/src/room.ts');
  expect(findOldForms(names, 'host/src/room.ts', patterns)).toEqual([
    expect.stringMatching(new RegExp(`^line 2: the form of ${name}; write `)),
  ]);
});

test('a line that a person says, an adjective, and words that are recognised have no such form', () => {
  const source =
    'const say = guest.say(line);\nconst wrongCode = 1;\nconst saysMinor = 2;\nconst heartbeat = 3;';
  expect(findOldForms(identifiersOfSource(source, 'api/a.ts'), 'api/a.ts', patterns)).toEqual([]);
  expect(findOldForms([{ name: 'TIME_WORDS', line: 1 }], 'concierge/src/a.ts', patterns)).toEqual([]);
  expect(findOldForms([{ name: 'wrong', line: 1 }], 'api/a.ts', patterns, ['wrong'])).toEqual([]);
});
