import { describe, expect, test } from '@jest/globals';
import { dangerIn } from '../policy/danger/danger.ts';
import heldOut from './sets/danger-held-out.json' with { type: 'json' };

const linesOf = (byLanguage: Readonly<Record<string, readonly string[]>>) => Object.values(byLanguage).flat();
const shareDetected = (lines: readonly string[]) =>
  lines.filter((line) => dangerIn(line) !== null).length / lines.length;

describe('lines that no training has', () => {
  test('of danger are heard, also where it is told with a film, the past or a question', () => {
    const danger = linesOf(heldOut.danger);
    expect(danger.length).toBeGreaterThan(110);
    expect(shareDetected(danger)).toBeGreaterThanOrEqual(0.92);
    expect(shareDetected(linesOf(heldOut.dangerInContext))).toBeGreaterThanOrEqual(0.9);
  });

  test('that only sound like danger raise an alarm in few cases', () => {
    const lookAlikes = linesOf(heldOut.lookAlikes);
    expect(lookAlikes.length).toBeGreaterThan(200);
    expect(shareDetected(lookAlikes)).toBeLessThanOrEqual(0.19);
  });
});
