import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/**
 * Makes the two fonts that the product ships from their npm packages (SIL Open Font License 1.1): Latin for English,
 * Portuguese, Spanish, French, German and Italian, and only the axes that the visual language uses.
 * Run it again after a font package changes: `npx tsx scripts/src/fonts/subset.ts`.
 */
const require = createRequire(import.meta.url);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŸŽžı–—‘’‚“”„†•…‹›€™−×÷≈≤≥←↑→↓`;

const fonts = [
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    to: 'fraunces.woff2',
    variationAxes: { SOFT: 40, WONK: 0, opsz: 144, wght: { min: 400, max: 600 } },
  },
  {
    from: '@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2',
    to: 'inter.woff2',
    variationAxes: { opsz: 14, wght: { min: 400, max: 650 } },
  },
];

for (const { from, to, variationAxes } of fonts) {
  const source = readFileSync(require.resolve(from));
  const subset = await subsetFont(source, LATIN, { targetFormat: 'woff2', variationAxes });
  writeFileSync(new URL(`../../../host/src/theme/fonts/${to}`, import.meta.url), subset);
  console.log(`${to}: ${source.length} → ${subset.length} bytes`);
}
