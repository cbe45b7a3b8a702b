import { Chip } from '@bellkey/shared/ui';
import type { ReactNode } from 'react';
import * as styles from './ledger.css';

export interface LedgerRow {
  name: string;
  status: string;
  tone: 'good' | 'warn' | 'neutral';
  text: ReactNode;
}

/** What exists and what does not yet, line by line: a name, its true status, a sentence. */
export function Ledger({ rows }: { rows: readonly LedgerRow[] }) {
  return (
    <dl className={styles.ledger}>
      {rows.map((row) => (
        <div key={row.name} className={styles.row}>
          <dt className={styles.name}>{row.name}</dt>
          <dd>
            <Chip tone={row.tone}>{row.status}</Chip>
          </dd>
          <dd className={styles.text}>{row.text}</dd>
        </div>
      ))}
    </dl>
  );
}
