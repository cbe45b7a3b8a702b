import { Button, Field } from '@bellkey/shared/ui';
import { useState } from 'react';
import type { VisitEmailMessages } from '../../../messages/compiled/visit-email/messages.ts';
import * as styles from './visit-email.css';

interface CodeFormProps {
  messages: VisitEmailMessages;
  busy: boolean;
  disabled: boolean;
  onConfirm(code: string): void;
  /** Sends another code to the same address. */
  onAgain(): void;
  /** Goes back to the address. */
  onChange(): void;
}

/** The code that was sent to the address. */
export function CodeForm({ messages, busy, disabled, onConfirm, onAgain, onChange }: CodeFormProps) {
  const [code, setCode] = useState('');
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim()) onConfirm(code);
      }}
    >
      <Field
        label={messages.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={busy} disabled={disabled}>
          {messages.confirm}
        </Button>
        <Button look="quiet" disabled={busy || disabled} onClick={onAgain}>
          {messages.again}
        </Button>
        <Button look="quiet" disabled={busy || disabled} onClick={onChange}>
          {messages.change}
        </Button>
      </div>
    </form>
  );
}
