import { describe, expect, test } from '@jest/globals';
import { classify } from './classifier.ts';
import { loadClassifier, storeClassifier } from './stored-classifier.ts';
import { trainClassifier } from './train-classifier.ts';

const LINES: ReadonlyArray<readonly [line: string, label: number]> = [
  ['fresh towels please', 0],
  ['two towels for the bathroom', 0],
  ['could we get a towel', 0],
  ['what time is breakfast', 1],
  ['is breakfast included', 1],
  ['breakfast until when', 1],
];

const train = (seed: number) =>
  trainClassifier({
    bits: 10,
    hidden: 6,
    labels: ['towels', 'breakfast'],
    seed,
    epochs: 20,
    learningRate: 0.15,
    dropout: 0.1,
    examplesOf: () => LINES.map(([line, label]) => ({ line, labels: [label] })),
  });

const bytes = (seed: number) => JSON.stringify(storeClassifier(train(seed)));

describe('a trained classifier', () => {
  test('has the same bytes each time it is trained on the same lines', () => {
    expect(bytes(1)).toBe(bytes(1));
    expect(bytes(1)).not.toBe(bytes(2));
  });

  test('distinguishes lines that it has not seen, before and after it was stored', () => {
    const model = train(1);
    for (const kept of [model, loadClassifier(storeClassifier(model))]) {
      expect(classify([kept], 'a towel for the pool')[0]).toBeGreaterThan(0.6);
      expect(classify([kept], 'when is breakfst')[1]).toBeGreaterThan(0.6);
    }
  });

  test('returns probabilities', () => {
    const sum = classify([train(1)], 'anything').reduce((total, one) => total + one, 0);
    expect(sum).toBeCloseTo(1, 4);
  });

  test('decides together with another one: between their separate results', () => {
    const [one, other] = [train(1), train(2)];
    const line = 'a towel for the pool';
    const [alone = 0, others = 0] = [classify([one], line)[0], classify([other], line)[0]];
    const together = classify([one, other], line)[0];
    expect(together).toBeGreaterThan(Math.min(alone, others));
    expect(together).toBeLessThan(Math.max(alone, others));
    expect(classify([one, one], line)[0]).toBeCloseTo(alone, 5);
  });

  test('is refused when its parts do not match', () => {
    const stored = storeClassifier(train(1));
    expect(() => loadClassifier({ ...stored, bits: 9 })).toThrow('do not fit');
    expect(() => loadClassifier({ ...stored, labels: ['towels'] })).toThrow('do not fit');
  });
});

describe('a classifier with several heads', () => {
  const model = trainClassifier({
    bits: 11,
    hidden: 8,
    labels: ['wants', 'asks', 'towels', 'breakfast'],
    heads: [2, 2],
    linear: true,
    ordered: true,
    startSpread: 0.02,
    ignoredError: 0.001,
    seed: 1,
    epochs: 30,
    learningRate: 0.15,
    dropout: 0.1,
    examplesOf: () => [
      { line: 'fresh towels please', labels: [0, 2] },
      { line: 'have you got towels?', labels: [1, 2] },
      { line: 'breakfast for two please', labels: [0, 3] },
      { line: 'is breakfast included?', labels: [1, 3] },
      { line: 'towels and breakfast', labels: [2, 3] },
    ],
  });

  test('answers each question separately, before and after it was stored', () => {
    for (const kept of [model, loadClassifier(storeClassifier(model))]) {
      const [wants = 0, asks = 0, towels = 0, breakfast = 0] = classify([kept], 'two towels please');
      expect(wants).toBeGreaterThan(asks);
      expect(towels).toBeGreaterThan(breakfast);
      expect(wants + asks).toBeCloseTo(1, 4);
      expect(towels + breakfast).toBeCloseTo(1, 4);
    }
  });

  test('shares its certainty between several labels of a line', () => {
    const [, , towels = 0, breakfast = 0] = classify([model], 'towels and breakfast');
    expect(Math.min(towels, breakfast)).toBeGreaterThan(0.3);
  });

  test('is refused when its heads do not match its labels', () => {
    const stored = storeClassifier(model);
    expect(() => loadClassifier({ ...stored, heads: [2, 1] })).toThrow('do not fit');
  });
});
