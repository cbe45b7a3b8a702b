import { expect, test } from '@jest/globals';
import lock from '../../package-lock.json';

interface Locked {
  optionalDependencies?: Record<string, string>;
}

/** Whether a package is locked where Node would find it from `place`. */
function isLocked(packages: Record<string, Locked>, place: string, name: string): boolean {
  const folders = place.split('/node_modules/').map((_, index, all) => all.slice(0, all.length - index));
  const places = [
    ...folders.map((names) => `${names.join('/node_modules/')}/node_modules/${name}`),
    `node_modules/${name}`,
  ];
  return places.some((at) => packages[at] !== undefined);
}

test('the lock file names the packages of every platform, which `npm ci` requires', () => {
  const packages = lock.packages as Record<string, Locked>;
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(packages, place, name)),
  );
  expect(missing).toEqual([]);
});
