import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { runTool } from '../../processes/run-tool.ts';
import { ROOT } from '../../root.ts';

const CHECK = path.join(ROOT, 'tools/src/checks/import-rules/check.mjs');
const PARTS = [
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
];
const TIMEOUT_MS = 60_000;

let folder: string;
const write = (place: string, text: string) => {
  const file = path.join(folder, place);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bellkey-imports-'));
  for (const part of PARTS)
    write(`${part}/src/thing.ts`, 'export const thing = 1;\nexport type Thing = number;\n');
  write('host/server/thing.ts', 'export const thing = 1;\n');
  for (const folder of ['engines', 'dialogue', 'testing'])
    write(`concierge/src/${folder}/thing.ts`, 'export const thing = 1;\nexport type Thing = number;\n');
  write('concierge/src/evaluation/evaluate.ts', 'export const thing = 1;\nexport type Thing = number;\n');
  write('concierge/data/en/words.json', '{ "thing": 1 }\n');
  write('host/service-worker/thing.ts', 'export const thing = 1;\n');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const check = () => runTool(process.execPath, [CHECK, folder]);

describe('the layers of the host and of shared', () => {
  const PLACES = [
    'host/src/errors',
    'host/src/idle',
    'host/src/remote-loading/failures',
    'host/src/remote-loading/page',
    'host/src/remote-loading/testing',
    'host/server/composition',
    'host/server/registry',
    'host/service-worker/documents',
    'host/service-worker/requests',
    'shared/src/api',
    'shared/src/ui/form',
    'shared/src/ui',
  ];
  beforeEach(() => {
    for (const place of PLACES) write(`${place}/thing.ts`, 'export const thing = 1;\n');
    write('host/src/service-worker/worker-messages.ts', 'export const thing = 1;\n');
    write('host/src/service-worker/thing.ts', 'export const thing = 1;\n');
  });
  const importing = (from: string, to: string) =>
    write(from, `import '${path.posix.relative(path.posix.dirname(from), to).replace(/^(?!\.)/, './')}';\n`);

  test(
    'let a folder import earlier layers, and tests import everything',
    async () => {
      importing('host/src/remote-loading/page/good.ts', 'host/src/remote-loading/failures/thing.ts');
      importing('host/src/main.ts', 'host/src/errors/thing.ts');
      importing('host/src/errors/good.test.ts', 'host/src/remote-loading/page/thing.ts');
      importing('host/src/remote-loading/testing/good.ts', 'host/src/remote-loading/page/thing.ts');
      importing('host/src/errors/better.test.ts', 'host/src/remote-loading/testing/thing.ts');
      importing('host/server/composition/good.ts', 'host/server/registry/thing.ts');
      importing('host/service-worker/documents/good.ts', 'host/src/service-worker/worker-messages.ts');
      importing('shared/src/ui/good.ts', 'shared/src/ui/form/thing.ts');
      expect(await check()).toMatchObject({ code: 0 });
    },
    TIMEOUT_MS,
  );

  test(
    'report each import that goes against them',
    async () => {
      const broken: Array<[rule: string, from: string, to: string]> = [
        [
          'host-src-imports-earlier-layers',
          'host/src/errors/later.ts',
          'host/src/remote-loading/page/thing.ts',
        ],
        ['host-src-imports-earlier-layers', 'host/src/errors/beside.ts', 'host/src/idle/thing.ts'],
        ['host-src-imports-no-root-file', 'host/src/errors/root.ts', 'host/src/thing.ts'],
        [
          'host-src-imports-no-test-double',
          'host/src/errors/double.ts',
          'host/src/remote-loading/testing/thing.ts',
        ],
        ['host-src-folder-has-a-layer', 'host/src/new-folder/new.ts', 'host/src/errors/thing.ts'],
        [
          'host-server-imports-earlier-layers',
          'host/server/registry/later.ts',
          'host/server/composition/thing.ts',
        ],
        [
          'host-service-worker-imports-earlier-layers',
          'host/service-worker/requests/later.ts',
          'host/service-worker/documents/thing.ts',
        ],
        [
          'service-worker-imports-messages-alone',
          'host/service-worker/documents/page.ts',
          'host/src/service-worker/thing.ts',
        ],
        ['shared-src-imports-earlier-layers', 'shared/src/api/later.ts', 'shared/src/ui/thing.ts'],
        ['shared-src-imports-earlier-layers', 'shared/src/ui/form/list.ts', 'shared/src/ui/thing.ts'],
      ];
      for (const [, from, to] of broken) importing(from, to);
      const { code, output } = await check();
      expect(code).toBe(1);
      const lines = output
        .split('\n')
        .filter((line) => line.includes(' → '))
        .map((line) => line.trim());
      expect(lines.sort()).toEqual(broken.map(([rule, from, to]) => `error ${rule}: ${from} → ${to}`).sort());
    },
    TIMEOUT_MS,
  );
});
