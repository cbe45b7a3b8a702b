import { renderUnicodeCompact } from 'uqr';

const INDENT = '  ';

/** White on black: the blocks are the light modules. */
const PAPER = '\u001b[97;40m';
const PLAIN = '\u001b[0m';

/**
 * A QR code as lines of half blocks with the quiet zone that scanners need. With colours it is dark on light in any
 * terminal; without, in those with light letters on dark.
 */
export function qrCodeLines(text: string, { colours }: { colours: boolean }): string[] {
  const lines = renderUnicodeCompact(text, { border: 2 }).split('\n');
  return lines.map((line) => `${INDENT}${colours ? `${PAPER}${line}${PLAIN}` : line}`);
}
