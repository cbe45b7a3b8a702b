import { useAction } from '@bellkey/shared/action';
import type { CodedPlace } from '@bellkey/shared/api';
import { useApi } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as messages from '../../../messages/compiled/codes/en.ts';
import { Modal } from '../../dialog/modal.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import * as styles from './codes.css';

/** Formats a number of phones. */
const phones = (count: number): string => (count === 1 ? messages.onePhone : messages.countPhones({ count }));

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
  const { run, busy, problem, clear } = useAction();
  const [done, setDone] = useState('');
  const open = places.filter(({ openSessions }) => openSessions > 0);

  const end = ({ id, label }: CodedPlace) => {
    clear();
    return run(
      async () => {
        const answer = await api.call('POST /api/staff/places/{id}/sessions/end', {
          params: { id },
          query: { property: propertyId },
        });
        setAsking(null);
        return answer;
      },
      ({ ended }) => {
        setDone(messages.labelPhonesDisconnected({ label, phones: phones(ended) }));
        onEnded();
      },
    );
  };

  return (
    <section aria-labelledby="open-sessions" className={styles.choice}>
      <h2 id="open-sessions" className={styles.subtitle}>
        {messages.connectedPhones}
      </h2>
      <p className={styles.since}>{messages.phonesHint}</p>
      <p role="status" className={styles.done}>
        {done}
      </p>
      {problem ? <ProblemNotice problem={problem} title={messages.disconnectFailed} /> : null}
      {open.length === 0 ? <p className={styles.since}>{messages.phonesEmpty}</p> : null}
      <ul className={styles.sessions}>
        {open.map((place) => (
          <li key={place.id} className={styles.session} aria-label={place.label}>
            <span>
              {place.label}
              <span className={styles.since}>{phones(place.openSessions)}</span>
            </span>
            <Button look="outline" size="small" onClick={() => setAsking(place)}>
              {messages.disconnectAll}
            </Button>
          </li>
        ))}
      </ul>
      {asking ? (
        <Modal
          title={messages.disconnectTitle({
            phones: phones(asking.openSessions),
            asking: asking.label,
          })}
          onClose={() => setAsking(null)}
        >
          <p>{messages.disconnectWarning}</p>
          <div className={styles.actions}>
            <Button look="danger" busy={busy} onClick={() => void end(asking)}>
              {messages.disconnectPhones({ phones: phones(asking.openSessions) })}
            </Button>
            <Button look="outline" onClick={() => setAsking(null)}>
              {messages.keepThemConnected}
            </Button>
          </div>
        </Modal>
      ) : null}
    </section>
  );
}
