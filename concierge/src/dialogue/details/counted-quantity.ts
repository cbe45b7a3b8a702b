import { languagesIn } from '../../language/identification/languages-in.ts';
import { numberOf } from '../../language/numbers/quantity.ts';
import { normalise } from '../../language/text/normalise.ts';
import { findSaidTimes, withoutSaidTimes } from '../../language/times/find-said-times.ts';
import { slotKind } from '../../understanding/services/slots.ts';

function numbersIn(text: string): Set<number> {
  const numbers = new Set<number>();
  for (const [word] of normalise(text).matchAll(/\p{L}+|\d+/gu)) {
    for (const language of languagesIn(text)) {
      const value = numberOf(word, language);
      if (value !== null && value > 0) numbers.add(value);
    }
  }
  return numbers;
}

/**
 * A proposed quantity. If the guest's lines only use its number for a time, a day or a place, returns the only other
 * quantity in the lines, or null: `at 7` is not seven towels, `room 204` not 204.
 */
export function countedQuantity(quantity: number | null, lines: readonly string[]): number | null {
  if (quantity === null || quantity === 1) return quantity;
  const counted = new Set(lines.flatMap((line) => [...numbersIn(withoutSaidTimes(line))]));
  const taken = new Set(
    lines.flatMap((line) =>
      findSaidTimes(line).flatMap(({ start, end }) => [
        ...numbersIn(line.normalize('NFC').slice(start, end)),
      ]),
    ),
  );
  if (counted.has(quantity) || !taken.has(quantity)) return quantity;
  const others = [...counted].filter((value) => value > 1);
  return others.length === 1 ? (others[0] ?? null) : null;
}

/** Whether a number is the number of people, as in `a table for two`, which is one table. */
export const countsPeople = (
  quantity: number | null,
  slots: Readonly<Record<string, string>> | undefined,
): boolean =>
  quantity !== null &&
  Object.entries(slots ?? {}).some(
    ([slot, value]) => slotKind(slot) === 'count' && numbersIn(value).has(quantity),
  );
