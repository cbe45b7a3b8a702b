import { setImmediate } from 'node:timers/promises';
import type { CodeSheetFormat } from '@bellkey/shared/api';
import type PDFKit from 'pdfkit';
import { type Card, drawCard, type Frame, MM } from './draw-card.ts';
import type { SheetFonts } from './sheet-fonts.ts';

const A4 = { width: 210 * MM, height: 297 * MM };
const A6 = { width: 105 * MM, height: 148 * MM };
/** Printers leave a margin; cards stay clear of it, and the cut marks are in it. */
const EDGE = 10 * MM;
const MARK = 5 * MM;
const CARDS = { columns: 2, rows: 4 };

type Sheet = InstanceType<typeof PDFKit>;

/** How a format fills pages. */
interface Layout {
  page: { width: number; height: number };
  perPage: number;
  /** Draws cut and fold marks, once for each page. */
  marks(sheet: Sheet): void;
  /** Position of each card on a page; `turned` ones are upside down. */
  frames(index: number): ReadonlyArray<Frame & { turned?: boolean }>;
}

const cardWidth = (A4.width - 2 * EDGE) / CARDS.columns;
const cardHeight = (A4.height - 2 * EDGE) / CARDS.rows;
const half = { width: A4.width / 2, height: A4.height / 2 };

const layouts: Record<CodeSheetFormat, Layout> = {
  a6: {
    page: A6,
    perPage: 1,
    marks: () => undefined,
    frames: () => [{ x: 0, y: 0, ...A6 }],
  },
  cards: {
    page: A4,
    perPage: CARDS.columns * CARDS.rows,
    marks(sheet) {
      for (let column = 0; column <= CARDS.columns; column += 1) {
        const x = EDGE + column * cardWidth;
        line(sheet, x, EDGE - MARK, x, EDGE - 1);
        line(sheet, x, A4.height - EDGE + 1, x, A4.height - EDGE + MARK);
      }
      for (let row = 0; row <= CARDS.rows; row += 1) {
        const y = EDGE + row * cardHeight;
        line(sheet, EDGE - MARK, y, EDGE - 1, y);
        line(sheet, A4.width - EDGE + 1, y, A4.width - EDGE + MARK, y);
      }
    },
    frames: (index) => [
      {
        x: EDGE + (index % CARDS.columns) * cardWidth,
        y: EDGE + Math.floor(index / CARDS.columns) * cardHeight,
        width: cardWidth,
        height: cardHeight,
      },
    ],
  },
  tents: {
    page: A4,
    perPage: 2,
    marks(sheet) {
      line(sheet, half.width, EDGE - MARK, half.width, EDGE);
      line(sheet, half.width, A4.height - EDGE, half.width, A4.height - EDGE + MARK);
      // The fold is dashed, the cut is not.
      sheet.dash(2, { space: 2 });
      line(sheet, EDGE - MARK, half.height, EDGE, half.height);
      line(sheet, A4.width - EDGE, half.height, A4.width - EDGE + MARK, half.height);
      sheet.undash();
    },
    frames: (index) => {
      const inner = { x: index * half.width + EDGE / 2, width: half.width - EDGE };
      const height = half.height - EDGE;
      return [
        { ...inner, y: EDGE, height, turned: true },
        { ...inner, y: half.height, height },
      ];
    },
  },
};

function line(sheet: Sheet, fromX: number, fromY: number, toX: number, toY: number): void {
  sheet.lineWidth(0.5).moveTo(fromX, fromY).lineTo(toX, toY).stroke('#666');
}

/**
 * Writes the sheet of these cards as a PDF. Yields between pages, so that a hotel's four hundred cards block nothing.
 *
 * @param cards in the order in which they are printed, at least one
 */
export async function drawSheet(
  cards: readonly Card[],
  format: CodeSheetFormat,
  fonts: SheetFonts,
): Promise<Blob> {
  const { page, perPage, marks, frames } = layouts[format];
  // Loaded with the first sheet: it and its fonts' tables are the largest package of the API, and most never print.
  const { default: PDFDocument } = await import('pdfkit');
  const sheet = new PDFDocument({
    autoFirstPage: false,
    font: fonts.regular,
    margin: 0,
    size: [page.width, page.height],
    displayTitle: true,
    info: { Title: `Codes of ${cards[0]?.propertyName ?? ''}`, Creator: 'Bellkey' },
  });
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    sheet.on('data', (piece: Buffer) => pieces.push(new Uint8Array(piece)));
    sheet.on('end', resolve);
    sheet.on('error', reject);
  });
  for (let first = 0; first < cards.length; first += perPage) {
    sheet.addPage();
    marks(sheet);
    cards.slice(first, first + perPage).forEach((card, index) => {
      for (const { turned, ...frame } of frames(index)) {
        sheet.save();
        if (turned) sheet.rotate(180, { origin: [frame.x + frame.width / 2, frame.y + frame.height / 2] });
        drawCard(sheet, fonts, card, frame);
        sheet.restore();
      }
    });
    await setImmediate();
  }
  sheet.end();
  await finished;
  return new Blob(pieces, { type: 'application/pdf' });
}
