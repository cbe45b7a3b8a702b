import { Button, Field } from '@bellkey/shared/ui';
import { useState } from 'react';
import type { VisitEmailMessages } from '../../../messages/compiled/visit-email/messages.ts';
import * as styles from './visit-email.css';

interface AddressFormProps {
  messages: VisitEmailMessages;
  typed: string;
  busy: boolean;
  disabled: boolean;
  onType(address: string): void;
  onSend(): void;
}

/** The address and the consent; nothing is sent without both. */
export function AddressForm({ messages, typed, busy, disabled, onType, onSend }: AddressFormProps) {
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  const isAddress = /^\S+@\S+\.\S+$/.test(typed.trim());
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (isAddress && agreed) onSend();
      }}
    >
      <Field
        label={messages.address}
        type="email"
        autoComplete="email"
        maxLength={254}
        value={typed}
        error={asked && !isAddress ? messages.typeAddress : undefined}
        onChange={(event) => onType(event.target.value)}
      />
      <div>
        <label className={styles.box}>
          <input type="checkbox" checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />
          {messages.agree}
        </label>
        <p className={styles.quiet}>{messages.agreeHint}</p>
        {asked && !agreed ? (
          <p role="alert" className={styles.problem}>
            {messages.mustAgree}
          </p>
        ) : null}
      </div>
      <div className={styles.actions}>
        <Button type="submit" look="outline" busy={busy} disabled={disabled}>
          {messages.send}
        </Button>
      </div>
    </form>
  );
}
