const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Characters of every page, and of the names of the languages that guests choose from; these files are preloaded. */
export const EVERYWHERE = `${range(0x20, 0x7e)}\u00a0©·×çêñ–—‘’“”•…€→−`;

/** Additional characters of Portuguese, Spanish, French, German and Italian; loaded when a page shows one of them. */
export const ACCENTS = [...`${range(0xa1, 0xff)}ŒœŠšŸŽž‚„†‹›™≈≤≥←↑↓`]
  .filter((character) => !EVERYWHERE.includes(character))
  .join('');

/** Characters as a CSS `unicode-range`. */
export function unicodeRange(characters: string): string {
  const codes = [...characters].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: Array<[number, number]> = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
  return ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
}
