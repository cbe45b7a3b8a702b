import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { CheckedFolder } from '../testing/checked-folder.ts';
import { compareMayImport } from './compare-may-import.mjs';

const TIMEOUT_MS = 60_000;
const README = 'api/src/service/photos/README.md';
const keep = 'api/src/service/photos/keep.ts';
const compare = (line: string, ...imports: Array<readonly [from: string, to: string]>) =>
  compareMayImport(
    'service/photos',
    `# Photos\n\n${line}\n`,
    imports.map(([from, to]) => ({ from, to })),
  );

describe('the line “May import” of a module of the API', () => {
  test('names what is imported by its module or by its layer', () => {
    const imports = [
      [keep, 'api/src/platform/http/problem.ts'],
      [keep, 'api/src/service/requests/view.ts'],
    ] as const;
    expect(compare('May import: `http`, `requests`.', ...imports)).toEqual([]);
    expect(compare('May import: everything in `platform`, and `requests`.', ...imports)).toEqual([]);
  });

  test('does not count tests, the module itself, other parts and what is behind a semicolon', () => {
    expect(
      compare(
        'May import: nothing; rows are read through the port `PhotoRows`.',
        ['api/src/service/photos/keep.test.ts', 'api/src/public/demo/routes.ts'],
        ['api/src/service/photos/testing/photo.ts', 'api/src/public/demo/routes.ts'],
        [keep, 'api/src/service/photos/size.ts'],
        [keep, 'shared/src/api/platform/limits.ts'],
        ['api/src/public/demo/routes.ts', 'api/src/service/requests/view.ts'],
      ),
    ).toEqual([]);
  });

  test('is reported for an import that it does not name, and for a name that is not imported', () => {
    expect(compare('May import: `http`.', [keep, 'api/src/service/requests/view.ts'])).toEqual([
      `${README}: does not name service/requests, which ${keep} imports`,
      `${README}: names http, which is not imported`,
    ]);
  });

  test('is reported when a README has none', () => {
    expect(compare('Begin with `keep.ts`.')).toEqual([`${README}: no line “May import: …”`]);
  });
});

describe('the check of boundaries', () => {
  let folder: CheckedFolder;
  beforeEach(() => {
    folder = new CheckedFolder();
  });
  afterEach(() => folder.remove());

  test(
    'fails for a README that names other imports than the code has',
    async () => {
      folder.addImport(keep, 'api/src/platform/http/problem.ts');
      folder.write(README, 'May import: `platform`.\n');
      expect(await folder.check()).toMatchObject({ code: 0 });
      folder.write(README, 'May import: `statements`.\n');
      const { code, output } = await folder.check();
      expect([code, output]).toEqual([1, expect.stringContaining(`${README}: names statements`)]);
    },
    TIMEOUT_MS,
  );
});
