import { parsePlaceCode } from '@bellkey/shared/api';

const LENGTH = 8;

/** What is wrong with a typed code and what to do; null when it can be asked for. Dashes, spaces and case don't matter. */
export function codeEntryError(typed: string): string | null {
  const length = typed.replace(/[\s-]/g, '').length;
  if (length === 0) return 'Type the 8 letters and digits that are printed under the square.';
  if (parsePlaceCode(typed)) return null;
  if (length !== LENGTH) return `The code has ${LENGTH} letters and digits; this has ${length}.`;
  return 'One character seems to be wrong. Compare it with the print once more.';
}
