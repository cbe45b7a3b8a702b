import { useAction } from '@bellkey/shared/action';
import type { Draft } from '@bellkey/shared/api';
import type { ApiProblem } from '@bellkey/shared/shell';
import { useHoldReload } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { useEffect, useId, useState } from 'react';
import * as conciergeMessages from '../../../../messages/compiled/concierge/en.ts';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import * as styles from './concierge-panel.css';
import { formatRule } from './reason-messages.ts';

const MESSAGE_LIMIT = 2000;

/** An answer that the assistant suggests: one tap sends it, or it is edited first, or discarded. */
export function DraftCard({
  draft,
  onSend,
  onDiscard,
}: {
  draft: Draft;
  /** Resolves with the problem when the API refuses, otherwise null. */
  onSend(body?: string): Promise<ApiProblem | null>;
  onDiscard(): Promise<ApiProblem | null>;
}) {
  const id = useId();
  const holdReload = useHoldReload();
  const [edited, setEdited] = useState<string | null>(null);
  const { run, running, problem } = useAction<'send' | 'discard'>();
  const dirty = edited !== null && edited !== draft.body;
  useEffect(() => (dirty ? holdReload('edited-draft') : undefined), [dirty, holdReload]);

  const empty = edited !== null && edited.trim() === '';

  return (
    <section className={styles.draft} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={styles.draftTitle}>
        {conciergeMessages.suggestedAnswer}
      </h3>
      {draft.forcedBy ? <p className={styles.quiet}>{formatRule(draft.forcedBy)}</p> : null}
      {edited === null ? (
        <p className={styles.draftBody}>{draft.body}</p>
      ) : (
        <label className={styles.editor}>
          <span className={styles.quiet}>{conciergeMessages.yourWording}</span>
          <textarea
            className={styles.textarea}
            rows={4}
            maxLength={MESSAGE_LIMIT}
            value={edited}
            // biome-ignore lint/a11y/noAutofocus: who chose to edit goes on typing there
            autoFocus
            onChange={({ target }) => setEdited(target.value)}
          />
        </label>
      )}
      {draft.proposed.length > 0 ? (
        <p className={styles.quiet}>
          {conciergeMessages.draftEffects({
            list: draft.proposed.map(({ words }) => words).join(', '),
          })}
        </p>
      ) : null}
      {problem ? <ProblemNotice problem={problem} title={conciergeMessages.draftActionFailed} /> : null}
      <div className={styles.actions}>
        <Button
          size="small"
          busy={running === 'send'}
          disabled={empty}
          onClick={() => void run(() => onSend(dirty ? edited : undefined), undefined, { name: 'send' })}
        >
          {conciergeMessages.send}
        </Button>
        {edited === null ? (
          <Button look="outline" size="small" onClick={() => setEdited(draft.body)}>
            {conciergeMessages.edit}
          </Button>
        ) : (
          <Button look="outline" size="small" onClick={() => setEdited(null)}>
            {conciergeMessages.backToSuggestionButton}
          </Button>
        )}
        <Button
          look="quiet"
          size="small"
          busy={running === 'discard'}
          onClick={() => void run(onDiscard, undefined, { name: 'discard' })}
        >
          {conciergeMessages.discard}
        </Button>
      </div>
    </section>
  );
}
