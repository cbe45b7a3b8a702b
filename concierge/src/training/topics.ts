import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { formatTopicScores, scoreHeldOutQuestions } from '../topic-model/held-out.ts';
import { storeTopicModel } from '../topic-model/stored-topic-model.ts';
import { loadTopicLines } from '../topic-model/topic-lines.ts';
import { TOPIC_TRAINING, trainTopics } from '../topic-model/train-topics.ts';
import { importTopicLines } from './import-topic-lines.ts';
import { measuredLines } from './measured-lines.ts';

const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const LINES = fileAt('../../lines/topics');
const MODEL_FOLDER = fileAt('../topic-model');

/**
 * Trains the topic model and writes `topic-model.json` with its manifest.
 *
 * @param report a file that gets the results of a model for questions that it has not seen; then no model is written
 */
export function topics(report: string | undefined): void {
  const lines = loadTopicLines(LINES);
  if (report) {
    const scores = scoreHeldOutQuestions(lines, TOPIC_TRAINING);
    writeFileSync(report, `${JSON.stringify(scores)}\n`);
    process.stdout.write(formatTopicScores(scores));
    return;
  }
  const text = `${JSON.stringify(storeTopicModel(trainTopics(lines, TOPIC_TRAINING)))}\n`;
  const sha256 = createHash('sha256').update(text).digest('hex');
  const manifest = { lines: lines.length, bytes: text.length, sha256, training: TOPIC_TRAINING };
  writeFileSync(join(MODEL_FOLDER, 'topic-model.json'), text);
  writeFileSync(join(MODEL_FOLDER, 'topic-model.manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  process.stdout.write(`topic-model.json: ${text.length} bytes from ${lines.length} lines\n`);
}

/** Copies a folder of `<language>/<name>.json` files into the repository. */
export function importTopics(folder: string): void {
  const names = z.array(z.string()).parse(JSON.parse(readFileSync(join(LINES, 'topics.json'), 'utf8')));
  for (const { file, lines, dropped } of importTopicLines(folder, LINES, new Set(names), measuredLines())) {
    process.stdout.write(`${file}: ${lines} lines, ${dropped.length} left out\n`);
    for (const line of dropped) process.stdout.write(`  ${line}\n`);
  }
}
