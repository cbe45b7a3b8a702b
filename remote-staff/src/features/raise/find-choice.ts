/** An option chosen by name. */
interface Named {
  name: string;
}

const plain = (text: string): string => text.trim().toLowerCase();

/**
 * The option meant by typed text: the one of exactly this name or, without one, the only one whose name has these
 * words. Null for none or several.
 *
 * @example findChoice([{ name: 'Room 204' }, { name: 'Room 205' }], '204') // Room 204
 */
export function findChoice<T extends Named>(choices: readonly T[], typed: string): T | null {
  const wanted = plain(typed);
  if (wanted === '') return null;
  const exact = choices.find(({ name }) => plain(name) === wanted);
  if (exact) return exact;
  const words = wanted.split(/\s+/);
  const matching = choices.filter(({ name }) => {
    const parts = plain(name).split(/\s+/);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  });
  const [only, ...others] = matching;
  return only && others.length === 0 ? only : null;
}
