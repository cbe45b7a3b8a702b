import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { runTool } from '../test/run-tool.ts';
import { jestProject } from './jest-project.ts';
import type { WorkingCopy } from './working-copy.ts';

/** What Jest counted; null when it came to no count at all. */
export interface TestRun {
  counts: { failed: number; passed: number; suitesWithoutTests: number } | null;
  output: string;
}

/** As much of Jest's `--json` as is read here. */
interface JestReport {
  numFailedTests: number;
  numPassedTests: number;
  numRuntimeErrorTestSuites: number;
}

/** Runs test files of a working copy with Jest. */
export async function runTests(copy: WorkingCopy, tests: readonly string[]): Promise<TestRun> {
  const report = path.join(copy.beside, 'report.json');
  await rm(report, { force: true });
  const projects = [...new Set(tests.map(jestProject))];
  const { output } = await runTool(
    process.execPath,
    [
      path.join('node_modules', 'jest', 'bin', 'jest.js'),
      '--ci',
      '--json',
      `--outputFile=${report}`,
      `--cacheDirectory=${path.join(copy.beside, 'cache')}`,
      '--selectProjects',
      ...projects,
      '--runTestsByPath',
      ...tests,
    ],
    { cwd: copy.folder },
  );
  if (!existsSync(report)) return { counts: null, output };
  const counted = JSON.parse(await readFile(report, 'utf8')) as JestReport;
  return {
    counts: {
      failed: counted.numFailedTests,
      passed: counted.numPassedTests,
      suitesWithoutTests: counted.numRuntimeErrorTestSuites,
    },
    output,
  };
}
