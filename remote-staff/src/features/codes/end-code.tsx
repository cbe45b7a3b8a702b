import { useAction } from '@bellkey/shared/action';
import type { CodedPlace } from '@bellkey/shared/api';
import { useApi } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as messages from '../../../messages/compiled/codes/en.ts';
import { Modal } from '../../dialog/modal.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import * as styles from './codes.css';

/** Revokes the code of one place, after a confirmation: a card was stolen, or a table is gone. */
export function EndCode({
  propertyId,
  places,
  onEnded,
}: {
  propertyId: string;
  places: readonly CodedPlace[];
  onEnded(): void;
}) {
  const api = useApi();
  const coded = places.filter(({ codeIssuedAt }) => codeIssuedAt !== null);
  const [chosenId, setChosenId] = useState('');
  const [asking, setAsking] = useState(false);
  const { run, busy, problem, clear } = useAction();
  const [done, setDone] = useState('');
  const chosen = coded.find(({ id }) => id === chosenId);

  const end = ({ id, label }: CodedPlace) => {
    clear();
    return run(
      async () => {
        const answer = await api.call('POST /api/staff/places/{id}/code/end', {
          params: { id },
          query: { property: propertyId },
        });
        setAsking(false);
        return answer;
      },
      () => {
        setDone(messages.codeEnded({ label }));
        setChosenId('');
        onEnded();
      },
    );
  };

  return (
    <section aria-labelledby="end-code" className={styles.choice}>
      <h2 id="end-code" className={styles.subtitle}>
        {messages.endCodeTitle}
      </h2>
      <p className={styles.since}>{messages.endCodeHint}</p>
      <p role="status" className={styles.done}>
        {done}
      </p>
      {problem ? <ProblemNotice problem={problem} title={messages.endCodeFailed} /> : null}
      {coded.length === 0 ? (
        <p className={styles.since}>{messages.endCodeEmpty}</p>
      ) : (
        <div className={styles.actions}>
          <label className={styles.format}>
            <span>{messages.place}</span>
            <select
              className={styles.select}
              value={chosenId}
              onChange={(event) => setChosenId(event.target.value)}
            >
              <option value="">{messages.chooseAPlace}</option>
              {coded.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <Button look="outline" disabled={!chosen} onClick={() => setAsking(true)}>
            {messages.endCodeButton}
          </Button>
        </div>
      )}
      {asking && chosen ? (
        <Modal title={messages.endCodeQuestion({ chosen: chosen.label })} onClose={() => setAsking(false)}>
          <p>{messages.endCodeWarning}</p>
          <div className={styles.actions}>
            <Button look="danger" busy={busy} onClick={() => void end(chosen)}>
              {messages.endCodeConfirm}
            </Button>
            <Button look="outline" onClick={() => setAsking(false)}>
              {messages.keepIt}
            </Button>
          </div>
        </Modal>
      ) : null}
    </section>
  );
}
