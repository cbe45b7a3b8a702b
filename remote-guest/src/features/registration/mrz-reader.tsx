import { useAction } from '@bellkey/shared/action';
import type { FieldKey, FieldValues } from '@bellkey/shared/guest-registration';
import { Button, TextAreaField } from '@bellkey/shared/ui';
import { useState } from 'react';
import type { RegistrationMessages } from '../../../messages/compiled/registration/messages.ts';
import { readMrz } from './mrz/read-mrz.ts';
import * as styles from './registration.css';

interface MrzReaderProps {
  messages: RegistrationMessages;
  /** The lines as typed. */
  text: string;
  onText(text: string): void;
  /** Takes the result, and reports which fields are part of this form. */
  onRead(values: FieldValues): string[];
}

/** Fills in fields from the machine-readable lines of a document. */
export function MrzReader({ messages, text, onText, onRead }: MrzReaderProps) {
  const { mrz, fields } = messages;
  const [isOpen, setOpen] = useState(text !== '');
  const { run, busy } = useAction();
  const [error, setError] = useState<string | undefined>(undefined);
  const [done, setDone] = useState('');

  const read = () =>
    run(
      async () => ({ ok: true, value: await readMrz(text, new Date().getFullYear()) }),
      (reading) => {
        setDone('');
        if (!reading.ok) return setError(mrz[reading.why]);
        setError(undefined);
        onText('');
        const taken = onRead(reading.values);
        setDone(mrz.done({ fields: taken.map((key) => fields[key as FieldKey]).join(', ') }));
      },
    );

  return (
    <details
      className={styles.more}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.moreHead}>{mrz.open}</summary>
      <div className={styles.fields}>
        <TextAreaField
          label={mrz.label}
          hint={mrz.hint}
          error={error}
          value={text}
          maxLength={300}
          rows={3}
          spellCheck={false}
          autoCapitalize="characters"
          onChange={(event) => onText(event.target.value)}
        />
        <div>
          <Button look="outline" busy={busy} disabled={text.trim() === ''} onClick={() => void read()}>
            {mrz.read}
          </Button>
        </div>
        <p role="status">{done}</p>
      </div>
    </details>
  );
}
