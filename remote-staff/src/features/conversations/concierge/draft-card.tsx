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
  problem,
  onSend,
  onDiscard,
}: {
  draft: Draft;
  problem: ApiProblem | null;
  onSend(body?: string): Promise<boolean>;
  onDiscard(): Promise<boolean>;
}) {
  const id = useId();
  const holdReload = useHoldReload();
  const [edited, setEdited] = useState<string | null>(null);
  const [busy, setBusy] = useState<'send' | 'discard' | null>(null);
  const dirty = edited !== null && edited !== draft.body;
  useEffect(() => (dirty ? holdReload('edited-draft') : undefined), [dirty, holdReload]);

  const act = async (what: 'send' | 'discard', work: () => Promise<boolean>) => {
    setBusy(what);
    await work();
    setBusy(null);
  };
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
          {conciergeMessages.sendingItWillAlsoList({
            list: draft.proposed.map(({ words }) => words).join(', '),
          })}
        </p>
      ) : null}
      {problem ? <ProblemNotice problem={problem} title={conciergeMessages.thatWasNotTaken} /> : null}
      <div className={styles.actions}>
        <Button
          size="small"
          busy={busy === 'send'}
          disabled={empty}
          onClick={() => void act('send', () => onSend(dirty ? (edited ?? undefined) : undefined))}
        >
          {conciergeMessages.send}
        </Button>
        {edited === null ? (
          <Button look="outline" size="small" onClick={() => setEdited(draft.body)}>
            {conciergeMessages.edit}
          </Button>
        ) : (
          <Button look="outline" size="small" onClick={() => setEdited(null)}>
            {conciergeMessages.backToTheSuggestion}
          </Button>
        )}
        <Button
          look="quiet"
          size="small"
          busy={busy === 'discard'}
          onClick={() => void act('discard', onDiscard)}
        >
          {conciergeMessages.discard}
        </Button>
      </div>
    </section>
  );
}
