import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadFactLines } from '../fact-search/fact-lines.ts';
import { factExamples, trainFactWeights } from '../fact-search/train-fact-weights.ts';

const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const LINES = fileAt('../../lines/fact-search');
const WEIGHTS = fileAt('../fact-search/fact-weights.json');

/** Fits the weights of the evidence for facts, and writes `fact-weights.json`. */
export function facts(): void {
  const examples = factExamples(loadFactLines(LINES));
  const weights = trainFactWeights(examples);
  writeFileSync(WEIGHTS, `${JSON.stringify(weights, null, 2)}\n`);
  process.stdout.write(`fact-weights.json: from ${examples.length} facts that a search found\n`);
}
