const TIMES =
  /(?<![\d.,])([01]?\d|2[0-3])(?:[:.h]([0-5]\d)|h)(?!\d)|(?<![\d.,:])(1[0-2]|0?[1-9]) ?([ap])\.?m\b/giu;
// A figure starts where no digit precedes it: otherwise a long row of digits is scanned again from each of them.
const AMOUNTS =
  /(?:€|eur|euros?|£|\$)\s?(\d{1,12}(?:[.,]\d{1,2})?)|(?<!\d)(\d{1,12}(?:[.,]\d{1,2})?)\s?(?:€|eur|euros?|£|\$)/giu;

/** Times in a text as `HH:MM`: `7 am`, `7h00` and `07:00` are equal. */
function timesIn(text: string): string[] {
  return [...text.matchAll(TIMES)].map(([, hour, minute, half, part]) => {
    const hours = half ? (Number(half) % 12) + (part?.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
    return `${String(hours).padStart(2, '0')}:${minute ?? '00'}`;
  });
}

/** Prices in a text with two decimals. */
function amountsIn(text: string): string[] {
  return [...text.matchAll(AMOUNTS)].map(([, before, after]) =>
    Number((before ?? after ?? '0').replace(',', '.')).toFixed(2),
  );
}

/** The figures of a text by kind, sorted and unique. */
export interface Figures {
  times: string[];
  prices: string[];
}

/** Kinds of figures. */
export const FIGURE_KINDS = ['times', 'prices'] as const satisfies ReadonlyArray<keyof Figures>;

/** Parses the figures of one or more texts. */
export function figuresIn(...texts: string[]): Figures {
  return {
    times: [...new Set(texts.flatMap(timesIn))].sort(),
    prices: [...new Set(texts.flatMap(amountsIn))].sort(),
  };
}
