import { Link } from '@bellkey/shared/shell';
import * as styles from './proposal-list.css';
import { proposals } from './proposals.ts';
import { ValidityChip } from './validity-chip.tsx';

/** The proposals that can be opened, each with its state. */
export function ProposalList() {
  return (
    <ul className={styles.list}>
      {proposals.map((proposal) => (
        <li key={proposal.slug} className={styles.item}>
          <h3 className={styles.hotel}>
            <Link to={`/proposals/${proposal.slug}`}>{proposal.hotel}</Link>
          </h3>
          <p className={styles.house}>Fictional: {proposal.house}.</p>
          <p>
            <ValidityChip validUntil={proposal.quote.validUntil} />
          </p>
        </li>
      ))}
    </ul>
  );
}
