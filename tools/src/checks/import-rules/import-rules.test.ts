import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { CheckedFolder } from './testing/checked-folder.ts';

const THING = 'export const thing = 1;\nexport type Thing = number;\n';
const FILES = [
  ...[
    'shared',
    'host',
    'remote-guest',
    'remote-staff',
    'concierge',
    'api',
    'e2e',
    'tools',
    'build',
    'kit',
  ].map((part) => `${part}/src/thing.ts`),
  'host/server/thing.ts',
  'host/service-worker/thing.ts',
  ...['engines', 'dialogue', 'testing'].map((layer) => `concierge/src/${layer}/thing.ts`),
  'concierge/src/evaluation/evaluate.ts',
  'concierge/src/text-analysis.ts',
];
const TIMEOUT_MS = 60_000;

let folder: CheckedFolder;
const write = (place: string, text: string) => folder.write(place, text);
const check = () => folder.check();
beforeEach(() => {
  folder = new CheckedFolder();
  for (const file of FILES) write(file, THING);
  write('concierge/data/en/words.json', '{ "thing": 1 }\n');
});
afterEach(() => folder.remove());

describe('import rules', () => {
  test(
    'allow permitted imports',
    async () => {
      const fromShared = (up: string) => `export { thing as other } from '${up}shared/src/thing.ts';\n`;
      write('host/src/good.tsx', `${fromShared('../../')}export const View = () => <p>here</p>;\n`);
      write('host/server/good.ts', `${fromShared('../../')}import '../src/thing.ts';\n`);
      write('concierge/src/contract/contract.ts', fromShared('../../../'));
      write('api/src/good.ts', `${fromShared('../../')}import '../../concierge/src/contract/contract.ts';\n`);
      write('remote-guest/src/good.ts', `${fromShared('../../')}import './thing.ts';\n`);
      write('e2e/src/good.ts', "import '../../host/server/thing.ts';\nimport '../../api/src/thing.ts';\n");
      expect(await check()).toMatchObject({ code: 0 });
    },
    TIMEOUT_MS,
  );

  test(
    'report each import that breaks one, of a value, of a type and at run time',
    async () => {
      const broken: Array<[rule: string, from: string, to: string]> = [
        ['shared-imports-no-part', 'shared/src/bad.ts', 'host/src/thing.ts'],
        ['host-imports-shared-alone', 'host/src/bad.tsx', 'remote-guest/src/thing.ts'],
        ['host-imports-shared-alone', 'host/server/bad.ts', 'api/src/thing.ts'],
        ['host-imports-shared-alone', 'host/service-worker/bad.ts', 'tools/src/thing.ts'],
        ['api-imports-shared-and-concierge-alone', 'api/src/bad.ts', 'host/server/thing.ts'],
        ['concierge-imports-shared-alone', 'concierge/src/bad.ts', 'kit/src/thing.ts'],
        ['concierge-is-entered-by-its-exports', 'api/src/inside.ts', 'concierge/src/thing.ts'],
        [
          'concierge-policy-imports-no-later-layer',
          'concierge/src/policy/bad.ts',
          'concierge/src/engines/thing.ts',
        ],
        [
          'concierge-language-imports-no-later-layer',
          'concierge/src/language/text/bad.ts',
          'concierge/src/dialogue/thing.ts',
        ],
        ['concierge-tests-with-testing', 'concierge/src/turn/bad.ts', 'concierge/src/testing/thing.ts'],
        [
          'concierge-vocabularies-are-listed-once',
          'concierge/src/policy/words.ts',
          'concierge/data/en/words.json',
        ],
        [
          'api-knows-the-contract-of-the-concierge',
          'api/src/measures.ts',
          'concierge/src/evaluation/evaluate.ts',
        ],
        [
          'concierge-text-analysis-is-for-the-api',
          'concierge/src/policy/reads.ts',
          'concierge/src/text-analysis.ts',
        ],
        ['remotes-import-shared-alone', 'remote-guest/src/bad.ts', 'host/src/thing.ts'],
        ['remotes-import-shared-alone', 'remote-guest/src/worse.ts', 'api/src/thing.ts'],
        ['remotes-import-no-other-remote', 'remote-guest/src/other.ts', 'remote-staff/src/thing.ts'],
        ['browser-code-imports-no-server-code', 'host/src/worse.ts', 'host/server/thing.ts'],
        ['browser-code-imports-no-server-code', 'host/service-worker/worse.ts', 'host/server/thing.ts'],
        ['pages-and-server-import-no-service-worker', 'host/src/other.ts', 'host/service-worker/thing.ts'],
      ];
      const forms = [
        (place: string) => `import { thing } from '${place}';\nexport const other = thing;\n`,
        (place: string) => `import type { Thing } from '${place}';\nexport type Other = Thing;\n`,
        (place: string) => `export const load = () => import('${place}');\n`,
      ];
      for (const [index, [, from, to]] of broken.entries()) {
        write(from, forms[index % forms.length]?.(path.posix.relative(path.posix.dirname(from), to)) ?? '');
      }
      write('api/src/lost.ts', "import './nowhere.ts';\n");
      const result = await check();
      expect(result.code).toBe(1);
      expect(result.broken).toEqual(
        [
          ...broken.map(([rule, from, to]) => `error ${rule}: ${from} → ${to}`),
          'error everything-is-found: api/src/lost.ts → ./nowhere.ts',
        ].sort(),
      );
    },
    TIMEOUT_MS,
  );

  test(
    'hold the layers inside a remote',
    async () => {
      const line = (from: string, to: string) =>
        `export { thing as other } from './${path.posix.relative(path.posix.dirname(from), to)}';\n`;
      const things = ['pages/one/thing.ts', 'pages/two/thing.ts', 'frame/thing.ts'];
      for (const place of [...things, 'features/queue/thing.ts', 'features/chat/thing.ts', 'desk/thing.ts'])
        write(`remote-staff/src/${place}`, 'export const thing = 1;\n');
      const allowed: Array<[from: string, to: string]> = [
        ['pages/one/page.ts', 'frame/thing.ts'],
        ['pages/two/page.ts', 'features/queue/thing.ts'],
        ['pages/both.test.ts', 'pages/one/thing.ts'],
        ['frame/frame.ts', 'features/chat/thing.ts'],
        ['features/queue/view.ts', 'desk/thing.ts'],
      ];
      for (const [from, to] of allowed) write(`remote-staff/src/${from}`, line(from, to));
      expect((await check()).output).toContain('no dependency violations found');

      const broken: Array<[rule: string, from: string, to: string]> = [
        ['remote-pages-are-imported-by-none', 'features/chat/bad.ts', 'pages/one/thing.ts'],
        ['remote-pages-import-no-other-page', 'pages/one/bad.ts', 'pages/two/thing.ts'],
        ['remote-frame-is-imported-by-pages-alone', 'features/queue/bad.ts', 'frame/thing.ts'],
        ['remote-features-share-without-features', 'desk/bad.ts', 'features/queue/thing.ts'],
      ];
      for (const [, from, to] of broken) write(`remote-staff/src/${from}`, line(from, to));
      const { code, output } = await check();
      expect(code).toBe(1);
      for (const [rule, from, to] of broken)
        expect(output).toContain(`error ${rule}: remote-staff/src/${from} → remote-staff/src/${to}`);
    },
    TIMEOUT_MS,
  );
});
