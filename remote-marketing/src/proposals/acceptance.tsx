import { Button, Field, Notice } from '@bellkey/shared/ui';
import { useState } from 'react';
import { useToday } from '../calendar/use-today.ts';
import * as styles from './acceptance.css';
import { type IssuedQuote, validityOn } from './proposal.ts';

/** Name, role and date for a signed print. Nothing is stored: the page says so and offers the print. */
export function Acceptance({ quote }: { quote: IssuedQuote }) {
  const today = useToday();
  const [name, setName] = useState('');
  const [role, setRole] = useState('');
  const [day, setDay] = useState<string | null>(null);
  if (validityOn(quote.validUntil, today) === 'expired') {
    return (
      <Notice tone="warn" title="This offer has expired">
        It can be read and printed, and no longer accepted. A new one can be made from the same figures.
      </Notice>
    );
  }
  return (
    <div className={styles.acceptance}>
      <p className={styles.note}>
        This page does not store or send an acceptance yet. Fill in the three fields, print the page, sign it
        and send it to your contact; what you type stays in this browser tab.
      </p>
      <div className={styles.fields}>
        <Field
          label="Name"
          autoComplete="name"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Field
          label="Role"
          autoComplete="organization-title"
          value={role}
          onChange={(event) => setRole(event.target.value)}
        />
        <Field
          label="Date"
          type="date"
          value={day ?? today ?? ''}
          onChange={(event) => setDay(event.target.value)}
        />
      </div>
      <p className={styles.signature}>Signature for quote {quote.number}</p>
      <div className={styles.action}>
        <Button onClick={() => window.print()}>Print to sign</Button>
      </div>
    </div>
  );
}
