import { type CardSentence, groupCode } from '@bellkey/shared/code-sheet';
import type PDFKit from 'pdfkit';
import { drawCode } from './draw-code.ts';
import { type CardMark, drawMark } from './draw-mark.ts';
import type { SheetFonts } from './sheet-fonts.ts';

/** Points of PDF in a millimetre. */
export const MM = 72 / 25.4;
/** Line height of Inter, in multiples of the font size. */
const LINE_HEIGHT = 1.21;
/** The smallest font size, in points, that is legible at arm's length. */
const SMALLEST_PT = 6;

/** The share of a tall card above its code. */
const TOP = 0.15;

/** Most height of the mark on a wide card, in points. */
const WIDE_MARK = 9 * MM;
/** The mark's share of what is above the code of a tall card. */
const TALL_MARK_SHARE = 0.55;

/** What is printed for one place. */
export interface Card {
  propertyName: string;
  placeLabel: string;
  /** Content of the QR code: the address with the code. */
  link: string;
  /** Where the short code is typed, as `aurora.bellkey.example/scan-qr`. */
  address: string;
  /** Eight characters. */
  shortCode: string;
  sentences: readonly CardSentence[];
  /** The property's mark, above its name; absent for a property without one. */
  mark?: CardMark | undefined;
}

/** Position of a card on its page, in points. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Line {
  text: string;
  font: string;
  size: number;
  /** Most height, in multiples of the size. */
  lines: number;
  gap: number;
}

/** Draws a card: the code at the left of a wide one and at the top of a tall one, the text next to it. */
export function drawCard(
  document: InstanceType<typeof PDFKit>,
  fonts: SheetFonts,
  card: Card,
  { x, y, width, height }: Frame,
): void {
  const isWide = width > height;
  const padding = (isWide ? 4 : 7) * MM;
  const codeSize = isWide
    ? Math.min(height - 2 * padding, width * 0.48)
    : Math.min(width - 2 * padding, height * 0.44);
  drawCode(document, card.link, {
    x: isWide ? x + padding / 2 : x + (width - codeSize) / 2,
    y: isWide ? y + (height - codeSize) / 2 : y + height * TOP,
    size: codeSize,
  });
  if (isWide) {
    const left = x + padding / 2 + codeSize + padding / 2;
    const frame = {
      x: left,
      y: y + padding,
      width: x + width - padding - left,
      height: height - 2 * padding,
    };
    const below = drawMark(document, card.mark, { ...frame, height: WIDE_MARK }, 'left');
    drawLines(
      document,
      linesOf(card, fonts, 1),
      { ...frame, y: frame.y + below, height: frame.height - below },
      'left',
    );
    return;
  }
  const [name, ...rest] = linesOf(card, fonts, 1.45);
  const inner = { x: x + padding, width: width - 2 * padding };
  // With a mark, both share what is above the code.
  const from = y + (card.mark ? padding / 2 : padding);
  const space = y + height * TOP - from;
  const used = drawMark(
    document,
    card.mark,
    { ...inner, y: from, height: space * TALL_MARK_SHARE },
    'center',
  );
  if (name) drawLines(document, [name], { ...inner, y: from + used, height: space - used }, 'center');
  const below = y + height * TOP + codeSize;
  drawLines(document, rest, { ...inner, y: below, height: y + height - padding - below }, 'center');
}

function linesOf(
  { propertyName, placeLabel, address, shortCode, sentences }: Card,
  { regular, semibold }: SheetFonts,
  scale: number,
): Line[] {
  const line = (text: string, font: string, size: number, lines: number, gap: number): Line => ({
    text,
    font,
    size: size * scale,
    lines,
    gap: gap * scale,
  });
  return [
    line(propertyName, semibold, 11, 2, 5),
    line(placeLabel, semibold, 13, 2, 5),
    ...sentences.map(({ ask }, index) =>
      line(ask, regular, 8.5, 2, index === sentences.length - 1 ? 4 : 1.5),
    ),
    line(sentences.map(({ type }) => type).join(' · '), regular, 6.5, 3, 1.5),
    line(address, semibold, 7.5, 1, 3),
    line(groupCode(shortCode), semibold, 12, 1, 0),
  ];
}

/** A line in the largest font that fits: one that is too long gets smaller, then an ellipsis. */
function fitLine(document: InstanceType<typeof PDFKit>, line: Line, width: number, scale: number) {
  let size = line.size * scale;
  const measure = () => document.font(line.font).fontSize(size).heightOfString(line.text, { width });
  let height = measure();
  const most = () => (line.lines + 0.4) * size * LINE_HEIGHT;
  while (height > most() && size > SMALLEST_PT * scale) {
    size -= 0.25;
    height = measure();
  }
  return { ...line, size, height: Math.min(height, most()), gap: line.gap * scale };
}

/** Draws lines under each other in the middle of a frame, all of them smaller if they do not fit. */
function drawLines(
  document: InstanceType<typeof PDFKit>,
  lines: readonly Line[],
  frame: Frame,
  align: 'left' | 'center',
): void {
  const fit = (scale: number) => lines.map((line) => fitLine(document, line, frame.width, scale));
  const heightOf = (fitted: ReturnType<typeof fit>) =>
    fitted.reduce((sum, { height, gap }) => sum + height + gap, 0);
  let scale = 1;
  let fitted = fit(scale);
  while (heightOf(fitted) > frame.height && scale > 0.5) {
    scale -= 0.05;
    fitted = fit(scale);
  }
  let top = frame.y + Math.max(0, (frame.height - heightOf(fitted)) / 2);
  for (const { text, font, size, height, gap } of fitted) {
    document
      .font(font)
      .fontSize(size)
      .fillColor('#000')
      .text(text, frame.x, top, { width: frame.width, height: height + 1, align, ellipsis: true });
    top += height + gap;
  }
}
