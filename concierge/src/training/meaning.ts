import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatScores, scoreHeldOutPersonas } from '../meaning-model/held-out.ts';
import { loadMeaningLines } from '../meaning-model/meaning-lines.ts';
import { storeMeaningModel } from '../meaning-model/stored-meaning-model.ts';
import { MEANING_TRAINING, trainMeaning } from '../meaning-model/train-meaning.ts';
import { framedLines } from './framed-lines.ts';
import { importMeaningLines } from './import-meaning-lines.ts';
import { measuredLines } from './measured-lines.ts';

const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const LINES = fileAt('../../lines/meaning');
const FRAMES = fileAt('../../lines/frames');
const MODEL_FOLDER = fileAt('../meaning-model');

/**
 * Trains the meaning model and writes `meaning-model.json` with its manifest.
 *
 * @param report a file that gets the results of a model for personas that it has not seen; then no model is written
 */
export function meaning(report: string | undefined): void {
  const lines = loadMeaningLines(LINES);
  const framed = framedLines(FRAMES);
  if (report) {
    const scores = scoreHeldOutPersonas(lines, framed, MEANING_TRAINING);
    writeFileSync(report, `${JSON.stringify(scores.lines)}\n`);
    process.stdout.write(formatScores(scores));
    return;
  }
  const text = `${JSON.stringify(storeMeaningModel(trainMeaning([...lines, ...framed], MEANING_TRAINING)))}\n`;
  const sha256 = createHash('sha256').update(text).digest('hex');
  const manifest = { lines: lines.length, bytes: text.length, sha256, training: MEANING_TRAINING };
  writeFileSync(join(MODEL_FOLDER, 'meaning-model.json'), text);
  writeFileSync(join(MODEL_FOLDER, 'meaning-model.manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  process.stdout.write(`meaning-model.json: ${text.length} bytes from ${lines.length} lines\n`);
}

/** Copies a folder of `<language>/<persona>.json` files into the repository. */
export function importLines(folder: string): void {
  for (const { file, lines, dropped } of importMeaningLines(folder, LINES, measuredLines())) {
    process.stdout.write(`${file}: ${lines} lines, ${dropped.length} left out\n`);
    for (const line of dropped) process.stdout.write(`  ${line}\n`);
  }
}
