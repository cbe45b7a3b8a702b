import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { CheckedFolder } from './testing/checked-folder.ts';

const TIMEOUT_MS = 60_000;

let folder: CheckedFolder;
beforeEach(() => {
  folder = new CheckedFolder();
});
afterEach(() => folder.remove());

describe('the check of boundaries', () => {
  test(
    'prints that there are no folder cycles',
    async () => {
      folder.addImport('tools/src/release/store/one.ts', 'tools/src/command/two.ts');
      const { code, output } = await folder.check();
      expect([code, output]).toEqual([0, expect.stringContaining('Folder cycles: 0')]);
    },
    TIMEOUT_MS,
  );

  test(
    'fails for folders that import each other, and names the imports',
    async () => {
      folder.addImport('kit/src/a/one.ts', 'kit/src/b/two.ts');
      folder.addImport('kit/src/b/three.ts', 'kit/src/a/four.ts');
      const { code, output } = await folder.check();
      expect(code).toBe(1);
      expect(output).toContain(
        [
          'Folder cycles: 1',
          '  kit/src: a, b',
          '    kit/src/a/one.ts → kit/src/b/two.ts',
          '    kit/src/b/three.ts → kit/src/a/four.ts',
        ].join('\n'),
      );
    },
    TIMEOUT_MS,
  );
});

describe('the rules for tools, build and kit', () => {
  test(
    'allow permitted imports',
    async () => {
      folder.addImport('tools/src/stack/start/main.ts', 'tools/src/release/publish/publish.ts');
      folder.addImport('tools/src/release/export/good.ts', 'host/server/escape.ts');
      folder.addImport('tools/src/processes/good.test.ts', 'host/server/escape.ts');
      folder.addImport('tools/src/release/registry/good.ts', 'tools/src/release/store/store.ts');
      folder.addImport('tools/bootstrap/good.mjs', 'tools/bootstrap/install.mjs');
      folder.addImport('build/good.ts', 'shared/src/remote/pages.ts');
      folder.addImport('kit/src/good.ts', 'tools/src/release/commands/release/release.ts');
      expect(await folder.check()).toMatchObject({ code: 0, broken: [] });
    },
    TIMEOUT_MS,
  );

  test(
    'report each import that breaks one',
    async () => {
      const forbidden: Array<[rule: string, from: string, to: string]> = [
        ['tools-import-earlier-rooms', 'tools/src/command/bad.ts', 'tools/src/processes/ports.ts'],
        ['tools-import-earlier-rooms', 'tools/src/release/export/bad.ts', 'tools/src/stack/settings/all.ts'],
        ['tools-import-earlier-rooms', 'tools/src/checks/bad.ts', 'tools/src/stack/demo/file.ts'],
        [
          'release-tools-import-earlier-folders',
          'tools/src/release/store/bad.ts',
          'tools/src/release/gate/rule.ts',
        ],
        ['bootstrap-needs-no-package', 'tools/bootstrap/bad.mjs', 'tools/src/assets/thing.ts'],
        ['tools-leave-the-product-alone', 'tools/src/parts/bad.ts', 'api/src/thing.ts'],
        ['build-imports-shared-alone', 'build/bad.ts', 'host/src/thing.ts'],
        ['build-imports-shared-alone', 'build/worse.ts', 'tools/src/assets/thing.ts'],
        ['kit-builds-and-releases', 'kit/src/bad.ts', 'tools/src/bench/thing.ts'],
        ['kit-builds-and-releases', 'kit/src/worse.ts', 'remote-guest/src/thing.ts'],
      ];
      for (const [, from, to] of forbidden) folder.addImport(from, to);
      folder.write('tools/src/assets/lost.ts', "import './nowhere.ts';\n");
      const { code, broken } = await folder.check();
      expect(code).toBe(1);
      expect(broken).toEqual(
        [
          ...forbidden.map(([rule, from, to]) => `error ${rule}: ${from} → ${to}`),
          'error everything-is-found: tools/src/assets/lost.ts → ./nowhere.ts',
        ].sort(),
      );
    },
    TIMEOUT_MS,
  );
});
