import { describe, expect, test } from '@jest/globals';
import { encode } from 'uqr';
import { qrCodeLines } from './qr-code.ts';

const LINK = 'http://localhost:3000/scan-qr?c=c5A4zBtKWVc6azDpxhSOng';

/** What a scanner sees: true is dark. Each character is two modules, one above the other. */
function modules(lines: string[]): boolean[][] {
  return lines.flatMap((line) => {
    const characters = [...line.trimStart()];
    return [
      characters.map((character) => character === ' ' || character === '▄'),
      characters.map((character) => character === ' ' || character === '▀'),
    ];
  });
}

describe('the QR code in the terminal', () => {
  test('has every module of the code, dark where it must be', () => {
    const wanted = encode(LINK, { border: 2 });
    const drawn = modules(qrCodeLines(LINK, { colours: false }));
    expect(drawn.slice(0, wanted.size)).toEqual(wanted.data);
  });

  test('with colours has its light modules white, whatever the terminal’s own colours are', () => {
    for (const line of qrCodeLines(LINK, { colours: true })) {
      expect(line.startsWith('  \u001b[97;40m')).toBe(true);
      expect(line.endsWith('\u001b[0m')).toBe(true);
    }
  });
});
