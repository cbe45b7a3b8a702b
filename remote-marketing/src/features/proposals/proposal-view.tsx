import { Link } from '@bellkey/shared/shell';
import { formatDay } from '../../calendar/calendar-day.ts';
import { PrintButton } from '../../controls/print-button.tsx';
import { Content, Section } from '../../page-head/content.tsx';
import { PageHead } from '../../page-head/page-head.tsx';
import { formatMoney } from '../pricing/quote/prices/money.ts';
import { QuoteView } from '../pricing/quote-view.tsx';
import { Acceptance } from './acceptance/acceptance.tsx';
import { Connections } from './connections.tsx';
import { FactsTable } from './facts-table.tsx';
import { issuedLines } from './offers/issued-quote.ts';
import type { Proposal } from './offers/proposal.ts';
import * as styles from './proposal-view.css';
import { ValidityChip } from './validity/validity-chip.tsx';

/** A proposal, from understanding to acceptance. One view for every hotel. */
export function ProposalView({ proposal }: { proposal: Proposal }) {
  const { quote } = proposal;
  const lines = issuedLines(quote);
  const total = formatMoney(lines.invoice.cents, lines.currency);
  return (
    <Content>
      <PageHead
        kind="Sample proposal"
        title={
          <>
            A proposal for <span className={styles.hotel}>{proposal.hotel}</span>
          </>
        }
        foot={
          <>
            <ValidityChip validUntil={quote.validUntil} />
            <PrintButton>Print or save as PDF</PrintButton>
          </>
        }
      >
        <p>
          For {proposal.kind}. The hotel is fictional, and so is everything said about it: the page shows what
          a proposal from us contains.
        </p>
      </PageHead>
      <dl className={styles.facts}>
        <Fact name="Prepared for" value={proposal.preparedFor} />
        <Fact name="Prepared by" value={proposal.preparedBy} />
        <Fact name="Date" value={formatDay(quote.issued)} />
        <Fact name="Quote" value={quote.number} />
        <Fact
          name={quote.request.vat > 0 ? 'First invoice, tax included' : 'First invoice, without tax'}
          value={total}
        />
      </dl>
      <Section side number={1} title="What we understood">
        <div className={styles.text}>
          {proposal.understanding.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section side number={2} title="Scope, by department">
        <FactsTable
          label="Scope"
          columns={['Department', 'Today', 'With Bellkey']}
          rows={proposal.scope.map((row) => [row.department, row.today, row.withBellkey])}
        />
      </Section>
      <Section side number={3} title="Six weeks">
        <FactsTable
          label="Rollout"
          columns={['When', 'What', 'Who']}
          rows={proposal.rollout.map((row) => [row.weeks, row.what, row.who])}
        />
      </Section>
      <Section side number={4} title="Where the codes go">
        <FactsTable
          label="Codes"
          columns={['Place', 'Codes', 'Note']}
          rows={[
            ...proposal.codes.map((row) => [row.place, String(row.count), row.note]),
            [
              'In all',
              String(proposal.codes.reduce((sum, { count }) => sum + count, 0)),
              'Printed by the hotel, from our sheets',
            ],
          ]}
        />
      </Section>
      <Section side number={5} title="Connections">
        <Connections integrations={proposal.integrations} />
        <FactsTable
          label="Connections"
          columns={['System', 'What it does', 'Status']}
          rows={proposal.integrations.map((row) => [row.system, row.what, row.status])}
        />
      </Section>
      <Section side number={6} title="Who does what">
        <div className={styles.two}>
          <List title="The hotel" items={proposal.responsibilities.hotel} />
          <List title="Bellkey" items={proposal.responsibilities.bellkey} />
        </div>
      </Section>
      <Section side number={7} title="How we will know">
        <FactsTable
          label="Figures"
          columns={['Figure', 'Definition', 'Goal']}
          rows={proposal.kpis.map((row) => [row.name, row.definition, row.goal])}
        />
      </Section>
      <Section side number={8} title="What could go wrong">
        <FactsTable
          label="Risks"
          columns={['Risk', 'Our answer']}
          rows={proposal.risks.map((row) => [row.risk, row.answer])}
        />
      </Section>
      <Section side number={9} title="Price" id="price">
        <QuoteView quote={lines} />
        <p className={styles.small}>{quote.taxNote}</p>
      </Section>
      <Section side number={10} title="Terms">
        <div className={styles.text}>
          <p>
            Our <Link to="/terms">terms of service</Link> apply, and beyond them:
          </p>
          <List items={proposal.terms} />
        </div>
      </Section>
      <Section side number={11} title="Acceptance">
        <Acceptance hotel={proposal.hotel} quote={quote} />
      </Section>
    </Content>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function List({ title, items }: { title?: string; items: readonly string[] }) {
  return (
    <div>
      {title ? <h3 className={styles.listTitle}>{title}</h3> : null}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
