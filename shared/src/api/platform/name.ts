import { z } from 'zod';

/**
 * Characters that no name may have: control characters and line breaks (Cc, Zl, Zp), surrogate halves (Cs), and
 * invisible format characters (Cf), including those that change text direction. The joiners U+200C and U+200D are
 * allowed: Persian and Indian names, and some emoji, need them.
 */
const NOT_IN_NAMES = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Letters and signs without any ink: fillers of Korean, the empty Braille pattern, vowels and joiners that do not show. */
const BLANK = /[\p{M}\p{Z}\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** Whether nothing of a text shows. */
export const isBlank = (text: string): boolean => text.replace(BLANK, '') === '';

/** Whether a text is one plain line that shows, as a name, a title or a label has to be. Nothing at all is one too. */
export const isPlainLine = (text: string): boolean =>
  !NOT_IN_NAMES.test(text) && (text === '' || !isBlank(text));

/** The error message for a text that is not. */
export const NOT_PLAIN = 'Leave out line breaks and invisible characters.';

/**
 * A name that people type: of a property, a person, a place, a dish, a job. Trimmed, one line, nothing invisible, so
 * that lists, mails and printed cards show it as written.
 *
 * @param max the most characters it may have
 * @param min the fewest, 1 unless given
 * @param messages error message for one that is too short or too long, when the schema’s default does not fit
 */
export function nameSchema(max: number, min = 1, messages: { short?: string; long?: string } = {}) {
  return z.string().trim().min(min, messages.short).max(max, messages.long).refine(isPlainLine, NOT_PLAIN);
}
