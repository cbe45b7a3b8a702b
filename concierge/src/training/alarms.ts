import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AlarmLine, loadAlarmLines } from '../alarm-model/alarm-lines.ts';
import { scoreHeldOut } from '../alarm-model/held-out.ts';
import { storeAlarmModel } from '../alarm-model/stored-alarm-model.ts';
import { ALARM_TRAINING, trainAlarms } from '../alarm-model/train-alarms.ts';
import { normalise } from '../language/text/normalise.ts';
import { loadMeaningLines } from '../meaning-model/meaning-lines.ts';
import { soundsDangerous } from '../policy/danger/words/danger-phrases.ts';
import { harmlessLines } from './harmless-lines.ts';
import { loadOrdinaryLines } from './ordinary-lines.ts';
import { vocabularyLines } from './vocabulary-lines.ts';

const FOLDS = 3;
const MOST_ORDINARY_LINES = 4000;
const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Trains the alarm model from `concierge/lines/alarm`, ordinary guests' lines in `concierge/lines/meaning`, and
 * ordinary lines of the data folder, and writes `alarm-model.json`.
 *
 * @param report a file that gets every line with its score by a model that has not seen it; then no model is written
 */
export function alarms(data: string | undefined, report: string | undefined): void {
  const lines = loadAlarmLines(fileAt('../../lines/alarm'));
  const published: AlarmLine[] = (data ? loadOrdinaryLines(data) : [])
    .filter((line) => soundsDangerous(normalise(line)) === null)
    .slice(0, MOST_ORDINARY_LINES)
    .map((line) => ({ language: 'ordinary', label: 'none', line }));
  const dangerous = lines.filter(({ label }) => label !== 'none');
  const ordinary = [
    ...published,
    ...harmlessLines(loadMeaningLines(fileAt('../../lines/meaning')), dangerous),
  ];

  const all = [...lines, ...vocabularyLines(), ...ordinary];
  if (report) {
    writeFileSync(
      report,
      JSON.stringify(scoreHeldOut(lines, ordinary, vocabularyLines(), ALARM_TRAINING, FOLDS)),
    );
  } else {
    const text = `${JSON.stringify(storeAlarmModel(trainAlarms(all, ALARM_TRAINING)))}\n`;
    writeFileSync(fileAt('../alarm-model/alarm-model.json'), text);
    process.stdout.write(`alarm-model.json: ${text.length} bytes from ${all.length} lines\n`);
  }
}
