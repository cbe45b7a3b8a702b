const LONGEST = 40;

/**
 * The key of a new service, made from its title: `Kayak rental` becomes `kayakRental`, and `kayakRental2` if that is
 * taken.
 *
 * @param taken keys of the property and of the catalogue, whose meaning the assistant knows
 */
export function newServiceKey(title: string, taken: readonly string[]): string {
  const words = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const [first = 'service', ...rest] = words ?? [];
  const named = [first, ...rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('');
  const base = (/^[a-z]/.test(named) ? named : `service${named}`).slice(0, LONGEST);
  const used = new Set([...taken, ...Object.getOwnPropertyNames(Object.prototype)]);
  if (!used.has(base)) return base;
  for (let number = 2; ; number += 1) if (!used.has(`${base}${number}`)) return `${base}${number}`;
}
