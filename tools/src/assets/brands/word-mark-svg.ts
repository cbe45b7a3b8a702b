import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LOGO } from '@bellkey/shared/catalogue';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const INTER = require.resolve('@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2');
/** Cap height in pixels, and the largest width, of a word mark. */
const CAP_HEIGHT = 19;
const MARGIN = 4;

/** The name's outlines, so that the file needs no font. Coordinates are in font units, y upward. */
async function outline(name: string) {
  const instance = await subsetFont(readFileSync(INTER), name, {
    targetFormat: 'truetype',
    variationAxes: { opsz: 32, wght: 600 },
  });
  const face = new harfbuzz.Face(new harfbuzz.Blob(Uint8Array.from(instance).buffer));
  const font = new harfbuzz.Font(face);
  const buffer = new harfbuzz.Buffer();
  buffer.addText(name);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  let x = 0;
  const glyphs = buffer.getGlyphInfos().map((glyph, place) => {
    const at = x;
    x += positions[place]?.xAdvance ?? 0;
    return { at, path: font.glyphToPath(glyph.codepoint) };
  });
  return { glyphs, width: x, unitsPerEm: face.upem };
}

/** A company's name in our type, as an SVG file of the logo size. */
export async function wordMarkSvg(name: string): Promise<string> {
  const { glyphs, width, unitsPerEm } = await outline(name);
  const INTER_CAP_HEIGHT_EM = 0.727;
  const largest = CAP_HEIGHT / (INTER_CAP_HEIGHT_EM * unitsPerEm);
  const scale = Number(Math.min(largest, (LOGO.width - 2 * MARGIN) / width).toFixed(5));
  const left = Number(((LOGO.width - width * scale) / 2).toFixed(2));
  const baseline = Number(((LOGO.height + INTER_CAP_HEIGHT_EM * unitsPerEm * scale) / 2).toFixed(2));
  const paths = glyphs
    .filter(({ path }) => path !== '')
    .map(({ at, path }) => `<path${at === 0 ? '' : ` transform="translate(${at})"`} d="${path}"/>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${LOGO.width}" height="${LOGO.height}" viewBox="0 0 ${LOGO.width} ${LOGO.height}" fill="currentColor">`,
    `<title>${name}</title>`,
    `<g transform="translate(${left} ${baseline}) scale(${scale} ${-scale})">`,
    ...paths,
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}
