import { z } from 'zod';
import several from '../../../data/several/minors.json' with { type: 'json' };
import type { TurnContext } from '../../contract/contract.ts';
import { loadData } from '../../data/load-data.ts';
import { normalise } from '../../language/text/normalise.ts';

const Words = z.array(z.string().min(1)).min(1);
const { ages, units, phrases } = loadData(
  'minors',
  z.strictObject({
    /** Ages under 18, as figures and in words. */
    ages: Words,
    /** Units after a number that is not an age: `I'm 15 minutes away`. */
    units: Words,
    /** How guests say that they are not adults; `{age}` is one of `ages`. */
    phrases: Words,
  }),
  { several },
).several;
const AGE = `(?:${ages.join('|')})(?![\\p{L}\\p{N}:%]|[.,]\\d| ?(?:${units.join('|')})(?!\\p{L}))`;
const MINOR = new RegExp(
  `(?<![\\p{L}'])(?:${phrases.join('|').replaceAll('{age}', AGE)})(?![\\p{L}\\p{N}])`,
  'u',
);

/**
 * Whether the guest has said in this conversation that they are under 18, in any of the six languages. If a guest
 * claims to be older after a refusal, a person decides, who can look at an ID.
 */
export const saysMinor = ({ history }: Pick<TurnContext, 'history'>): boolean =>
  history.some(({ from, text }) => from === 'guest' && MINOR.test(normalise(text)));
