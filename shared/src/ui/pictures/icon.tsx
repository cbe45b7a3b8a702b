import { ICON_SIZE, ICON_STROKE, ICON_WASH, type IconDrawing } from '../../catalogue/icons/drawing.ts';

interface IconProps {
  drawing: IconDrawing;
  /** Edge in pixels; default is the grid, 19. */
  size?: number;
  /** Alternative text. Leave it out next to a word: the icon is decoration then. */
  label?: string;
}

/**
 * An icon of the catalogue, in the text's colour.
 *
 * @example
 * <Icon drawing={categoryDrawings.laundry} size={24} />
 */
export function Icon({ drawing: { area, wash, line, dots }, size = ICON_SIZE, label }: IconProps) {
  return (
    <svg
      viewBox={`0 0 ${ICON_SIZE} ${ICON_SIZE}`}
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={ICON_STROKE}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {wash ? <path d={wash} fill="currentColor" fillOpacity={ICON_WASH} stroke="none" /> : null}
      {area ? <path d={area} fill="currentColor" fillOpacity={ICON_WASH} /> : null}
      {line ? <path d={line} /> : null}
      {dots ? <path d={dots} fill="currentColor" stroke="none" /> : null}
    </svg>
  );
}
