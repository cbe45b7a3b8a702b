import type { QuietHours } from '@bellkey/shared/api';
import { Button, Field } from '@bellkey/shared/ui';
import { type FormEvent, useState } from 'react';
import * as messages from '../../../messages/compiled/notifications/en.ts';
import * as styles from './notifications.css';

const USUAL: QuietHours = { from: '22:00', until: '07:00' };

/** The hours of the property's day during which a person only gets alarms. */
export function QuietHoursForm({
  hours,
  busy,
  onChange,
}: {
  hours: QuietHours | null;
  busy: boolean;
  onChange(hours: QuietHours | null): void;
}) {
  const [from, setFrom] = useState(hours?.from ?? USUAL.from);
  const [until, setUntil] = useState(hours?.until ?? USUAL.until);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (from && until) onChange({ from, until });
  };
  return (
    <form className={styles.quietHours} onSubmit={submit} aria-label={messages.quietHours}>
      <p className={styles.wide}>
        {hours ? messages.quietHoursSet({ from: hours.from, until: hours.until }) : messages.quietHoursEmpty}
      </p>
      <Field
        label={messages.from}
        type="time"
        required
        value={from}
        onChange={({ target }) => setFrom(target.value)}
      />
      <Field
        label={messages.until}
        type="time"
        required
        value={until}
        onChange={({ target }) => setUntil(target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" look="outline" busy={busy}>
          {hours ? messages.changeQuietHours : messages.setQuietHours}
        </Button>
        {hours ? (
          <Button look="outline" disabled={busy} onClick={() => onChange(null)}>
            {messages.noQuietHours}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
