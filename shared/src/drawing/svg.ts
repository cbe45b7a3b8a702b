import { isGroup, type Part, type Scene, type Tone, transformOf } from './scene.ts';

/** Colour of each tone in an image file, which has no tokens: the default brand on light paper. */
export const FILE_COLOURS: Record<Tone, string> = {
  ink: '#1a2330',
  accent: '#07734f',
  wash: '#d3eadc',
  paper: '#f3efe7',
  card: '#fffefb',
  line: '#cfcbc4',
};

type Palette = Record<Tone, string>;

function partToSvg(part: Part, colours: Palette): string {
  if (isGroup(part)) {
    const inner = part.parts.map((child) => partToSvg(child, colours)).join('');
    return `<g transform="${transformOf(part)}">${inner}</g>`;
  }
  const { d, fill, stroke, width } = part;
  const paint = [
    fill ? ` fill="${colours[fill]}"` : '',
    stroke ? ` stroke="${colours[stroke]}"` : '',
    width === undefined ? '' : ` stroke-width="${width}"`,
  ].join('');
  return `<path${paint} d="${d}"/>`;
}

/**
 * A scene as an SVG document. Presentation attributes only: a strict content security policy blocks style elements.
 *
 * @param ground colour behind the scene; null leaves it transparent.
 */
export function sceneToSvg(
  { width, height, parts }: Scene,
  colours: Palette = FILE_COLOURS,
  ground: string | null = '#fbf9f5',
): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    ...(ground ? [`<path fill="${ground}" d="M0 0h${width}v${height}H0Z"/>`] : []),
    ...parts.map((part) => partToSvg(part, colours)),
    '</svg>',
    '',
  ].join('\n');
}
