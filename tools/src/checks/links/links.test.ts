import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../../root.ts';
import { findBrokenLinks } from './find-broken-links.ts';

/** Committed files and those about to be. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 16_000_000,
})
  .split('\n')
  .filter((file) => file && existsSync(path.join(ROOT, file)));

test('every link, document, section and decision that documents and source name exists', () => {
  expect(files).toContain('docs/specification.md');
  expect(findBrokenLinks(files, (file) => readFileSync(path.join(ROOT, file), 'utf8'))).toEqual([]);
});
