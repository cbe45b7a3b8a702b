/** Most decimals in path data. */
const tidy = (strings: TemplateStringsArray, ...values: number[]): string =>
  strings.reduce((text, part, place) => text + Number(values[place - 1]?.toFixed(3)) + part);

/** Path data of a rectangle with round corners. */
export const box = (x: number, y: number, width: number, height: number, r = 0): string => {
  const across = width - 2 * r;
  const down = height - 2 * r;
  return r === 0
    ? tidy`M${x} ${y}h${width}v${height}h${-width}Z`
    : tidy`M${x + r} ${y}h${across}a${r} ${r} 0 0 1 ${r} ${r}v${down}a${r} ${r} 0 0 1 ${-r} ${r}h${-across}a${r} ${r} 0 0 1 ${-r} ${-r}v${-down}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
};

/** Path data of a circle. */
export const disc = (x: number, y: number, r: number): string =>
  tidy`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
