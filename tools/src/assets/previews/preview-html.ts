import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { type BrandProfile, isCoBrand } from '@bellkey/shared/brand';
import { type Scene, sceneToSvg, type Tone } from '@bellkey/shared/drawing';
import { markSvg } from '../brands/brand-mark.ts';

const require = createRequire(import.meta.url);
const fontUrl = (file: string) => pathToFileURL(require.resolve(file)).href;

/** Size that link previews expect, in pixels. */
export const PREVIEW = { width: 1200, height: 630 };

const tokens: Record<Tone, string> = {
  ink: 'var(--ink)',
  accent: 'var(--accent-ink)',
  wash: 'var(--wash)',
  paper: '#f3efe7',
  card: '#fffefb',
  line: '#cfcbc4',
};

const asText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Longer titles are set smaller, so that none needs more than four lines. */
function titleSize(title: string): number {
  if (title.length <= 27) return 78;
  if (title.length <= 44) return 64;
  return title.length <= 64 ? 54 : 46;
}

/** The mark of the site's pictures: three ticks on a line, asked, accepted, done by. */
const promiseLine =
  '<svg class="line" viewBox="0 0 1056 16"><path d="M8 8H1048" stroke="#cfcbc4"/><path d="M8 8H640" stroke="var(--accent-ink)"/><circle cx="8" cy="8" r="6"/><circle cx="236" cy="8" r="6"/><circle cx="640" cy="8" r="7" class="now"/><circle cx="1048" cy="8" r="6" class="due"/></svg>';

interface PreviewText {
  title: string;
  description: string;
  scene: Scene;
}

/** The page for a link picture's screenshot: the brand, the subject, and a drawing; in the brand's tints. */
export function previewHtml(brand: BrandProfile, { title, description, scene }: PreviewText): string {
  const { primary, accent } = brand.colors;
  return `<!doctype html><meta charset="utf-8"><style>
@font-face{font-family:Fraunces;src:url(${fontUrl('@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2')});font-weight:100 900}
@font-face{font-family:Inter;src:url(${fontUrl('@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2')});font-weight:100 900}
:root{--ink:color-mix(in oklab,${primary} 92%,black);--accent-ink:color-mix(in oklab,${accent} 58%,black);--wash:color-mix(in oklab,${accent} 20%,#fbf9f5)}
*{margin:0;box-sizing:border-box}
body{width:${PREVIEW.width}px;height:${PREVIEW.height}px;background:#fbf9f5;color:var(--ink);display:grid;grid-template:auto 1fr auto / 600px 1fr;gap:0 24px;padding:56px 40px 52px 72px;overflow:hidden}
header{grid-column:1/-1;display:flex;gap:16px;align-items:center;font:560 32px/1.1 Fraunces;font-variation-settings:"SOFT" 40,"WONK" 0;letter-spacing:-.01em}
header svg{width:52px;height:52px;flex:none}
main{align-self:center}
h1{font:480 ${titleSize(title)}px/1.06 Fraunces;font-variation-settings:"SOFT" 40,"WONK" 0,"opsz" 144;letter-spacing:-.022em;text-wrap:balance}
p{margin-top:22px;font:430 22px/1.42 Inter;color:color-mix(in oklab,var(--ink) 76%,#fbf9f5);display:-webkit-box;-webkit-line-clamp:4;-webkit-box-orient:vertical;overflow:hidden;text-wrap:pretty}
body>svg:not(.line){align-self:center;width:500px;height:auto}
.line{grid-column:1/-1;width:1056px;height:16px;fill:none;stroke-width:3}
.line circle{fill:var(--accent-ink)}.line .due{fill:#cfcbc4}.line .now{fill:#fbf9f5;stroke:var(--accent-ink)}
</style><header>${markSvg(brand, { ground: 'tile', weight: 1 })}${asText(brand.name)}</header>
<main><h1>${asText(title).replace('. ', '.<br>')}</h1><p>${asText(description)}</p></main>
${sceneToSvg(scene, tokens, null)}${promiseLine}`;
}

/** The text under a brand's tagline. */
export const brandSentence = (brand: BrandProfile): string =>
  isCoBrand(brand) && brand.subheading ? brand.subheading : 'Guest services with a clock on them';
