import type { StoredLetterModel } from './letter-model.ts';
import { sequencesOf } from './sequences.ts';

/** Parameters of the training. */
export interface LetterTraining {
  /** The table has `2 ** bits` sequences. */
  bits: number;
  /** Added to each count, so that an unseen sequence does not rule out a language. */
  smoothing: number;
  /** A sequence in fewer lines is ignored. */
  leastLines: number;
}

export const LETTER_TRAINING: LetterTraining = { bits: 14, smoothing: 0.5, leastLines: 2 };

/** The largest evidence of one sequence, as a natural logarithm. */
const MOST = 6;
const LARGEST_BYTE = 127;

/** Learns the letters of languages from lines. The same lines give the same bytes. */
export function trainLetters(
  lines: ReadonlyArray<{ language: string; line: string }>,
  { bits, smoothing, leastLines }: LetterTraining,
): StoredLetterModel {
  const languages = [...new Set(lines.map(({ language }) => language))].sort();
  const counts = languages.map(() => new Float64Array(2 ** bits));
  const inLines = new Uint32Array(2 ** bits);
  for (const { language, line } of lines) {
    const sequences = sequencesOf(line, bits);
    const own = counts[languages.indexOf(language)];
    for (const sequence of sequences) if (own) own[sequence] = (own[sequence] ?? 0) + 1;
    for (const sequence of new Set(sequences)) inLines[sequence] = (inLines[sequence] ?? 0) + 1;
  }
  const used = inLines.filter((number) => number >= leastLines).length;
  const totals = counts.map((own) =>
    own.reduce((sum, count, sequence) => sum + ((inLines[sequence] ?? 0) >= leastLines ? count : 0), 0),
  );
  const evidence = new Int8Array(2 ** bits * languages.length);
  for (let sequence = 0; sequence < 2 ** bits; sequence += 1) {
    if ((inLines[sequence] ?? 0) < leastLines) continue;
    const logs = languages.map((_, at) =>
      Math.log(((counts[at]?.[sequence] ?? 0) + smoothing) / ((totals[at] ?? 0) + smoothing * used)),
    );
    const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
    for (const [at, log] of logs.entries()) {
      const step = Math.round(((log - mean) * LARGEST_BYTE) / MOST);
      evidence[sequence * languages.length + at] = Math.max(-LARGEST_BYTE, Math.min(LARGEST_BYTE, step));
    }
  }
  return {
    bits,
    languages,
    scale: MOST / LARGEST_BYTE,
    evidence: Buffer.from(evidence.buffer).toString('base64'),
  };
}
