import { type PlaceCode, parsePlaceCode } from '@bellkey/shared/api';
import { Button, Field } from '@bellkey/shared/ui';
import { type FormEvent, useState } from 'react';
import * as styles from './code-entry.css';
import { codeEntryError } from './code-entry-error.ts';

/** Typing the code by hand: works without a camera, without permission and in bad light. */
export function CodeEntry({ onCode }: { onCode(code: PlaceCode): void }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const problem = codeEntryError(typed);
    setError(problem);
    const code = parsePlaceCode(typed);
    if (!problem && code) onCode(code);
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h2 className={styles.title}>Type the code instead</h2>
      <Field
        label="Code"
        hint="8 letters and digits, printed under the square. Dashes and capitals don’t matter."
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
      <Button type="submit">Find my place</Button>
    </form>
  );
}
