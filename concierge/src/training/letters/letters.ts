import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadAlarmLines } from '../../alarm-model/alarm-lines.ts';
import { type LetterModel, loadLetterModel } from '../../language/identification/letters/letter-model.ts';
import { LETTER_TRAINING, trainLetters } from '../../language/identification/letters/train-letters.ts';
import { loadMeaningLines } from '../../meaning-model/meaning-lines.ts';

const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Languages that are recognised by their script, without a model. */
const IN_OTHER_SCRIPTS = new Set(['ar', 'el', 'hi', 'ja', 'ko', 'ru', 'uk', 'zh']);
const HELD_OUT_EVERY = 5;
/** Shorter lines often fit several languages. */
const FEWEST_WORDS = 3;

/** A committed line and its language. */
export interface LineOfLanguage {
  language: string;
  line: string;
}

/** Every committed line of one language in Latin letters. */
export function linesByLanguage(): LineOfLanguage[] {
  const meaning = loadMeaningLines(fileAt('../../../lines/meaning'));
  const alarm = loadAlarmLines(fileAt('../../../lines/alarm'));
  return [...meaning, ...alarm]
    .filter(({ language }) => language !== 'mixed' && !IN_OTHER_SCRIPTS.has(language))
    .map(({ language, line }) => ({ language, line }));
}

/** A model of four fifths of the lines, and the lines of three words or more that it has not seen. */
export function heldOut(lines: readonly LineOfLanguage[]): { model: LetterModel; unseen: LineOfLanguage[] } {
  const isUnseen = (index: number) => index % HELD_OUT_EVERY === 0;
  const seen = lines.filter((_, index) => !isUnseen(index));
  const unseen = lines.filter(({ line }, index) => isUnseen(index) && line.split(' ').length >= FEWEST_WORDS);
  return { model: loadLetterModel(trainLetters(seen, LETTER_TRAINING)), unseen };
}

/** The likeliest language of a text by its letters. */
export function likeliest(model: LetterModel, text: string): string {
  const [first] = [...model.scoresOf(text).scores].sort(([, one], [, other]) => other - one);
  return first?.[0] ?? '';
}

/**
 * Learns the letters of languages from the lines of `concierge/lines`, and writes `letter-model.json`.
 *
 * @param report a file that gets the unseen lines for which a model finds another language; then no model is written
 */
export function letters(report: string | undefined): void {
  const lines = linesByLanguage();
  if (report) {
    const { model, unseen } = heldOut(lines);
    const confused = unseen
      .map((line) => ({ ...line, taken: likeliest(model, line.line) }))
      .filter(({ language, taken }) => language !== taken);
    writeFileSync(report, `${JSON.stringify(confused)}\n`);
    for (const language of model.languages) {
      const of = ({ language: own }: LineOfLanguage) => own === language;
      const all = unseen.filter(of).length;
      process.stdout.write(`${language} ${all - confused.filter(of).length} of ${all}\n`);
    }
    return;
  }
  const text = `${JSON.stringify(trainLetters(lines, LETTER_TRAINING))}\n`;
  writeFileSync(fileAt('../../language/identification/letters/letter-model.json'), text);
  process.stdout.write(`letter-model.json: ${text.length} bytes from ${lines.length} lines\n`);
}
