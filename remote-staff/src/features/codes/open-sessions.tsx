import type { CodedPlace } from '@bellkey/shared/api';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { useState } from 'react';
import { Modal } from '../../dialog/modal.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import * as styles from './codes.css';

/** Formats a number of phones. */
const phones = (count: number): string => (count === 1 ? '1 phone' : `${count} phones`);

/** Places with connected phones, and a button to disconnect all of a place, after a confirmation. */
export function OpenSessions({
  propertyId,
  places,
  onEnded,
}: {
  propertyId: string;
  places: readonly CodedPlace[];
  onEnded(): void;
}) {
  const api = useApi();
  const [asking, setAsking] = useState<CodedPlace | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [done, setDone] = useState('');
  const open = places.filter(({ openSessions }) => openSessions > 0);

  const end = async ({ id, label }: CodedPlace) => {
    setBusy(true);
    setProblem(null);
    const answer = await api.call('POST /api/staff/places/{id}/sessions/end', {
      params: { id },
      query: { property: propertyId },
    });
    setBusy(false);
    setAsking(null);
    if (!answer.ok) return setProblem(answer.error);
    setDone(`${label}: ${phones(answer.value.ended)} disconnected.`);
    onEnded();
  };

  return (
    <section aria-labelledby="open-sessions" className={styles.choice}>
      <h2 id="open-sessions" className={styles.subtitle}>
        Connected phones
      </h2>
      <p className={styles.since}>
        Phones stay connected for a day after they were last used, and for 14 days at most. Disconnect those
        of a guest who has checked out, or of a code that got about.
      </p>
      <p role="status" className={styles.done}>
        {done}
      </p>
      {problem ? <ProblemNotice problem={problem} title="The phones could not be disconnected" /> : null}
      {open.length === 0 ? <p className={styles.since}>No phone is connected.</p> : null}
      <ul className={styles.sessions}>
        {open.map((place) => (
          <li key={place.id} className={styles.session} aria-label={place.label}>
            <span>
              {place.label}
              <span className={styles.since}>{phones(place.openSessions)}</span>
            </span>
            <Button look="outline" size="small" onClick={() => setAsking(place)}>
              Disconnect all
            </Button>
          </li>
        ))}
      </ul>
      {asking ? (
        <Modal
          title={`Disconnect ${phones(asking.openSessions)} in ${asking.label}?`}
          onClose={() => setAsking(null)}
        >
          <p>
            This cannot be undone. Their conversations close at once; what they asked for stays in your queue.
            Guests who are still there can scan the code again. To keep out whoever has a picture of it, make
            a new code, which disconnects everybody too.
          </p>
          <div className={styles.actions}>
            <Button look="danger" busy={busy} onClick={() => void end(asking)}>
              Disconnect {phones(asking.openSessions)}
            </Button>
            <Button look="outline" onClick={() => setAsking(null)}>
              Keep them connected
            </Button>
          </div>
        </Modal>
      ) : null}
    </section>
  );
}
