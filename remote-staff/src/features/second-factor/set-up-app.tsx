import type { EnrolledApp, NewApp } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { useState } from 'react';
import { QrPicture } from '../../qr-picture/qr-picture.tsx';
import { CodeForm } from './code-form.tsx';
import * as styles from './second-factor.css';
import { useSecondFactor } from './use-second-factor.ts';

const NAME = 'Authenticator app';

/** A secret in groups of four, to be typed on a phone. */
const readable = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** Shows an app's secret as a QR code and as text, and takes the first code that the app makes of it. */
export function SetUpApp({
  app,
  onDone,
  onCancel,
}: {
  app: NewApp;
  onDone(apps: readonly EnrolledApp[]): void;
  onCancel(): void;
}) {
  const withSecondFactor = useSecondFactor();
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(app.secret);
      setSaid('Copied.');
    } catch {
      setSaid('This browser does not let us copy. Select the key and copy it.');
    }
  };
  return (
    <ol className={styles.steps}>
      <li>
        <div className={styles.step}>
          <p>
            Scan this with an authenticator app on your phone. Scan it with a second phone as well if you want
            a spare: it is shown this once.
          </p>
          <QrPicture className={styles.qr} text={app.address} label="QR code for your authenticator app" />
          <p className={styles.quiet}>Or type this key into the app:</p>
          <output className={styles.secret} aria-label="Key for the app">
            {readable(app.secret)}
          </output>
          <Button look="outline" size="small" onClick={() => void copy()}>
            Copy the key
          </Button>
          <p role="status" className={styles.said}>
            {said}
          </p>
        </div>
      </li>
      <li>
        <div className={styles.step}>
          <p>Type the code that the app shows now.</p>
          <CodeForm
            name="Set up the second factor"
            action="Turn it on"
            check={async (code) => {
              const confirmed = await withSecondFactor((secondFactor) => secondFactor.confirm(code, NAME));
              if (confirmed.ok) onDone(confirmed.value);
              return confirmed;
            }}
          >
            <Button look="outline" onClick={onCancel}>
              Cancel
            </Button>
          </CodeForm>
        </div>
      </li>
    </ol>
  );
}
