import type PDFKit from 'pdfkit';
import { encode } from 'uqr';

/** Light modules around a code, which ISO/IEC 18004 requires and cheap scanners need. */
const QUIET_ZONE = 4;

/** Draws a QR code with its quiet zone as one path: sharp at any resolution, readable with a quarter of it damaged. */
export function drawCode(
  document: InstanceType<typeof PDFKit>,
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { data, size: modules } = encode(text, { border: QUIET_ZONE, ecc: 'Q' });
  const module = size / modules;
  data.forEach((row, rowIndex) => {
    for (let from = 0; from < row.length; from += 1) {
      if (!row[from]) continue;
      let end = from;
      while (row[end + 1]) end += 1;
      document.rect(x + from * module, y + rowIndex * module, (end - from + 1) * module, module);
      from = end;
    }
  });
  document.fill('#000');
}
