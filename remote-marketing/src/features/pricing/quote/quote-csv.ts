import { formulaText } from './formula.ts';
import type { Cents } from './money.ts';
import type { Quote } from './price-quote.ts';

/** The quote as a CSV file (RFC 4180): one row per line, and one for each section's sum. */
export function quoteCsv(quote: Quote): string {
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
  return `${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function plainAmount(cents: Cents): string {
  const absolute = Math.abs(cents);
  return `${cents < 0 ? '-' : ''}${Math.floor(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`;
}

/** Quotes what must be quoted, and keeps a spreadsheet from reading text as a formula of its own. */
function cell(text: string): string {
  const isAmount = /^-?\d+\.\d\d$/.test(text);
  const safe = !isAmount && /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
