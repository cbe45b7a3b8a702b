import { describe, expect, test } from '@jest/globals';
import { parseTimes } from './parse-times.ts';
import said from './said-phrases.json' with { type: 'json' };
import { formatSaidTime } from './said-time.ts';

const context = { now: new Date(said.now), timeZone: said.timeZone };

describe.each(Object.entries(said.phrases))('times in %s', (_, phrases) => {
  test.each(phrases as Array<[string, string]>)('%s', (line, meaning) => {
    expect(parseTimes(line, context).map(formatSaidTime).join('; ')).toBe(meaning);
  });
});
