import type { ListedRegistration } from '@bellkey/shared/api';
import type { ApiProblem } from '@bellkey/shared/shell';
import { Button, Chip, Skeleton } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as messages from '../../../../messages/compiled/guest-registrations/en.ts';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import * as styles from '../store/settings.css';
import { OneRegistration } from './one-registration.tsx';
import { useRegistrations, type WholeRegistration } from './use-registrations.ts';

const STATES: Record<ListedRegistration['state'], { text: string; tone: 'warn' | 'neutral' | 'good' }> = {
  waiting: { text: messages.toBeChecked, tone: 'warn' },
  changes: { text: messages.changesWanted, tone: 'neutral' },
  ready: { text: messages.checked, tone: 'good' },
};

/** Registrations from before arrival, and one of them in full, to check or send back. */
export function GuestRegistrations({ propertyId }: { propertyId: string }) {
  const { load, open, check } = useRegistrations(propertyId);
  const { status, problem, refresh } = load;
  const list = load.value?.registrations;
  const [opened, setOpened] = useState<WholeRegistration | null>(null);
  const [failed, setFailed] = useState<ApiProblem | null>(null);
  const [said, setSaid] = useState('');

  const show = async (id: string) => {
    setSaid('');
    const answer = await open(id);
    setFailed(answer.ok ? null : answer.error);
    if (answer.ok) setOpened(answer.value);
  };
  const decide = async (to: 'ready' | 'changes', note: string | null) => {
    if (!opened) return null;
    const answer = await check(opened.id, { to, note, version: opened.version });
    if (!answer.ok) return answer.error;
    setOpened(null);
    setSaid(to === 'ready' ? messages.itIsCheckedTheGuestSees : messages.theGuestIsAskedToChange);
    await refresh();
    return null;
  };

  return (
    <section className={styles.section} aria-labelledby="registrations">
      <h2 id="registrations" className={styles.heading}>
        {messages.registrationsBeforeArrival}
      </h2>
      <p className={styles.quiet}>{messages.whatGuestsSentFromTheirPhones}</p>
      {problem ? (
        <ProblemNotice problem={problem} title={messages.registrationsCouldNotBeLoaded} onRetry={refresh} />
      ) : null}
      {status === 'loading' ? <Skeleton label={messages.loadingRegistrations} lines={2} /> : null}
      {list?.length === 0 ? <p className={styles.quiet}>{messages.noGuestHasSentOneYet}</p> : null}
      {list && list.length > 0 ? (
        <ul className={styles.list}>
          {list.map(({ id, name, place, arrivalDate, people, state }) => (
            <li key={id} className={`${styles.row} ${styles.plain}`}>
              <span>
                {name} <Chip tone={STATES[state].tone}>{STATES[state].text}</Chip>
                <span className={styles.quiet}>
                  {' '}
                  {messages.placeArrivesArrivalDateOnePerson({ place, arrivalDate, people })}
                </span>
              </span>
              <Button
                look="outline"
                size="small"
                aria-label={messages.openTheRegistrationOfName({ name })}
                onClick={() => void show(id)}
              >
                {messages.open}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <p role="status" className={styles.said}>
        {said}
      </p>
      {failed ? <ProblemNotice problem={failed} title={messages.itCouldNotBeOpened} /> : null}
      {opened ? (
        <OneRegistration
          key={opened.id}
          registration={opened}
          onDecide={decide}
          onReload={() => void show(opened.id)}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </section>
  );
}
