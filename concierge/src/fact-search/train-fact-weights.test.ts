import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { PARAPHRASES } from '../evaluation/paraphrases.ts';
import { PROPERTIES } from '../evaluation/property-rows.ts';
import { loadFactLines } from './fact-lines.ts';
import weights from './fact-weights.json' with { type: 'json' };
import { factExamples, trainFactWeights } from './train-fact-weights.ts';

const lines = loadFactLines(fileURLToPath(new URL('../../lines/fact-search', import.meta.url)));

describe('the weights of the evidence for a fact', () => {
  test('match the committed lines', () => {
    expect(trainFactWeights(factExamples(lines))).toEqual(weights);
  });

  test('are learned from questions outside every measurement', () => {
    const measured = new Set(
      [PARAPHRASES, ...PROPERTIES].flatMap(({ questions, unanswerable }) => [
        ...questions.map(({ text }) => text),
        ...unanswerable,
      ]),
    );
    const learned = lines.flatMap(({ questions, unanswerable }) => [
      ...questions.map(({ text }) => text),
      ...unanswerable,
    ]);
    expect(learned.length).toBeGreaterThan(150);
    expect(learned.filter((text) => measured.has(text))).toEqual([]);
  });

  test('distinguish an answer from a fact that shares a word', () => {
    const example = (covered: number, answers: boolean) => ({
      evidence: [1, 0, 0, covered, 0, 0, 0, 0, 0, 0, 0],
      answers,
    });
    const learned = trainFactWeights([
      example(1, true),
      example(0.8, true),
      example(0.2, false),
      example(0, false),
    ]);
    expect(learned.covered).toBeGreaterThan(1);
    expect(learned.base).toBeLessThan(0);
  });
});
