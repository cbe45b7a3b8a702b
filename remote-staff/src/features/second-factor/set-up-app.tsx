import { QrPicture } from '@bellkey/shared/qr-picture';
import type { EnrolledApp, NewApp } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as messages from '../../../messages/compiled/second-factor/en.ts';
import { CodeForm } from './code-form.tsx';
import * as styles from './second-factor.css';
import { useSecondFactor } from './use-second-factor.ts';

const NAME = messages.authenticatorApp;

/** A secret in groups of four, for typing on a phone. */
const readable = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** Shows an app's secret as a QR code and as text, and takes its first code. */
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
      setSaid(messages.copied);
    } catch {
      setSaid(messages.copyKeyFailed);
    }
  };
  return (
    <ol className={styles.steps}>
      <li>
        <div className={styles.step}>
          <p>{messages.scanHint}</p>
          <QrPicture className={styles.qr} text={app.address} label={messages.qrCodeLabel} />
          <p className={styles.quiet}>{messages.keyHint}</p>
          <output className={styles.secret} aria-label={messages.keyLabel}>
            {readable(app.secret)}
          </output>
          <Button look="outline" size="small" onClick={() => void copy()}>
            {messages.copyTheKey}
          </Button>
          <p role="status" className={styles.said}>
            {said}
          </p>
        </div>
      </li>
      <li>
        <div className={styles.step}>
          <p>{messages.enterCodeHint}</p>
          <CodeForm
            name={messages.setUpFormLabel}
            action={messages.turnItOn}
            check={async (code) => {
              const confirmed = await withSecondFactor((secondFactor) => secondFactor.confirm(code, NAME));
              if (confirmed.ok) onDone(confirmed.value);
              return confirmed;
            }}
          >
            <Button look="outline" onClick={onCancel}>
              {messages.cancel}
            </Button>
          </CodeForm>
        </div>
      </li>
    </ol>
  );
}
