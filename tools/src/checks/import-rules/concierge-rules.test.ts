import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ROOT } from '../../root.ts';
import { CheckedFolder } from './testing/checked-folder.ts';

const TIMEOUT_MS = 60_000;
const SRC = 'concierge/src';

let folder: CheckedFolder;
beforeEach(() => {
  folder = new CheckedFolder();
});
afterEach(() => folder.remove());

describe('the rules for the folders of the concierge', () => {
  test(
    'allow permitted imports',
    async () => {
      folder.addImport(`${SRC}/topic-model/good.ts`, `${SRC}/learning/classifier.ts`);
      folder.addImport(`${SRC}/training/good.ts`, `${SRC}/policy/danger.ts`);
      folder.addImport(`${SRC}/evaluation/good.ts`, `${SRC}/testing/scene.ts`);
      folder.addImport(`${SRC}/testing/good.ts`, `${SRC}/contract/contract.ts`);
      folder.addImport(`${SRC}/topic-model/good.test.ts`, `${SRC}/training/measured-lines.ts`);
      folder.addImport(`${SRC}/good.ts`, `${SRC}/policy/danger.ts`);
      expect(await folder.check()).toMatchObject({ code: 0, broken: [] });
    },
    TIMEOUT_MS,
  );

  test(
    'report learning, training and testing that go against the layers',
    async () => {
      const broken: Array<[rule: string, from: string, to: string]> = [
        ['concierge-language-imports-no-later-layer', 'language/text/bad.ts', 'learning/classifier.ts'],
        ['concierge-learning-imports-no-later-layer', 'learning/bad.ts', 'topic-model/model.ts'],
        ['concierge-understanding-imports-no-later-layer', 'understanding/bad.ts', 'training/main.ts'],
        ['concierge-evaluation-imports-no-later-layer', 'evaluation/bad.ts', 'training/main.ts'],
        ['concierge-testing-imports-no-later-layer', 'testing/bad.ts', 'turn/respond.ts'],
        ['concierge-tests-with-testing', 'training/bad.ts', 'testing/scene.ts'],
      ];
      for (const [, from, to] of broken) folder.addImport(`${SRC}/${from}`, `${SRC}/${to}`);
      const result = await folder.check();
      expect(result.code).toBe(1);
      expect(result.broken).toEqual(
        broken.map(([rule, from, to]) => `error ${rule}: ${SRC}/${from} → ${SRC}/${to}`).sort(),
      );
    },
    TIMEOUT_MS,
  );

  test(
    'refuse a folder without a layer',
    async () => {
      folder.addImport(`${SRC}/new-folder/new.ts`, `${SRC}/language/text.ts`);
      expect((await folder.check()).broken).toEqual([
        `error concierge-folder-has-a-layer: ${SRC}/new-folder/new.ts → ${SRC}/language/text.ts`,
      ]);
    },
    TIMEOUT_MS,
  );

  test(
    'refuse a vocabulary of any answered language outside the list',
    async () => {
      const answered = readdirSync(path.join(ROOT, SRC, 'data/languages')).map((file) =>
        path.basename(file, '.ts'),
      );
      expect(answered).toEqual(expect.arrayContaining(['en', 'pt', 'es', 'de', 'fr', 'it']));
      const words = (language: string) => `concierge/data/${language}/words.json`;
      for (const language of [...answered, 'ja']) {
        folder.write(words(language), '{}\n');
        folder.write(`${SRC}/policy/${language}.ts`, `import '../../data/${language}/words.json';\n`);
      }
      expect((await folder.check()).broken).toEqual(
        answered
          .map(
            (language) =>
              `error concierge-vocabularies-are-listed-once: ${SRC}/policy/${language}.ts → ${words(language)}`,
          )
          .sort(),
      );
    },
    TIMEOUT_MS,
  );
});
