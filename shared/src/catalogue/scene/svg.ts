import { isGroup, type Part, type Scene, type Tone, transformOf } from './scene.ts';

/** What each tone is in an image file, which knows no tokens: the default brand on light paper. */
export const FILE_COLOURS: Record<Tone, string> = {
  ink: '#1a2330',
  accent: '#07734f',
  wash: '#d3eadc',
  paper: '#f3efe7',
  card: '#fffefb',
  line: '#cfcbc4',
};

function partToSvg(part: Part): string {
  if (isGroup(part)) return `<g transform="${transformOf(part)}">${part.parts.map(partToSvg).join('')}</g>`;
  const { d, fill, stroke, width } = part;
  const paint = [
    fill ? ` fill="${FILE_COLOURS[fill]}"` : '',
    stroke ? ` stroke="${FILE_COLOURS[stroke]}"` : '',
    width === undefined ? '' : ` stroke-width="${width}"`,
  ].join('');
  return `<path${paint} d="${d}"/>`;
}

/**
 * A scene as an SVG file, on a ground of paper. Presentation attributes only: a strict content security policy blocks
 * style elements.
 */
export function sceneToSvg({ width, height, parts }: Scene): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    `<path fill="#fbf9f5" d="M0 0h${width}v${height}H0Z"/>`,
    ...parts.map(partToSvg),
    '</svg>',
    '',
  ].join('\n');
}
