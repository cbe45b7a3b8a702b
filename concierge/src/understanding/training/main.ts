import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hotelIntents, readFolds } from './dataset.ts';
import { crossValidate, microF1 } from './score.ts';
import { trainRouter } from './train.ts';

/**
 * `tsx concierge/src/embedded/training/main.ts <data folder> [--validate]`
 *
 * The data folder holds `nlupp-hotels` and `nlupp-banking` as published (folds and ontology). It is read here and
 * nowhere else; the result is `../router/router-weights.json`.
 */
const [data, flag] = process.argv.slice(2);
if (!data) throw new Error('Say where the data is: main.ts <data folder> [--validate]');

const folds = readFolds(join(data, 'nlupp-hotels'));
const banking = readFolds(join(data, 'nlupp-banking')).flat();
const intents = hotelIntents(join(data, 'nlupp-hotels'));

if (flag === '--validate') {
  const score = crossValidate(folds, banking, intents);
  process.stdout.write(`${JSON.stringify({ ...score, microF1: Number(microF1(score).toFixed(4)) })}\n`);
} else {
  const file = fileURLToPath(new URL('../router/router-weights.json', import.meta.url));
  const text = `${JSON.stringify(trainRouter(folds.flat(), banking, intents))}\n`;
  writeFileSync(file, text);
  process.stdout.write(`${file}: ${text.length} bytes\n`);
}
