import { camelCase, latinWords } from './title-words.ts';

const LONGEST = 40;

/**
 * The key of a new service, made from its title: `Kayak rental` becomes `kayakRental`, and `kayakRental2` if that is
 * taken.
 *
 * @param taken keys of the property and of the catalogue, whose meaning the assistant knows
 */
export function newServiceKey(title: string, taken: readonly string[]): string {
  const named = camelCase(latinWords(title)) || 'service';
  const base = (/^[a-z]/.test(named) ? named : `service${named}`).slice(0, LONGEST);
  const used = new Set([...taken, ...Object.getOwnPropertyNames(Object.prototype)]);
  if (!used.has(base)) return base;
  for (let number = 2; ; number += 1) if (!used.has(`${base}${number}`)) return `${base}${number}`;
}
