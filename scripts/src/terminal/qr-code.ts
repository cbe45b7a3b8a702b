import { renderUnicodeCompact } from 'uqr';

const INDENT = '  ';

/** A QR code as lines of half blocks, dark on light whatever the terminal's colours are, with the quiet zone scanners need. */
export function qrCodeLines(text: string, { colours }: { colours: boolean }): string[] {
  const lines = renderUnicodeCompact(text, { border: 2 }).split('\n');
  return lines.map((line) => (colours ? `${INDENT}\u001b[30;107m${line}\u001b[0m` : `${INDENT}${line}`));
}
