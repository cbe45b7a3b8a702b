/** Milliseconds per test file, by its path from the repository's folder. */
export type TestTimes = Readonly<Record<string, number>>;

/** Estimate for a test file that has not run yet. API tests start a database each. */
const expectedTime = (file: string) => (file.startsWith('api/') ? 8_000 : 2_000);

/** Distance between two files in folders. */
function distance(one: string, other: string): number {
  const [left, right] = [one, other].map((file) => file.split('/').slice(0, -1));
  if (!left || !right) return 0;
  const shared = left.findIndex((name, index) => name !== right[index]);
  const depth = shared === -1 ? left.length : shared;
  return left.length + right.length - 2 * depth;
}

/**
 * Chooses the affected tests that fit into a given time: changed tests first, however long they take, then those
 * nearest to a changed file, the quicker ones first.
 *
 * @param budget milliseconds of test time, over all workers
 */
export function chooseTests(
  related: readonly string[],
  changed: readonly string[],
  times: TestTimes,
  budget: number,
): { chosen: string[]; left: string[] } {
  const ordered = related
    .map((file) => ({
      file,
      time: times[file] ?? expectedTime(file),
      isChanged: changed.includes(file),
      distance: Math.min(...changed.map((other) => distance(file, other))),
    }))
    .sort((a, b) => Number(b.isChanged) - Number(a.isChanged) || a.distance - b.distance || a.time - b.time);
  const chosen: string[] = [];
  const left: string[] = [];
  let taken = 0;
  for (const { file, time, isChanged } of ordered) {
    const fits = left.length === 0 && taken + time <= budget;
    if (isChanged || fits) taken += time;
    (isChanged || fits ? chosen : left).push(file);
  }
  return { chosen, left };
}
