import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { normalise } from '../../language/text/normalise.ts';
import { anywhere, whole } from './read-move.ts';

/** A line that cancels all requests. */
interface CancelsAll {
  /** What is not cancelled: `the pillows` of `all but the pillows`. */
  kept: string;
  /** The following lines, which say something else. */
  after: string;
}

/**
 * The cancellation of all requests in a text; null for none. Several messages arrive as one text, each on a line of its
 * own, and what is kept may follow after a line break.
 */
export const cancelsAllBut = (text: string, language: AnswerLanguage): CancelsAll | null =>
  inLines(text, language) ?? inLines(text.replaceAll('\n', ' '), language);

function inLines(text: string, language: AnswerLanguage): CancelsAll | null {
  const but = anywhere('cancelsAllBut', language);
  const because = anywhere('cancelsAllBecause', language);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const clauses = lines.flatMap((line, lineNo) =>
    normalise(line)
      .split(/[,.;!?]+|\p{Extended_Pictographic}+/u)
      .flatMap((clause) => (clause.trim() === '' ? [] : { said: clause.trim(), lineNo })),
  );
  for (const [index, { said, lineNo }] of clauses.entries()) {
    const [all = '', ...kept] = said.split(but);
    const [withoutReason = ''] = all.trim().split(because);
    if (![all, withoutReason].some((part) => whole('cancelsAll', language).test(part.trim()))) continue;
    const next = clauses[index + 1];
    const [before, ...later] = next?.said.split(but) ?? [];
    const goesOn = next !== undefined && before === '';
    return {
      kept: [...kept, ...(goesOn ? later : [])].join(' ').trim(),
      after: lines.slice((goesOn ? next.lineNo : lineNo) + 1).join('\n'),
    };
  }
  return null;
}
