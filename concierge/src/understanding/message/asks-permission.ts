import { z } from 'zod';
import several from '../../../data/several/permission.json' with { type: 'json' };
import { loadData } from '../../data/load-data.ts';
import { wholeWords } from '../../data/phrases.ts';

const Patterns = z.array(z.string().min(1)).min(1);
const { asks, arranges } = loadData(
  'permission',
  z.strictObject({
    /** How guests ask whether something is allowed, in six languages. */
    asks: Patterns,
    /** Verbs that want something arranged. */
    arranges: Patterns,
  }),
  { several },
).several;

const ASKS = wholeWords(asks);
const ARRANGES = wholeWords(arranges);

/** Whether a normalised text has a verb that wants something arranged: `book`, `alquilar`. */
export const arrangesSomething = (normalised: string): boolean => ARRANGES.test(normalised);

/** Whether a normalised text asks what is allowed, as `can I bring my dog`, and not for someone who looks after the dog. */
export const asksPermission = (normalised: string): boolean =>
  ASKS.test(normalised) && !arrangesSomething(normalised);
