import type { CodedPlace } from '@bellkey/shared/api';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { useState } from 'react';
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
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [done, setDone] = useState('');
  const chosen = coded.find(({ id }) => id === chosenId);

  const end = async ({ id, label }: CodedPlace) => {
    setBusy(true);
    setProblem(null);
    const answer = await api.call('POST /api/staff/places/{id}/code/end', {
      params: { id },
      query: { property: propertyId },
    });
    setBusy(false);
    setAsking(false);
    if (!answer.ok) return setProblem(answer.error);
    setDone(`The code of ${label} is out of use.`);
    setChosenId('');
    onEnded();
  };

  return (
    <section aria-labelledby="end-code" className={styles.choice}>
      <h2 id="end-code" className={styles.subtitle}>
        Codes out of use
      </h2>
      <p className={styles.since}>
        For a card that was stolen. The place stays in your lists, and gets a new code when you make one.
      </p>
      <p role="status" className={styles.done}>
        {done}
      </p>
      {problem ? <ProblemNotice problem={problem} title="The code could not be taken out of use" /> : null}
      {coded.length === 0 ? (
        <p className={styles.since}>No place has a code.</p>
      ) : (
        <div className={styles.actions}>
          <label className={styles.format}>
            <span>Place</span>
            <select
              className={styles.select}
              value={chosenId}
              onChange={(event) => setChosenId(event.target.value)}
            >
              <option value="">Choose a place</option>
              {coded.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <Button look="outline" disabled={!chosen} onClick={() => setAsking(true)}>
            Take its code out of use
          </Button>
        </div>
      )}
      {asking && chosen ? (
        <Modal title={`Take the code of ${chosen.label} out of use?`} onClose={() => setAsking(false)}>
          <p>
            This cannot be undone: the printed code opens nothing any more, and phones that came in with it
            are disconnected. What those guests asked for stays in your queue.
          </p>
          <div className={styles.actions}>
            <Button look="danger" busy={busy} onClick={() => void end(chosen)}>
              Take it out of use
            </Button>
            <Button look="outline" onClick={() => setAsking(false)}>
              Keep it
            </Button>
          </div>
        </Modal>
      ) : null}
    </section>
  );
}
