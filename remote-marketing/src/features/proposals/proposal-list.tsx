import { Link } from '@bellkey/shared/shell';
import { formatMoney } from '../pricing/quote/prices/money.ts';
import { issuedLines } from './offers/issued-quote.ts';
import type { Proposal } from './offers/proposal.ts';
import { proposals } from './offers/proposals.ts';
import * as styles from './proposal-list.css';
import { ValidityChip } from './validity/validity-chip.tsx';

function firstInvoice({ quote }: Proposal): string {
  const { invoice, currency } = issuedLines(quote);
  return formatMoney(invoice.cents, currency);
}

/** Contents of the first invoice, without which two sums can’t be compared. */
const firstInvoiceOf = ({ quote: { request } }: Proposal) =>
  `First invoice: ${request.billing === 'annual' ? 'a year' : 'a month'} and set-up, ${request.vat > 0 ? 'tax included' : 'without tax'}`;

/** The available proposals, each as a sheet with its sum and its state. */
export function ProposalList() {
  return (
    <ul className={styles.list}>
      {proposals.map((proposal) => (
        <li key={proposal.slug} className={styles.item}>
          <p className={styles.number}>{proposal.quote.number}</p>
          <h3 className={styles.hotel}>
            <Link to={`/proposals/${proposal.slug}`}>{proposal.hotel}</Link>
          </h3>
          <p className={styles.kind}>Fictional: {proposal.kind}.</p>
          <p className={styles.foot}>
            <b className={styles.sum}>
              <span className={styles.sumOf}>{firstInvoiceOf(proposal)}</span> {firstInvoice(proposal)}
            </b>
            <ValidityChip validUntil={proposal.quote.validUntil} />
          </p>
        </li>
      ))}
    </ul>
  );
}
