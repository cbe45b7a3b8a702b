import { type ApiProblem, useHoldReload } from '@bellkey/shared/shell';
import { Button, Field } from '@bellkey/shared/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { queueViewsMessages as messages } from '../../../../messages/compiled/queue-views/en.ts';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import * as styles from './views-dialog.css';

/** As in the contract; the schemas are not loaded for it. */
const MAX_NAME_CHARS = 40;

/** Saves what the queue shows now under a name. A refusal keeps what was typed. */
export function SaveView({
  shown,
  taken,
  onSave,
}: {
  /** What is shown now, as one line. */
  shown: string;
  /** Names of the saved views. */
  taken: readonly string[];
  onSave(name: string): Promise<ApiProblem | null>;
}) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const holdReload = useHoldReload();
  const typed = name.trim();
  useEffect(() => (typed ? holdReload('unsent-message') : undefined), [holdReload, typed]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setError(typed ? undefined : messages.nameMissing);
    setProblem(null);
    if (!typed) return;
    setBusy(true);
    const refused = await onSave(typed);
    setBusy(false);
    setProblem(refused);
    if (!refused) setName('');
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Field
        label={messages.saveAs({ shown })}
        value={name}
        maxLength={MAX_NAME_CHARS}
        autoComplete="off"
        // The line is there from the start: the button below must not move.
        hint={taken.includes(typed) ? messages.replaces : '\u00a0'}
        error={error}
        onChange={({ target }) => setName(target.value)}
      />
      {problem ? <ProblemNotice problem={problem} title={messages.notSaved} /> : null}
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {messages.save}
        </Button>
      </div>
    </form>
  );
}
