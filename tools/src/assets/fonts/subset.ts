import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { ACCENTS, EVERYWHERE, unicodeRange } from './characters.ts';

/**
 * Builds the product's fonts from their npm packages (SIL Open Font License 1.1): Latin for English, Portuguese,
 * Spanish, French, German and Italian, and only the axes and features that the visual language uses. Run it again after
 * a font package or a character changes: `npx tsx tools/src/assets/fonts/subset.ts`.
 */
const require = createRequire(import.meta.url);

const fonts = [
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    to: 'fraunces',
    variationAxes: { SOFT: 40, WONK: 0, opsz: 144, wght: { min: 400, max: 600 } },
  },
  {
    from: '@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2',
    to: 'inter',
    variationAxes: { opsz: 14, wght: { min: 400, max: 650 } },
  },
];
// Inter's contextual alternates (arrows out of signs) would be a fifth of its file.
const keepFeatures = ['ccmp', 'clig', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'rclt', 'rlig', 'tnum'];

for (const { from, to, variationAxes } of fonts) {
  const source = readFileSync(require.resolve(from));
  for (const [file, characters] of [
    [`${to}.woff2`, EVERYWHERE],
    [`${to}-accents.woff2`, ACCENTS],
  ] as const) {
    // Named, since the package's types do not know `keepFeatures` yet.
    const options = { targetFormat: 'woff2' as const, variationAxes, keepFeatures };
    const subset = await subsetFont(source, characters, options);
    writeFileSync(new URL(`../../../../host/src/theme/fonts/${file}`, import.meta.url), subset);
    console.log(`${file}: ${subset.length} bytes of ${source.length}, ${unicodeRange(characters)}`);
  }
}

// For printed sheets from the API: PDF has no variable fonts, so each weight is a file.
for (const [name, wght] of [
  ['inter-regular', 400],
  ['inter-semibold', 600],
] as const) {
  const source = readFileSync(
    require.resolve('@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2'),
  );
  const options = { targetFormat: 'sfnt' as const, variationAxes: { opsz: 14, wght }, keepFeatures };
  const subset = await subsetFont(source, EVERYWHERE + ACCENTS, options);
  writeFileSync(new URL(`../../../../api/fonts/${name}.ttf`, import.meta.url), subset);
  console.log(`${name}.ttf: ${subset.length} bytes`);
}
