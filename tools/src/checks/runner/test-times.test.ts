import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ROOT } from '../../root.ts';
import { loadTestTimes, saveTestTimes, timesIn } from './test-times.ts';

const report = (place: string, milliseconds: number) =>
  JSON.stringify({
    testResults: [{ name: path.join(ROOT, place), startTime: 1_000, endTime: 1_000 + milliseconds }],
  });

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bellkey-times-'));
  file = path.join(folder, 'times.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the times of test files', () => {
  test('are parsed from a report of Jest', () => {
    expect(timesIn(report('api/src/a.test.ts', 400))).toEqual({ 'api/src/a.test.ts': 400 });
  });

  test.each([null, '{}', report('api/src/never-ran.test.ts', 0)])('are empty in %j', (text) => {
    expect(timesIn(text)).toEqual({});
  });

  test('are saved from run to run, the newest of each file', async () => {
    await saveTestTimes(report('a.test.ts', 400), file);
    await saveTestTimes(report('b.test.ts', 500), file);
    await saveTestTimes(report('a.test.ts', 600), file);
    expect(loadTestTimes(file)).toEqual({ 'a.test.ts': 600, 'b.test.ts': 500 });
  });

  test('are empty when the file is missing or unreadable', () => {
    expect(loadTestTimes(file)).toEqual({});
    writeFileSync(file, '{"a.test.ts": "long"}');
    expect(loadTestTimes(file)).toEqual({});
  });
});
