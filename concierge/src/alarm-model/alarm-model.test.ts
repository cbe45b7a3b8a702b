import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { learnedDanger } from './alarm-model.ts';
import { ALARM, DOUBT, HARMLESS, UNLIKELY } from './thresholds.ts';

describe('the alarm model', () => {
  test('takes at most 2 MB', () => {
    expect(statSync(join(import.meta.dirname, 'alarm-model.json')).size).toBeLessThanOrEqual(2_000_000);
  });

  test('doubts before it is certain, and is slow to be sure that a line is harmless', () => {
    expect(HARMLESS.certain).toBeLessThanOrEqual(0.01);
    expect(HARMLESS.possibleInFewWords).toBeLessThan(HARMLESS.possible);
    expect(HARMLESS.possible).toBeLessThan(UNLIKELY);
    expect(DOUBT).toBeLessThan(ALARM);
  });

  test.each([
    ['his left side went weak', 'medical'],
    ['gás está vazando', 'fire'],
    ['bébé tout bleu', 'medical'],
    ['la bambina non si trova', 'missing'],
    ['qualcuno è entrato in camera nostra', 'security'],
    ['Fahrstuhl steckt fest', 'trapped'],
  ])('detects danger in "%s": %s', (line, kind) => {
    const detected = learnedDanger(line);
    expect(detected.kind).toBe(kind);
    expect(detected.score).toBeGreaterThanOrEqual(DOUBT);
  });

  test.each([
    'the view is to die for',
    'you killed it tonight',
    'two towels please',
    'is there a fire exit',
    'the sauna is hot as hell',
    'a que horas é o pequeno-almoço?',
    '¿me traen otra almohada?',
    '6:45',
    '👍',
    '',
  ])('detects none in "%s"', (line) => {
    expect(learnedDanger(line).score).toBeLessThan(DOUBT);
  });

  test('detects danger at the end of a long story', () => {
    const story =
      'We had a lovely day at the beach. Then we walked back through the old town and bought some cheese. ' +
      'Dinner was good, thank you. My wife is lying on the floor and does not wake up. We are in room 12.';
    expect(learnedDanger(story).score).toBeGreaterThanOrEqual(DOUBT);
  });
});
