import { Link } from '@bellkey/shared/shell';
import { formatDay } from '../../calendar/calendar-day.ts';
import { PrintButton } from '../../controls/print-button.tsx';
import { Content, Section } from '../../page-head/content.tsx';
import { PageHead } from '../../page-head/page-head.tsx';
import { QuoteView } from '../pricing/quote-view.tsx';
import { Acceptance } from './acceptance/acceptance.tsx';
import { issuedLines } from './offers/issued-quote.ts';
import type { Proposal } from './offers/proposal.ts';
import * as styles from './quote-sheet.css';
import { ValidityChip } from './validity/validity-chip.tsx';

/** An issued quote on a sheet of its own: number, dates, lines, tax, history, acceptance. */
export function QuoteSheet({ proposal }: { proposal: Proposal }) {
  const { quote } = proposal;
  return (
    <Content>
      <PageHead
        kind="Sample quote"
        title={`Quote ${quote.number}`}
        foot={
          <>
            <ValidityChip validUntil={quote.validUntil} />
            <PrintButton>Print or save as PDF</PrintButton>
          </>
        }
      >
        <p>
          For {proposal.hotel}, which is fictional. Issued on {formatDay(quote.issued)} from price list{' '}
          {quote.priceList}; a later list does not change it. It belongs to{' '}
          <Link to={`/proposals/${proposal.slug}`}>this proposal</Link>.
        </p>
      </PageHead>
      <Section side title="Price">
        <QuoteView quote={issuedLines(quote)} />
        <p className={styles.small}>{quote.taxNote}</p>
      </Section>
      <Section side title={'What\u00a0happened so far'}>
        <ol className={styles.history}>
          {quote.history.map((entry) => (
            <li key={entry.day}>
              <time dateTime={entry.day}>{formatDay(entry.day)}</time>
              <span>{entry.what}</span>
            </li>
          ))}
        </ol>
      </Section>
      <Section side title="Accept or decline">
        <Acceptance hotel={proposal.hotel} quote={quote} />
        <p className={styles.small}>No answer means no: the offer ends on its last day.</p>
      </Section>
    </Content>
  );
}
