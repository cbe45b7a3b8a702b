import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ROOT } from '../root.ts';
import { compareMessages } from './compare-messages.ts';
import { compileMessages } from './compile-messages.ts';
import { findStale, writeCompiled } from './compiled-files.ts';
import { findUnclearNames } from './find-unclear-names.ts';
import { loadMessageFiles, type MessageFile, type MessageTree } from './message-files.ts';
import { messageParameters } from './message-parameters.ts';

const file = (language: string, desk: MessageTree): MessageFile => ({
  part: 'part',
  language,
  groups: { desk },
});

describe('the messages of this repository', () => {
  const files = loadMessageFiles(ROOT);

  test('are complete in every language, each with the parameters of the English one', () => {
    expect(files.length).toBeGreaterThan(0);
    expect(compareMessages(files)).toEqual([]);
  });

  test('have keys and parameters whose names say what they are for', () => {
    expect(findUnclearNames(files)).toEqual([]);
  });

  test('are compiled as they are now (npm run messages)', () => {
    expect(findStale(ROOT, compileMessages(files))).toEqual([]);
  });
});

test('a key or a parameter that is only counted is reported, and a number that belongs to the words is not', () => {
  const desk = { since: 'Since', since2: 'since', fromOneTo60: 'From 1 to 60.', of: '{value} of {day2}' };
  expect(findUnclearNames([file('en', desk)])).toEqual([
    'part/messages/en.json: desk.since2 ends in a number',
    'part/messages/en.json: desk.of has a parameter day2',
    'part/messages/en.json: desk.of has a parameter value',
  ]);
});

test('a key that begins its own text is reported, in English and from four words on', () => {
  const desk: MessageTree = {
    theHostCantBeReached: 'The host can’t be reached.',
    doneOfStepsStepsDone: '{done} of {steps} steps done. Guests wait.',
    atTheFloorHasMore: 'At {line}: the floor has more than one sign.',
    onePlaceIsAdded: '{n, plural, one {One place is added.} other {# places are added.}}',
    notSavedYet: 'Not saved yet',
    hostUnreachableTitle: 'The host can’t be reached.',
    refusals: { 'not-on-the-menu': 'not on the menu' },
  };
  expect(findUnclearNames([file('en', desk)])).toEqual(
    ['theHostCantBeReached', 'doneOfStepsStepsDone', 'atTheFloorHasMore', 'onePlaceIsAdded'].map(
      (key) => `part/messages/en.json: desk.${key} is the start of its own text`,
    ),
  );
  expect(findUnclearNames([file('pt', { theHostCantBeReached: 'The host can’t be reached.' })])).toEqual([]);
});

describe('a translation', () => {
  const english = file('en', { hello: 'Hello {name}', table: { yes: 'Yes' } });

  test('lacks a message', () => {
    expect(compareMessages([english, file('pt', { hello: 'Olá {name}', table: {} })])).toEqual([
      'part/messages/pt.json: desk.table.yes is missing',
    ]);
  });

  test('has an extra message', () => {
    const table = { yes: 'Sim', no: 'Não' };
    expect(compareMessages([english, file('pt', { hello: 'Olá {name}', table })])).toEqual([
      'part/messages/pt.json: desk.table.no is not in English',
    ]);
  });

  test('names a parameter differently', () => {
    expect(compareMessages([english, file('pt', { hello: 'Olá {nome}', table: { yes: 'Sim' } })])).toEqual([
      'part/messages/pt.json: desk.hello has other parameters (nome) than in English (name)',
    ]);
  });

  test('cannot be parsed', () => {
    const [problem] = compareMessages([english, file('pt', { hello: 'Olá {name', table: { yes: 'Sim' } })]);
    expect(problem).toMatch(/^part\/messages\/pt\.json: desk\.hello has other parameters \(unreadable/);
  });

  test('has no English to compare with', () => {
    expect(compareMessages([file('pt', { hello: 'Olá' })])).toEqual([
      'part/messages/pt.json: there is no en.json next to it',
    ]);
  });
});

describe('the parameters of a message', () => {
  test.each([
    ['Towels', {}],
    ['{items} by {time}', { items: 'string | number', time: 'string | number' }],
    ['{n, plural, one {# person} other {{n} people at {place}}}', { n: 'number', place: 'string | number' }],
    ['{kind, select, hotel {Reception} other {Staff}}', { kind: 'string' }],
    ['{kind, select, hotel {Reception} flat {Your host}}', { kind: '"hotel" | "flat"' }],
  ])('of “%s”', (message, parameters) => {
    expect(Object.fromEntries(messageParameters(message))).toEqual(parameters);
  });
});

describe('compiling', () => {
  const english = file('en', {
    free: '{n, plural, one {# room free} other {# rooms free}}',
    no: '() => "No"',
  });
  const polish = file('pl', {
    free: '{n, plural, one {# pokój wolny} few {# pokoje wolne} many {# pokoi wolnych} other {# pokoju wolnego}}',
    no: 'Brak',
  });

  test('gives a type, a module for each language, and one with all of them', () => {
    const compiled = compileMessages([english, polish]);
    expect([...compiled.keys()]).toEqual(
      ['messages', 'en', 'pl', 'by-language'].map((name) => `part/messages/compiled/desk/${name}.ts`),
    );
    expect(compiled.get('part/messages/compiled/desk/messages.ts')).toContain(
      'export interface DeskMessages {\n  readonly free: (d: { n: number }) => string;\n  readonly no: string;\n}',
    );
  });

  test('chooses plurals by the rules of each language', async () => {
    const cache = path.join(ROOT, '.cache');
    mkdirSync(cache, { recursive: true });
    const folder = mkdtempSync(path.join(cache, 'messages-'));
    const compiled = compileMessages([english, polish]);
    writeCompiled(folder, compiled);
    expect(findStale(folder, compiled)).toEqual([]);
    const { deskByLanguage } = await import(path.join(folder, 'part/messages/compiled/desk/by-language.ts'));
    rmSync(folder, { recursive: true });
    expect([1, 2, 5].map((n) => deskByLanguage.en.free({ n }))).toEqual([
      '1 room free',
      '2 rooms free',
      '5 rooms free',
    ]);
    expect([1, 2, 5].map((n) => deskByLanguage.pl.free({ n }))).toEqual([
      '1 pokój wolny',
      '2 pokoje wolne',
      '5 pokoi wolnych',
    ]);
    expect(deskByLanguage.pl.no).toBe('Brak');
  });

  test('makes each message a constant where there is one language, so that pages carry only what they use', () => {
    const source = compileMessages([english]).get('part/messages/compiled/desk/en.ts');
    expect(source).toContain("export const no: DeskMessages['no'] =");
    expect(source).toContain('export const deskMessages: DeskMessages = {\n  free,\n  no,\n};');
  });

  test('deletes modules of removed messages', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'messages-'));
    writeCompiled(folder, compileMessages([english, polish]));
    const compiled = compileMessages([english]);
    expect(findStale(folder, compiled)).toEqual([
      'part/messages/compiled/desk/by-language.ts',
      // Of one language, each message is a constant.
      'part/messages/compiled/desk/en.ts',
      'part/messages/compiled/desk/pl.ts',
    ]);
    writeCompiled(folder, compiled);
    expect(findStale(folder, compiled)).toEqual([]);
  });
});
