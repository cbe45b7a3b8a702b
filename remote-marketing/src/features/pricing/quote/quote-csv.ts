import { formulaText } from './formula.ts';
import type { Quote } from './price-quote.ts';
import type { Cents } from './prices/money.ts';

/** Text that a spreadsheet would compute; a negative amount stays a number. */
const FORMULA = /^(?!-?\d+\.\d\d$)[=+\-@\t]/;

/**
 * The quote as a CSV file (RFC 4180): one row per line, and one for each section's sum. Loads the writer, which only a
 * visitor who saves the file needs.
 */
export async function quoteCsv(quote: Quote): Promise<string> {
  const { default: Papa } = await import('papaparse');
  const rows = [
    ['Section', 'Line', 'Formula', `Amount (${quote.currency})`],
    ...[quote.month, quote.period, quote.once, quote.invoice].flatMap((section) => [
      ...section.lines.map((line) => [
        section.title,
        line.label,
        formulaText(line.formula, quote.currency),
        plainAmount(line.cents),
      ]),
      [section.title, section.totalLabel, 'sum', plainAmount(section.cents)],
    ]),
  ];
  return `${Papa.unparse(rows, { escapeFormulae: FORMULA })}\r\n`;
}

function plainAmount(cents: Cents): string {
  const absolute = Math.abs(cents);
  return `${cents < 0 ? '-' : ''}${Math.floor(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`;
}
