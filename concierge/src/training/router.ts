import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hotelIntents, loadFolds } from '../understanding/training/dataset.ts';
import { trainRouter } from '../understanding/training/train.ts';

/**
 * Trains the router, which `npm run concierge -- classify` uses.
 *
 * @param data folder with `nlupp-hotels` and `nlupp-banking` as published (folds and ontology)
 */
export function router(data: string): void {
  const folds = loadFolds(join(data, 'nlupp-hotels'));
  const banking = loadFolds(join(data, 'nlupp-banking')).flat();
  const file = fileURLToPath(new URL('../understanding/router/router-weights.json', import.meta.url));
  const text = `${JSON.stringify(trainRouter(folds.flat(), banking, hotelIntents(join(data, 'nlupp-hotels'))))}\n`;
  writeFileSync(file, text);
  process.stdout.write(`${file}: ${text.length} bytes\n`);
}
