import type { ListedRegistration } from '@bellkey/shared/api';
import { useLoad } from '@bellkey/shared/load';
import { Button, Chip, Skeleton } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as messages from '../../../../messages/compiled/guest-registrations/en.ts';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import * as styles from '../store/settings.css';
import { OneRegistration } from './one-registration.tsx';
import { useRegistrations } from './use-registrations.ts';

const STATES: Record<ListedRegistration['state'], { text: string; tone: 'warn' | 'neutral' | 'good' }> = {
  waiting: { text: messages.toBeChecked, tone: 'warn' },
  changes: { text: messages.changesWanted, tone: 'neutral' },
  ready: { text: messages.checked, tone: 'good' },
};

/** Registrations from before arrival, and one of them in full, to check or send back. */
export function GuestRegistrations({
  propertyId,
  mayCheck = true,
  changes = 0,
}: {
  propertyId: string;
  /** Whether the person may open and check them; without, they see who comes and how to reach them. */
  mayCheck?: boolean;
  /** How many changes the stream has reported. */
  changes?: number;
}) {
  const { load, check } = useRegistrations(propertyId, changes);
  const { status, problem, refresh } = load;
  const list = load.value?.registrations;
  const [openedId, setOpenedId] = useState<string | null>(null);
  const one = useLoad(
    'GET /api/staff/guest-registrations/{id}',
    openedId === null ? null : { params: { id: openedId }, query: { property: propertyId } },
  );
  const opened = one.value;
  const [said, setSaid] = useState('');

  const show = (id: string) => {
    setSaid('');
    if (id === openedId) void one.refresh();
    else setOpenedId(id);
  };
  const decide = async (to: 'ready' | 'changes', note: string | null) => {
    if (!opened) return null;
    const answer = await check(opened.id, { to, note, version: opened.version });
    if (!answer.ok) return answer.error;
    setOpenedId(null);
    setSaid(to === 'ready' ? messages.checkedNote : messages.sentBackNote);
    await refresh();
    return null;
  };

  return (
    <section className={styles.section} aria-labelledby="registrations">
      <h2 id="registrations" className={styles.heading}>
        {messages.registrationsBeforeArrival}
      </h2>
      <p className={styles.quiet}>{mayCheck ? messages.intro : messages.deskIntro}</p>
      {problem ? <ProblemNotice problem={problem} title={messages.loadFailed} onRetry={refresh} /> : null}
      {status === 'loading' ? <Skeleton label={messages.loadingRegistrations} lines={2} /> : null}
      {list?.length === 0 ? <p className={styles.quiet}>{messages.emptyHint}</p> : null}
      {list && list.length > 0 ? (
        <ul className={styles.list}>
          {list.map(({ id, name, place, arrivalDate, people, state, contact }) => (
            <li key={id} className={`${styles.row} ${styles.plain}`}>
              <span>
                {name} <Chip tone={STATES[state].tone}>{STATES[state].text}</Chip>
                <span className={styles.quiet}>
                  {' '}
                  {messages.registrationSummary({ place, arrivalDate, people })}
                  {mayCheck ? null : reachedBy(contact)}
                </span>
              </span>
              {mayCheck ? (
                <Button
                  look="outline"
                  size="small"
                  aria-label={messages.openLabel({ name })}
                  onClick={() => show(id)}
                >
                  {messages.open}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      <p role="status" className={styles.said}>
        {said}
      </p>
      {one.problem ? <ProblemNotice problem={one.problem} title={messages.openFailed} /> : null}
      {opened ? (
        <OneRegistration
          key={opened.id}
          registration={opened}
          onDecide={decide}
          onReload={() => show(opened.id)}
          onClose={() => setOpenedId(null)}
        />
      ) : null}
    </section>
  );
}

/** How a guest is reached, after the summary: `, arrives at 18:00, +351 912 345 678`. */
function reachedBy(contact: ListedRegistration['contact']): string {
  const { arrivalTime, phone, email } = contact ?? {};
  const at = arrivalTime ? messages.arrivesAt({ time: arrivalTime }) : null;
  return [at, phone, email].flatMap((part) => (part ? [`, ${part}`] : [])).join('');
}
