import type { EnrolledApp } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as secondFactorMessages from '../../../messages/compiled/second-factor/en.ts';
import { dayOf } from '../../clock/clock-messages.ts';
import * as styles from './second-factor.css';

/** An authenticator app, with the day of its set-up, and a button to remove it after a confirmation. */
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
        {app.name ?? secondFactorMessages.authenticatorApp}
        <span className={styles.quiet}>
          {secondFactorMessages.appSince({ dayOf: dayOf(app.since, timeZone), year })}
        </span>
      </span>
      <span className={styles.actions}>
        {asking ? (
          <>
            <Button look="danger" size="small" busy={busy} onClick={onRemove}>
              {secondFactorMessages.yesRemoveIt}
            </Button>
            <Button look="outline" size="small" onClick={() => setAsking(false)}>
              {secondFactorMessages.keepIt}
            </Button>
          </>
        ) : (
          <Button look="outline" size="small" onClick={() => setAsking(true)}>
            {secondFactorMessages.remove}
          </Button>
        )}
      </span>
    </li>
  );
}
