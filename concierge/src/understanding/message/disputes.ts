import { z } from 'zod';
import several from '../../../data/several/disputes.json' with { type: 'json' };
import { loadData } from '../../data/load-data.ts';
import { wholeWords } from '../../data/phrases.ts';
import { isQuestion } from '../../language/search/question.ts';
import { normalise } from '../../language/text/normalise.ts';

const Patterns = z.array(z.string().min(1)).min(1);
const { phrases, spoilt, wrongBrought } = loadData(
  'disputes',
  z.strictObject({
    /** How a line denies an order. */
    phrases: Patterns,
    /** How a line says that a dish was not as it should be: `came cold`, `a hair in my soup`. */
    spoilt: Patterns,
    /** How a line says that the wrong thing came. */
    wrongBrought: Patterns,
  }),
  { several },
).several;
const DISPUTES = wholeWords(phrases);
const SPOILT = wholeWords(spoilt);
const WRONG_BROUGHT = wholeWords(wrongBrought);

/**
 * Whether a line says that the guest did not ask for something, in any of the six languages: `I never ordered a
 * burger`.
 */
export const disputes = (line: string): boolean => DISPUTES.test(normalise(line));

/** Whether a line about a dish says that it was not as it should be, in any of the six languages: `the soup came cold`. */
export const saysSpoilt = (line: string): boolean => SPOILT.test(normalise(line)) && !isQuestion(line);

/**
 * Whether a line says that the wrong thing came, in any of the six languages. In `the wrong thing came, I asked for an
 * iron` the guest still wants the iron.
 */
export const saysWrongBrought = (line: string): boolean => WRONG_BROUGHT.test(normalise(line));
