import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { writeJson } from '../../command/atomic-file.ts';
import { ROOT } from '../../root.ts';

const FILE = path.join(ROOT, 'node_modules/.cache/bellkey/test-times.json');

const Times = z.record(z.string(), z.number());
const JestTimes = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

/**
 * How long each test file took, in milliseconds, by its path from `root`.
 *
 * @param report what Jest writes with `--json`; null when it wrote none
 */
export function timesIn(report: string | null, root: string = ROOT): Record<string, number> {
  const parsed = report === null ? null : JestTimes.safeParse(JSON.parse(report));
  if (!parsed?.success) return {};
  return Object.fromEntries(
    parsed.data.testResults
      .filter(({ startTime, endTime }) => endTime > startTime)
      .map(({ name, startTime, endTime }) => [path.relative(root, name), endTime - startTime]),
  );
}

/** The times of earlier runs on this machine; empty when there are none. */
export function loadTestTimes(file: string = FILE): Record<string, number> {
  try {
    return Times.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // Missing or written by another version: estimates are used.
    return {};
  }
}

/** Saves the times of a run for the next check. */
export async function saveTestTimes(report: string | null, file: string = FILE): Promise<void> {
  await writeJson(file, { ...loadTestTimes(file), ...timesIn(report) });
}
