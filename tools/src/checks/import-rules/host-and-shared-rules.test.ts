import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { CheckedFolder } from './testing/checked-folder.ts';

const TIMEOUT_MS = 60_000;

let folder: CheckedFolder;
beforeEach(() => {
  folder = new CheckedFolder();
});
afterEach(() => folder.remove());

describe('the rules for the layers of the host and of shared, and for the service worker', () => {
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
    'host/src/service-worker',
    'host/src',
  ];
  beforeEach(() => {
    for (const place of PLACES) folder.write(`${place}/thing.ts`);
  });

  test(
    'let a folder import earlier layers, and tests import everything',
    async () => {
      folder.addImport('host/src/remote-loading/page/good.ts', 'host/src/remote-loading/failures/thing.ts');
      folder.addImport('host/src/main.ts', 'host/src/errors/thing.ts');
      folder.addImport('host/src/errors/good.test.ts', 'host/src/remote-loading/page/thing.ts');
      folder.addImport('host/src/remote-loading/testing/good.ts', 'host/src/remote-loading/page/thing.ts');
      folder.addImport('host/src/errors/better.test.ts', 'host/src/remote-loading/testing/thing.ts');
      folder.addImport('host/server/composition/good.ts', 'host/server/registry/thing.ts');
      folder.addImport('host/service-worker/documents/good.ts', 'host/src/service-worker/worker-messages.ts');
      folder.addImport('shared/src/ui/good.ts', 'shared/src/ui/form/thing.ts');
      expect(await folder.check()).toMatchObject({ code: 0, broken: [] });
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
        ['host-src-imports-earlier-layers', 'host/src/errors/neighbour.ts', 'host/src/idle/thing.ts'],
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
      for (const [, from, to] of broken) folder.addImport(from, to);
      const { code, broken: found } = await folder.check();
      expect(code).toBe(1);
      expect(found).toEqual(broken.map(([rule, from, to]) => `error ${rule}: ${from} → ${to}`).sort());
    },
    TIMEOUT_MS,
  );
});
