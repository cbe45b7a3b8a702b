import type { MenuItem } from '@bellkey/shared/api';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { asWritten } from '../../language/text/as-written.ts';
import { normalise, wordsOf } from '../../language/text/normalise.ts';
import { FOOD_CUES } from './food-cues.ts';
import { FOOD_LINES } from './food-lines.ts';
import { optionsIn } from './options.ts';

const NOTE_MAX_CHARS = 60;
/** Words of a note that do not say how a dish is made. */
const MANNERS = new RegExp(
  `(?<![\\p{L}])(?:${FOOD_LINES.courtesies}|${FOOD_LINES.toMyRoom})(?![\\p{L}])`,
  'gu',
);
const NOTE_END = new RegExp(`[\\s.,;!?]+(?:${FOOD_LINES.noteJoins})?[\\s.,;!?]*$`, 'u');

/**
 * How the guest wants a dish, from the normalised words after it: `no mayo`, and the menu's own choices.
 *
 * @param text the line as the guest wrote it
 */
export function making(after: string, item: MenuItem, language: AnswerLanguage, text: string) {
  const options = optionsIn(after, item);
  const special = FOOD_CUES[language].without.exec(after);
  const note = special ? after.slice(special.index) : '';
  const said = note.replace(MANNERS, '').replace(/\s+/g, ' ').replace(NOTE_END, '').trim();
  const plain = wordsOf(said).filter((word) => !options.some((option) => normalise(option).includes(word)));
  return { options, note: plain.length > 1 ? asWritten(said, text).slice(0, NOTE_MAX_CHARS) : null };
}
