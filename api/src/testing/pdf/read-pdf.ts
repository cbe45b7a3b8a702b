import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A page of a PDF. */
export interface PdfPage {
  widthMm: number;
  heightMm: number;
  text: string;
  /** Content of its QR codes, piece by piece, decoded from a picture of the page. */
  codes: string[];
}

/** Parses a PDF whose pages are cut into columns and rows of pieces, each with one code or none. */
export function readPdf(pdf: Uint8Array, [columns, rows]: readonly [number, number]): Promise<PdfPage[]> {
  const script = fileURLToPath(new URL('./print-pdf-contents.mjs', import.meta.url));
  return new Promise((resolve, reject) => {
    const reader = execFile(
      process.execPath,
      [script, String(columns), String(rows)],
      { maxBuffer: 16 * 1024 * 1024, timeout: 60_000 },
      (error, stdout, stderr) => (error ? reject(new Error(stderr)) : resolve(JSON.parse(stdout))),
    );
    reader.stdin?.end(Buffer.from(pdf).toString('base64'));
  });
}
