import { expect, test } from '@jest/globals';
import { qualityCard } from './quality-card.ts';
import { figureOf, qualityFigures } from './quality-figures.ts';

test('the figures of the last run are those of the card, in its order, with its day', () => {
  expect(qualityFigures.on).toBe(qualityCard.on);
  const table = qualityCard.blocks.find((block) => block.kind === 'table');
  const rows = table?.rows.map((row) => row.slice(0, 3).map((cell) => cell.map(({ text }) => text).join('')));
  expect(rows?.length).toBeGreaterThan(5);
  expect(
    qualityFigures.figures.map(({ measure, share, cases }) => [measure, share.replace(' ', '\u00a0'), cases]),
  ).toEqual(rows);
});

test('every figure is a share with its cases', () => {
  for (const { share, cases } of qualityFigures.figures) {
    expect(share).toMatch(/^(?:0|100|\d+\.\d) %$/);
    expect(cases).toMatch(/^\d+ of \d+$/);
  }
});

test('a measure is found by its name, and one that is not there is a mistake', () => {
  expect(figureOf('Must-escalate recall').cases).toMatch(/ of /);
  expect(() => figureOf('Guests made happy')).toThrow('not measured for “Guests made happy”');
});
