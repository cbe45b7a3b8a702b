import type PDFKit from 'pdfkit';
import type { Frame } from './draw-card.ts';

/** A property's mark for print. */
export interface CardMark {
  /** As PNG. */
  png: Uint8Array;
  width: number;
  height: number;
  /** Drawn for dark pages: on paper it gets a dark plate. */
  onDark: boolean;
}

/** Between the mark and what is below it, and around it on its plate, in points. */
const GAP_PT = 4;
const PLATE = '#14171c';

/** Draws a mark at the top of a frame, as large as fits. @returns how much height it takes, 0 without a mark */
export function drawMark(
  document: InstanceType<typeof PDFKit>,
  mark: CardMark | undefined,
  frame: Frame,
  align: 'left' | 'center',
): number {
  if (!mark) return 0;
  const scale = Math.min(frame.width / mark.width, (frame.height - GAP_PT) / mark.height);
  const [width, height] = [mark.width * scale, mark.height * scale];
  const x = align === 'center' ? frame.x + (frame.width - width) / 2 : frame.x;
  if (!mark.onDark) document.image(Buffer.from(mark.png), x, frame.y, { width, height });
  else {
    document.roundedRect(x, frame.y, width, height, GAP_PT).fill(PLATE);
    const inner = { width: width - 2 * GAP_PT, height: height - 2 * GAP_PT };
    document.image(Buffer.from(mark.png), x + GAP_PT, frame.y + GAP_PT, { fit: [inner.width, inner.height] });
  }
  return height + GAP_PT;
}
