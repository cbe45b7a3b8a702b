/*
 * Parses a PDF from standard input as a printer and a phone do, and prints the result as JSON: for each page its size
 * in millimetres, its texts, and the content of the QR codes in a picture of it. In a separate process, because jest
 * cannot load the parser's modules.
 *
 * Arguments: number of columns and rows that a page is cut into.
 */
import { text } from 'node:stream/consumers';
import jsqr from 'jsqr';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Dots per point, at most 288 dpi. A code that is not recognised is tried again, as people move their phone. */
const SCALES = [2, 4, 3];
const MM_PER_POINT = 25.4 / 72;

const [columns = 1, rows = 1] = process.argv.slice(2).map(Number);
const bytes = Buffer.from(await text(process.stdin), 'base64');
const document = await getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS }).promise;
const pages = [];
for (let number = 1; number <= document.numPages; number += 1) {
  const page = await document.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  pages.push({
    widthMm: Math.round(width * MM_PER_POINT),
    heightMm: Math.round(height * MM_PER_POINT),
    text: items
      .map(({ str }) => str)
      .join(' ')
      .replace(/\s+/g, ' '),
    codes: await readCodes(page),
  });
}
process.stdout.write(JSON.stringify(pages));

/** Cuts pictures of a page into its pieces, as people cut the paper, and decodes each one's code. */
async function readCodes(page) {
  const found = Array.from({ length: columns * rows }, () => null);
  for (const scale of SCALES) {
    if (!found.includes(null)) break;
    const viewport = page.getViewport({ scale });
    const { canvas, context } = document.canvasFactory.create(viewport.width, viewport.height);
    await page.render({ canvas, canvasContext: context, viewport, background: '#fff' }).promise;
    const width = Math.floor(canvas.width / columns);
    const height = Math.floor(canvas.height / rows);
    found.forEach((code, index) => {
      const left = (index % columns) * width;
      const top = Math.floor(index / columns) * height;
      found[index] =
        code ??
        jsqr(context.getImageData(left, top, width, height).data, width, height, {
          inversionAttempts: 'dontInvert',
        })?.data ??
        null;
    });
  }
  return found.filter((code) => code !== null);
}
