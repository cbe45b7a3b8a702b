import type { StaffRegistration } from '@bellkey/shared/api';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { Notice, Skeleton } from '@bellkey/shared/ui';
import { useCallback, useEffect, useState } from 'react';
import * as messages from '../../../messages/compiled/team/en.ts';
import { useDeskState, useWorkplace } from '../../desk/workplace.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { managesStaff } from '../../staff-identity/manages-staff.ts';
import { StaffPage } from '../../staff-page/staff-page.tsx';
import { ApplicationCard } from './application-card.tsx';
import { JoinCodeCard } from './join-code-card.tsx';
import { MembersSection } from './members-section.tsx';
import * as styles from './team.css';

type Load =
  | { status: 'loading' }
  | { status: 'failed'; problem: ApiProblem }
  | { status: 'ready'; registrations: readonly StaffRegistration[] };

/** How often the list is loaded while someone on it has not verified their e-mail. */
const UNVERIFIED_EVERY_MS = 10_000;

/** The team page's content: for managers and owners, and a message for everyone else. */
export function TeamView() {
  const { membership } = useWorkplace();
  return (
    <StaffPage title={messages.team}>
      {managesStaff(membership) ? (
        <>
          <Registrations propertyId={membership.property.id} timeZone={membership.property.timeZone} />
          <MembersSection property={membership.property} />
          <JoinCodeCard property={membership.property} />
        </>
      ) : (
        <Notice title={messages.forManagers}>{messages.whoJoinsTheStaffIsDecided}</Notice>
      )}
    </StaffPage>
  );
}

function Registrations({ propertyId, timeZone }: { propertyId: string; timeZone: string }) {
  const api = useApi();
  const { membershipChanges, stream } = useDeskState();
  const [load, setLoad] = useState<Load>({ status: 'loading' });
  const [done, setDone] = useState('');

  const refresh = useCallback(async () => {
    const answer = await api.call('GET /api/staff/registrations', { query: { property: propertyId } });
    setLoad(
      answer.ok
        ? { status: 'ready', registrations: answer.value.registrations }
        : { status: 'failed', problem: answer.error },
    );
  }, [api, propertyId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the stream's word, and its return, ask again.
  useEffect(() => {
    void refresh();
  }, [refresh, membershipChanges, stream.status]);

  const someoneUnverified =
    load.status === 'ready' && load.registrations.some(({ emailVerified }) => !emailVerified);
  // Loading the list makes the server ask the identity provider; the stream then reports verified addresses.
  useEffect(() => {
    if (!someoneUnverified) return;
    const timer = setInterval(() => void refresh(), UNVERIFIED_EVERY_MS);
    return () => clearInterval(timer);
  }, [refresh, someoneUnverified]);

  return (
    <section aria-labelledby="asking" className={styles.section}>
      <h2 id="asking" className={styles.heading}>
        {messages.askingToJoin}
      </h2>
      <p role="status" className={styles.done}>
        {done}
      </p>
      {load.status === 'loading' ? <Skeleton label={messages.lookingForRequests} lines={3} /> : null}
      {load.status === 'failed' ? (
        <ProblemNotice problem={load.problem} title={messages.requestsCouldNotBeLoaded} onRetry={refresh} />
      ) : null}
      {load.status === 'ready' && load.registrations.length === 0 ? (
        <p className={styles.quiet}>{messages.nobodyWaitsGivePeopleTheJoin}</p>
      ) : null}
      {load.status === 'ready' && load.registrations.length > 0 ? (
        <ul className={styles.list}>
          {load.registrations.map((registration) => (
            <ApplicationCard
              key={registration.id}
              registration={registration}
              propertyId={propertyId}
              timeZone={timeZone}
              onDecided={(words) => {
                setDone(words);
                void refresh();
              }}
            />
          ))}
        </ul>
      ) : null}
    </section>
  );
}
