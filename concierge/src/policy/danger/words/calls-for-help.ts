import { z } from 'zod';
import several from '../../../../data/several/calls-for-help.json' with { type: 'json' };
import { loadData } from '../../../data/load-data.ts';

const Words = z.array(z.string().min(1)).min(1);
const { calls, services, around } = loadData(
  'calls-for-help',
  z.strictObject({
    /** Verbs that call someone. */
    calls: Words,
    /** Emergency services. */
    services: Words,
    /** Filler before and after a call for help: `please help now`. */
    around: z.strictObject({ before: Words, after: Words }),
  }),
  { several },
).several;

/** Filler before and after a call for help. */
export const AROUND_A_CALL = around;

const CALLS = new RegExp(
  `(?<![\\p{L}])(?:${calls.join('|')}) (?:[\\p{L}']+ ){0,2}(?:${services.join('|')})(?![\\p{L}])`,
  'u',
);

/** Whether a normalised line asks for the fire brigade, the police or an ambulance, as no figure of speech does. */
export const callsForHelp = (normalised: string): boolean => CALLS.test(normalised);
