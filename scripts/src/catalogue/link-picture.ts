import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { type BrandProfile, isCoBrand } from '@bellkey/shared/brand';
import { familyServed, sceneToSvg, type Tone } from '@bellkey/shared/drawing';
import { markSvg } from './brand-mark.ts';

const require = createRequire(import.meta.url);
const fontUrl = (file: string) => pathToFileURL(require.resolve(file)).href;

/** Size that link previews expect. */
export const LINK_PICTURE = { width: 1200, height: 630 };

const tokens: Record<Tone, string> = {
  ink: 'var(--ink)',
  accent: 'var(--accent-ink)',
  wash: 'var(--wash)',
  paper: '#f3efe7',
  card: '#fffefb',
  line: '#cfcbc4',
};

/** The page that a brand's link picture is a screenshot of: mark, name, tagline, and the product's sentence drawn. */
export function linkPicturePage(brand: BrandProfile): string {
  const { primary, accent } = brand.colors;
  return `<!doctype html><meta charset="utf-8"><style>
@font-face{font-family:Fraunces;src:url(${fontUrl('@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2')});font-weight:100 900}
@font-face{font-family:Inter;src:url(${fontUrl('@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2')});font-weight:100 900}
:root{--ink:color-mix(in oklab,${primary} 92%,black);--accent-ink:color-mix(in oklab,${accent} 58%,black);--wash:color-mix(in oklab,${accent} 20%,#fbf9f5)}
*{margin:0;box-sizing:border-box}
body{width:${LINK_PICTURE.width}px;height:${LINK_PICTURE.height}px;background:#fbf9f5;color:var(--ink);display:grid;grid-template-columns:500px 560px;gap:24px;padding:0 40px 0 72px;align-items:center;overflow:hidden}
header{display:flex;gap:18px;align-items:center;font:560 36px/1.1 Fraunces;font-variation-settings:"SOFT" 40,"WONK" 0;letter-spacing:-.01em}
header svg{width:60px;height:60px;flex:none}
h1{margin-top:44px;font:480 70px/1.04 Fraunces;font-variation-settings:"SOFT" 40,"WONK" 0,"opsz" 144;letter-spacing:-.022em;text-wrap:balance}
p{margin-top:36px;font:450 21px/1.4 Inter;color:color-mix(in oklab,var(--ink) 76%,#fbf9f5);display:flex;gap:14px;align-items:center}
p::before{content:"";width:28px;height:2px;background:var(--accent-ink);flex:none}
main+svg{width:560px;height:auto}
</style><main><header>${markSvg(brand, { ground: 'tile', weight: 1 })}${brand.name}</header>
<h1>${brand.tagline.replace('. ', '.<br>')}</h1><p>${isCoBrand(brand) && brand.subheading ? brand.subheading : 'Guest services with a clock on them'}</p></main>
${sceneToSvg(familyServed, tokens, null)}`;
}
