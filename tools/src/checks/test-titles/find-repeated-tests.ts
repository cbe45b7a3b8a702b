import { parseTests } from './parse-tests.ts';

/**
 * Finds tests that a file has twice: two with the same title and the same groups around them, of which a report says no
 * more than that one of them failed, and two with the same title and code, whatever their groups.
 *
 * @param source TypeScript
 * @param file its name; `.tsx` enables JSX
 * @returns one sentence for each title that repeats
 */
export function findRepeatedTests(source: string, file: string): string[] {
  const tests = parseTests(source, file);
  const isSame = (one: (typeof tests)[number], other: (typeof tests)[number]) =>
    one.title === other.title && (one.code === other.code || fullTitle(one) === fullTitle(other));
  const repeated = tests.filter((test, index) => tests.slice(0, index).some((other) => isSame(other, test)));
  return repeated.map((test) => `${file} has two tests “${fullTitle(test)}”.`);
}

const fullTitle = ({ groups, title }: { groups: readonly string[]; title: string }) =>
  [...groups, title].join(' › ');
