import { useAction } from '@bellkey/shared/action';
import { useApi } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { type FormEvent, useState } from 'react';
import * as messages from '../../../../messages/compiled/knowledge/en.ts';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import * as styles from '../parts/knowledge.css';
import { TextArea } from '../parts/text-area.tsx';

/** Synonyms of this property, one group per line. */
export function SynonymsForm({
  propertyId,
  synonyms,
  onSaved,
}: {
  propertyId: string;
  synonyms: ReadonlyArray<readonly string[]>;
  onSaved(): Promise<void>;
}) {
  const api = useApi();
  const [text, setText] = useState(synonyms.map((group) => group.join(', ')).join('\n'));
  const { run, busy, problem } = useAction();
  const [error, setError] = useState<string | null>(null);
  const [said, setSaid] = useState('');

  const save = (event: FormEvent) => {
    event.preventDefault();
    const groups = text
      .split('\n')
      .map((line) =>
        line
          .split(',')
          .map((word) => word.trim())
          .filter(Boolean),
      )
      .filter((group) => group.length > 0);
    if (groups.some((group) => group.length < 2)) return setError(messages.synonymsError);
    setError(null);
    void run(
      () =>
        api.call('PUT /api/staff/knowledge-synonyms', {
          query: { property: propertyId },
          body: { groups },
        }),
      async () => {
        setSaid(messages.synonymsSaved);
        await onSaved();
      },
    );
  };

  return (
    <details className={styles.details}>
      <summary>{messages.synonymsTitle({ synonyms: synonyms.length })}</summary>
      <form className={styles.form} onSubmit={save} noValidate>
        <TextArea
          label={messages.synonymsLabel}
          hint={messages.synonymsHint}
          rows={5}
          maxLength={8000}
          value={text}
          error={error}
          onChange={setText}
        />
        {problem ? <ProblemNotice problem={problem} title={messages.saveFailed} /> : null}
        <div className={styles.actions}>
          <Button type="submit" look="outline" busy={busy}>
            {messages.keep}
          </Button>
          <p role="status" className={styles.quiet}>
            {said}
          </p>
        </div>
      </form>
    </details>
  );
}
