import { expect, test } from '@jest/globals';
import { qualityCard } from './quality-card.ts';
import { figureOf, qualityFigures } from './quality-figures.ts';

const textOf = (cells: ReadonlyArray<ReadonlyArray<{ text: string }>>) =>
  cells.map((cell) =>
    cell
      .map(({ text }) => text)
      .join('')
      .replace('\u00a0', ' '),
  );

test('the figures are those of the card, in its order, with its day', () => {
  expect(qualityFigures.on).toBe(qualityCard.on);
  const [asked, measures] = qualityCard.blocks.filter((block) => block.kind === 'table');
  const classes = (asked?.head ?? []).slice(2).map((cell) => textOf([cell])[0]?.toLowerCase());
  const byClass = (asked?.rows ?? []).map(textOf).flatMap(([what, turns, ...cells]) =>
    cells.map((cell, at) => {
      const [, share, count] = /^(.*) \((\d+)\)$/.exec(cell) ?? [];
      return [`${what}: ${classes[at]}`, share, `${count} of ${turns}`];
    }),
  );
  const measured = (measures?.rows ?? []).map((row) => textOf(row).slice(0, 3));
  expect(byClass.length).toBeGreaterThan(5);
  expect(measured.length).toBeGreaterThan(5);
  expect(qualityFigures.figures.map(({ measure, share, cases }) => [measure, share, cases])).toEqual([
    ...byClass,
    ...measured,
  ]);
});

test('every figure is a share with its cases', () => {
  for (const { share, cases } of qualityFigures.figures) {
    expect(share).toMatch(/^(?:0|100|\d+\.\d) %$/);
    expect(cases).toMatch(/^\d+ of \d+$/);
  }
});

test('a measure is found by its name, and an unknown one is an error', () => {
  expect(figureOf('Alarms where one had to be raised').cases).toMatch(/ of /);
  expect(() => figureOf('Guests made happy')).toThrow('not measured for “Guests made happy”');
});
