import { expect, test } from '@jest/globals';
import { readBrowserFiles } from './read-browser-files.ts';

test('of a release only the files for browsers are kept', () => {
  const file = (path: string) => ({ path, integrity: 'sha384-x', size: 1 });
  const files = readBrowserFiles({ files: [file('browser/entry.js'), file('server/entry.js')] });
  expect(files.map(({ path }) => path)).toEqual(['browser/entry.js']);
});

test.each([null, 'text', {}, { files: [{}] }, { files: [{ path: 'browser/a.js', integrity: 'md5-x' }] }])(
  'what is no release is refused: %j',
  (answer) => expect(() => readBrowserFiles(answer)).toThrow('This is not a release'),
);
