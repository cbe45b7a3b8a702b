import { useAction } from '@bellkey/shared/action';
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
  const { run, busy, problem, clear } = useAction();
  const holdReload = useHoldReload();
  const typed = name.trim();
  useEffect(() => (typed ? holdReload('unsent-message') : undefined), [holdReload, typed]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setError(typed ? undefined : messages.nameMissing);
    clear();
    if (!typed) return;
    void run(
      () => onSave(typed),
      () => setName(''),
    );
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label={messages.saveAs({ shown })}
        value={name}
        maxLength={MAX_NAME_CHARS}
        autoComplete="off"
        // The line is there from the start: the button below must not move.
        hint={taken.includes(typed) ? messages.replaces : '\u00a0'}
        error={error ?? problem?.fields?.name}
        onChange={({ target }) => setName(target.value)}
      />
      {problem ? <ProblemNotice problem={problem} atFields={['name']} title={messages.notSaved} /> : null}
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {messages.save}
        </Button>
      </div>
    </form>
  );
}
