import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../../root.ts';

const NOTICE = 'remote-marketing/src/features/legal/privacy.md';
/** Code that stores something in a visitor's browser, or sets a cookie. */
const FOLDERS = [
  ...['host/src', 'host/service-worker', 'host/server', 'shared/src', 'api/src/platform/http'],
  ...['remote-guest/src', 'remote-marketing/src', 'remote-staff/src'],
];
/** Names with the same prefix as stored ones that mean something else. */
const NOT_KEPT = new Set([
  // Elements of the page, and a mark of its timeline.
  ...['bellkey-boot', 'bellkey-announcer', 'bellkey-fatal', 'bellkey:ready'],
  // A file that a visitor saves, the container of the host, and a device's name towards the database.
  ...['bellkey-price-', 'bellkey_host'],
]);
const NAME = /['"`]((?:bellkey[:_-]|pwa-)[a-zA-Z:_-]*)/g;

function sourcesIn(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'testing' ? [] : sourcesIn(place);
    const isSource = /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$|\.d\.ts$|fake-|fixture/.test(entry.name);
    return isSource ? [place] : [];
  });
}

test('everything stored on a visitor’s device is named in the privacy notice, in the words of the code', () => {
  const notice = readFileSync(path.join(ROOT, NOTICE), 'utf8');
  const kept = FOLDERS.flatMap(sourcesIn).flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(NAME)].map(([, name = '']) => ({ file, name })),
  );
  expect(kept.length).toBeGreaterThan(20);
  const unnamed = kept.filter(({ name }) => !NOT_KEPT.has(name) && !notice.includes(`\`${name}`));
  expect(unnamed).toEqual([]);
});
