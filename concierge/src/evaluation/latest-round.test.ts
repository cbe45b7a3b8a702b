import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { BlindRound, latestRound } from './latest-round.ts';
import { roundSection } from './round-section.ts';

const MEASUREMENTS = readFileSync(
  fileURLToPath(new URL('../../../docs/measurements.md', import.meta.url)),
  'utf8',
);
const sectionOf = (round: string) =>
  MEASUREMENTS.split(/^###? /m).find((section) => section.startsWith(`${round},`)) ?? '';

test('the card shows the latest round that is in the measurements, with its day', () => {
  const rounds = [...MEASUREMENTS.matchAll(/^### (Round \d+),/gm)].map(([, name]) => name);
  expect(latestRound.name).toBe(rounds.at(-1));
  expect(sectionOf(latestRound.name)).toContain(`Scored once, on ${latestRound.on},`);
});

test('every count of the card is one of the measurements', () => {
  const measured = sectionOf(latestRound.name);
  for (const { turns, correct, acceptable, wrong, dangerous } of latestRound.asked) {
    const counts = [turns, correct, acceptable, wrong, dangerous].map((count) => `${count}\\b[^|]*`);
    expect(measured).toMatch(new RegExp(`\\| ${counts.join('\\| ')}\\|`));
  }
  for (const { good, of, name } of latestRound.measures)
    expect([name, measured]).toEqual([
      name,
      expect.stringMatching(new RegExp(`(?:\\b${good} of ${of}\\b|… of these.*\\| ${good} \\|)`)),
    ]);
});

test('a round whose classes do not add up to its turns is refused', () => {
  const [first] = latestRound.asked;
  const asked = [{ ...first, turns: (first?.turns ?? 0) + 1 }];
  expect(BlindRound.safeParse({ ...latestRound, asked }).success).toBe(false);
});

test('the section has each class with its share, its meaning and what was dangerous', () => {
  const section = roundSection({
    ...latestRound,
    asked: [{ what: 'Lines', turns: 40, correct: 30, acceptable: 5, wrong: 4, dangerous: 1 }],
    dangerous: ['A visa was taken for a card.'],
  });
  expect(section).toContain('| Lines | 40 | 75.0 % (30) | 12.5 % (5) | 10.0 % (4) | 2.5 % (1) |');
  expect(section).toContain('The dangerous turns: A visa was taken for a card.');
  expect(roundSection({ ...latestRound, dangerous: [] })).toContain('No turn was dangerous.');
  for (const name of ['Correct', 'Acceptable', 'Wrong', 'Dangerous'])
    expect(section).toContain(`**${name}**: `);
});
