import { useAction } from '@bellkey/shared/action';
import type { OpenSession, SettingsPlace } from '@bellkey/shared/api';
import { newId } from '@bellkey/shared/id';
import { useLoad } from '@bellkey/shared/load';
import { Link, useApi } from '@bellkey/shared/shell';
import { Button, Skeleton } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as messages from '../../../../messages/compiled/place-sessions/en.ts';
import { timeOrDay } from '../../../clock/clock-messages.ts';
import { useNow } from '../../../clock/use-now.ts';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import * as styles from './place-sessions.css';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** The phones that are connected at a place; one or all can be disconnected, after a question. */
export function PlaceSessions({
  propertyId,
  timeZone,
  place,
}: {
  propertyId: string;
  timeZone: string;
  place: Pick<SettingsPlace, 'id' | 'label'>;
}) {
  const api = useApi();
  const query = { property: propertyId };
  const load = useLoad('GET /api/staff/places/{id}/sessions', { params: { id: place.id }, query });
  // A list that may be out of date is not acted on.
  const known = load.problem ? null : load.value;
  const [asking, setAsking] = useState<string | null>(null);
  const { run, busy, problem, clear } = useAction();
  const [said, setSaid] = useState('');

  const end = (id: string | null) => {
    clear();
    return run(
      async () => {
        const answer =
          id === null
            ? await api.call('POST /api/staff/places/{id}/sessions/end', { params: { id: place.id }, query })
            : await api.call(
                'POST /api/staff/guest-sessions/{id}/end',
                { params: { id }, query },
                { idempotencyKey: newId() },
              );
        setAsking(null);
        // Ended by someone else, or by itself: that is what was wanted.
        return answer.ok || answer.error.code === 'not-found' ? null : answer.error;
      },
      async () => {
        setSaid(id === null ? messages.allDisconnected : messages.onePhoneDisconnected);
        await load.refresh();
      },
    );
  };
  const question = (of: string, text: string, act: string, id: string | null) =>
    asking === of ? (
      <section className={styles.question} aria-label={act}>
        <p>{text}</p>
        <div className={styles.actions}>
          <Button look="danger" size="small" busy={busy} onClick={() => void end(id)}>
            {act}
          </Button>
          <Button look="outline" size="small" onClick={() => setAsking(null)}>
            {messages.keepConnected}
          </Button>
        </div>
      </section>
    ) : null;

  return (
    <section className={styles.sessions} aria-label={messages.connectedPhones}>
      <h3 className={styles.heading}>
        {messages.connectedPhones}
        {known ? ` (${known.open})` : ''}
      </h3>
      <p className={styles.quiet} role="status">
        {said}
      </p>
      {problem ? <ProblemNotice problem={problem} title={messages.notDisconnected} /> : null}
      {load.status === 'loading' ? <Skeleton label={messages.lookingForPhones} lines={2} /> : null}
      {load.problem ? (
        <ProblemNotice problem={load.problem} title={messages.phonesNotLoaded} onRetry={load.refresh} />
      ) : null}
      {known?.open === 0 ? <p className={styles.quiet}>{messages.noPhone}</p> : null}
      {known && known.open > 0 ? (
        <>
          <ul role="list" className={styles.list}>
            {known.sessions.map((session, index) => (
              <li key={session.id} className={styles.session}>
                <Phone session={session} no={index + 1} timeZone={timeZone} />
                {asking === session.id ? null : (
                  <Button
                    look="outline"
                    size="small"
                    aria-label={messages.disconnectPhone({ no: index + 1 })}
                    onClick={() => setAsking(session.id)}
                  >
                    {messages.disconnect}
                  </Button>
                )}
                {question(session.id, messages.cannotBeUndone, messages.disconnectThis, session.id)}
              </li>
            ))}
          </ul>
          {known.sessions.length < known.open ? (
            <p className={styles.quiet}>
              {messages.latestOf({ shown: known.sessions.length, open: known.open })}
            </p>
          ) : null}
          {known.open > 1 && asking !== 'all' ? (
            <Button look="outline" size="small" onClick={() => setAsking('all')}>
              {messages.disconnectAll({ count: known.open })}
            </Button>
          ) : null}
          {question(
            'all',
            messages.disconnectAllWarning,
            messages.disconnectAll({ count: known.open }),
            null,
          )}
        </>
      ) : null}
    </section>
  );
}

function Phone({ session, no, timeZone }: { session: OpenSession; no: number; timeZone: string }) {
  const now = useNow();
  const { language, assurance, startedAt, lastSeenAt, push, hasMessages, conversationId } = session;
  const time = (at: string) => timeOrDay(at, now, timeZone);
  return (
    <div>
      <p className={styles.phone}>
        {messages.phone({ no })}{' '}
        <span className={styles.quiet}>{languageNames.of(language) ?? language}</span>
      </p>
      <p className={styles.quiet}>
        {messages.seenAndSince({ seen: time(lastSeenAt), since: time(startedAt) })}
      </p>
      <p className={styles.quiet}>
        {[messages.assurance[assurance], push ? messages.notified : null].filter(Boolean).join(' ')}{' '}
        {hasMessages && conversationId ? (
          <Link to={`/dashboard/staff-chat?c=${encodeURIComponent(conversationId)}`}>
            {messages.conversationOf({ no })}
          </Link>
        ) : null}
      </p>
    </div>
  );
}
