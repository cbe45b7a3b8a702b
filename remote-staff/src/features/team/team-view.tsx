import { useLoad } from '@bellkey/shared/load';
import { Notice, Skeleton } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as messages from '../../../messages/compiled/team/en.ts';
import { useDeskState, useWorkplace } from '../../desk/workplace.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { managesStaff } from '../../staff-identity/manages-staff.ts';
import { StaffPage } from '../../staff-page/staff-page.tsx';
import { ApplicationCard } from './application-card.tsx';
import { JoinCodeCard } from './join-code-card.tsx';
import { MembersSection } from './members-section.tsx';
import * as styles from './team.css';

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
        <Notice title={messages.forManagers}>{messages.noAccessText}</Notice>
      )}
    </StaffPage>
  );
}

function Registrations({ propertyId, timeZone }: { propertyId: string; timeZone: string }) {
  const { membershipChanges, stream } = useDeskState();
  const [done, setDone] = useState('');
  const { status, value, problem, refresh } = useLoad(
    'GET /api/staff/registrations',
    { query: { property: propertyId } },
    {
      refreshOn: [membershipChanges, stream.status],
      // Loading the list makes the server ask the identity provider; the stream then reports verified addresses.
      everyMs: (shown) =>
        shown?.registrations.some(({ emailVerified }) => !emailVerified) ? UNVERIFIED_EVERY_MS : null,
    },
  );

  // A list that may be out of date is not decided from.
  const registrations = problem ? null : value?.registrations;
  return (
    <section aria-labelledby="asking" className={styles.section}>
      <h2 id="asking" className={styles.heading}>
        {messages.askingToJoin}
      </h2>
      <p role="status" className={styles.done}>
        {done}
      </p>
      {status === 'loading' ? <Skeleton label={messages.lookingForRequests} lines={3} /> : null}
      {problem ? (
        <ProblemNotice problem={problem} title={messages.applicationsLoadFailed} onRetry={refresh} />
      ) : null}
      {registrations?.length === 0 ? <p className={styles.quiet}>{messages.applicationsEmpty}</p> : null}
      {registrations && registrations.length > 0 ? (
        <ul className={styles.list}>
          {registrations.map((registration) => (
            <ApplicationCard
              key={registration.id}
              registration={registration}
              propertyId={propertyId}
              timeZone={timeZone}
              onDecided={(message) => {
                setDone(message);
                void refresh();
              }}
            />
          ))}
        </ul>
      ) : null}
    </section>
  );
}
