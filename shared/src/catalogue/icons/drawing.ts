/** Icons are drawn on a square grid of this many pixels (specification, section 9: standard icon size). */
export const ICON_SIZE = 19;
/** Stroke of the family, in pixels of the grid; ends and corners are round. */
export const ICON_STROKE = 1.6;
/** Opacity of the one accent fill, of the text's own colour. */
export const ICON_WASH = 0.14;

/** An icon as path data on the grid, in the text's colour. */
export interface IconDrawing {
  /** Outlined, and filled with the accent wash. */
  area?: string;
  /** Filled with the accent wash only. */
  wash?: string;
  /** Outlined only. */
  line?: string;
  /** Solid, for points. */
  dots?: string;
}

/** An icon as an SVG file. */
export function iconToSvg({ area, wash, line, dots }: IconDrawing): string {
  const tint = ` fill="currentColor" fill-opacity="${ICON_WASH}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${ICON_SIZE}" height="${ICON_SIZE}" viewBox="0 0 ${ICON_SIZE} ${ICON_SIZE}" fill="none" stroke="currentColor" stroke-width="${ICON_STROKE}" stroke-linecap="round" stroke-linejoin="round">`,
    ...(wash ? [`<path${tint} stroke="none" d="${wash}"/>`] : []),
    ...(area ? [`<path${tint} d="${area}"/>`] : []),
    ...(line ? [`<path d="${line}"/>`] : []),
    ...(dots ? [`<path fill="currentColor" stroke="none" d="${dots}"/>`] : []),
    '</svg>',
    '',
  ].join('\n');
}
