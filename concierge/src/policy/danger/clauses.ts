import { CLAUSE_WORDS } from '../../language/text/clause-words.ts';
import { afterCourtesy } from '../../language/text/courtesy.ts';

/** Ends of sentences and commas. */
const MARK = /[.!?;,\n]+/u;
/** The same, and words that join two wishes. */
const JOIN = new RegExp(`[.!?;,\\n]+|(?<![\\p{L}])(?:${CLAUSE_WORDS.dangerJoins})(?![\\p{L}])`, 'giu');
/** Where a wish, or a sentence about danger, begins: `my dad is very pale can we have two towels`. */
const START = new RegExp(`(?<=\\s)(?=(?:${CLAUSE_WORDS.dangerStarts})(?!\\p{L}))`, 'giu');

const hasLetters = (part: string): boolean => /\p{L}/u.test(part);
const trimmed = (parts: readonly string[]): string[] =>
  parts.map((part) => part.trim()).filter((part) => part !== '');

/** The parts of a line between its punctuation marks. */
export const splitAtMarks = (line: string): string[] => trimmed(line.split(MARK));

/** The parts of a line between its punctuation marks and the words that join two wishes. */
export const splitAtJoins = (line: string): string[] => trimmed(line.split(JOIN));

/** The sentences of a line, even if no mark or word separates them. */
export const sentencesOf = (line: string): string[] => line.split(START).filter(hasLetters);

/** The clauses of a line, each with its own courtesy. */
export const clausesOf = (line: string): string[] =>
  splitAtJoins(line).flatMap(afterCourtesy).flatMap(sentencesOf);
