import { type PlaceCode, parsePlaceCode } from '@bellkey/shared/api';
import { Button, Field } from '@bellkey/shared/ui';
import { type FormEvent, useState } from 'react';
import { useScanWording } from '../../../wording/scan/use-scan-wording.ts';
import * as styles from './code-entry.css';
import { codeEntryError } from './code-entry-error.ts';

/** Typing the code by hand: works without a camera, without permission and in bad light. */
export function CodeEntry({ onCode }: { onCode(code: PlaceCode): void }) {
  const { codeEntry: messages } = useScanWording();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const problem = codeEntryError(typed, messages);
    setError(problem);
    const code = parsePlaceCode(typed);
    if (!problem && code) onCode(code);
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h2 className={styles.title}>{messages.title}</h2>
      <Field
        label={messages.label}
        hint={messages.hint}
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.target.value);
          setError(null);
        }}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={24}
        enterKeyHint="go"
      />
      <Button type="submit">{messages.send}</Button>
    </form>
  );
}
