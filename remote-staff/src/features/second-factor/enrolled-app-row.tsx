import type { EnrolledApp } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { useState } from 'react';
import { dayOf } from '../../clock/clock-messages.ts';
import * as styles from './second-factor.css';

/** An authenticator app, since when it is set up, and its removal, which asks first. */
export function EnrolledAppRow({
  app,
  busy,
  onRemove,
}: {
  app: EnrolledApp;
  busy: boolean;
  onRemove(): void;
}) {
  const [asking, setAsking] = useState(false);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const year = new Date(app.since).getFullYear();
  return (
    <li className={styles.app}>
      <span>
        {app.name ?? 'Authenticator app'}
        <span className={styles.quiet}>
          , since {dayOf(app.since, timeZone)} {year}
        </span>
      </span>
      <span className={styles.actions}>
        {asking ? (
          <>
            <Button look="danger" size="small" busy={busy} onClick={onRemove}>
              Yes, remove it
            </Button>
            <Button look="outline" size="small" onClick={() => setAsking(false)}>
              Keep it
            </Button>
          </>
        ) : (
          <Button look="outline" size="small" onClick={() => setAsking(true)}>
            Remove
          </Button>
        )}
      </span>
    </li>
  );
}
