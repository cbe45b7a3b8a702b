import { formulaText } from './quote/formula.ts';
import type { Quote, QuoteSection } from './quote/price-quote.ts';
import { formatMoney } from './quote/prices/money.ts';
import type { QuoteLine } from './quote/quote-line.ts';
import * as styles from './quote-view.css';

/** The quote as a sheet: each line with its formula and amount, each section with its sum. */
export function QuoteView({ quote }: { quote: Quote }) {
  return (
    <table className={styles.quote}>
      <caption className={styles.caption}>
        Prices in {quote.currency}, from price list {quote.priceList}
      </caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">What</th>
          <th scope="col">How it is computed</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      {shownSections(quote).map((section) => (
        <SectionRows key={section.title} section={section} quote={quote} last={section === quote.invoice} />
      ))}
    </table>
  );
}

/** What is paid monthly is the month's sum, which is not shown twice. */
const shownSections = ({ billing, month, period, once, invoice }: Quote): readonly QuoteSection[] =>
  billing === 'monthly' ? [month, once, invoice] : [month, period, once, invoice];

/** A share of nothing, such as VAT where none is charged, is not shown. */
const isShown = ({ formula }: QuoteLine) => !(formula.kind === 'share' && formula.share === 0);

function SectionRows({ section, quote, last }: { section: QuoteSection; quote: Quote; last: boolean }) {
  return (
    <tbody className={last ? styles.last : undefined}>
      <tr>
        <th className={styles.section} scope="rowgroup" colSpan={3}>
          {section.title}
        </th>
      </tr>
      {section.lines.filter(isShown).map((line) => (
        <tr key={line.label}>
          <th scope="row">
            {line.label}
            {line.note ? <small className={styles.note}>{line.note}</small> : null}
          </th>
          <td className={styles.formula}>{formulaText(line.formula, quote.currency)}</td>
          <td className={styles.amount}>{formatMoney(line.cents, quote.currency)}</td>
        </tr>
      ))}
      <tr className={styles.sum}>
        <th scope="row">{section.totalLabel}</th>
        <td className={styles.formula} />
        <td className={styles.amount}>{formatMoney(section.cents, quote.currency)}</td>
      </tr>
    </tbody>
  );
}
