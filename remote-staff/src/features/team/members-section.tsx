import type { PropertySummary, TeamMember } from '@bellkey/shared/api';
import { Button, Chip, Skeleton } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as rolesMessages from '../../../messages/compiled/roles/en.ts';
import * as messages from '../../../messages/compiled/team/en.ts';
import { useNow } from '../../clock/use-now.ts';
import { useWorkplace } from '../../desk/workplace.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { ChangeMember } from './change-member.tsx';
import { formatSeen, formatTeamChange } from './format-team.ts';
import { InvitationsSection } from './invitations-section.tsx';
import * as styles from './team.css';
import { type Team, useTeam } from './use-team.ts';

/** The property's members, open invitations, and latest changes. */
export function MembersSection({ property }: { property: PropertySummary }) {
  const { status, value: team, problem, refresh } = useTeam(property.id);
  const [done, setDone] = useState('');
  const onDone = (message: string) => {
    setDone(message);
    void refresh();
  };
  return (
    <>
      <section aria-labelledby="members" className={styles.section}>
        <h2 id="members" className={styles.heading}>
          {messages.members}
        </h2>
        <p role="status" className={styles.done}>
          {done}
        </p>
        {status === 'loading' ? <Skeleton label={messages.loadingTheTeam} lines={4} /> : null}
        {status === 'failed' ? (
          <ProblemNotice problem={problem} title={messages.membersLoadFailed} onRetry={refresh} />
        ) : null}
        {team ? <MemberList team={team} property={property} onDone={onDone} /> : null}
      </section>
      {team ? (
        <>
          <InvitationsSection team={team} property={property} onChanged={() => void refresh()} />
          <ChangesSection team={team} timeZone={property.timeZone} />
        </>
      ) : null}
    </>
  );
}

function MemberList({
  team,
  property,
  onDone,
}: {
  team: Team;
  property: PropertySummary;
  onDone(message: string): void;
}) {
  const [changing, setChanging] = useState<string | null>(null);
  const changed = team.members.find(({ id }) => id === changing);
  return (
    <>
      <ul className={styles.list}>
        {team.members.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            departments={team.departments}
            timeZone={property.timeZone}
            onChange={() => setChanging(member.id)}
          />
        ))}
      </ul>
      {changed ? (
        <ChangeMember
          member={changed}
          departments={team.departments}
          propertyId={property.id}
          onDone={(message) => {
            setChanging(null);
            onDone(message);
          }}
          onClose={() => setChanging(null)}
        />
      ) : null}
    </>
  );
}

function MemberRow({
  member,
  departments,
  timeZone,
  onChange,
}: {
  member: TeamMember;
  departments: Team['departments'];
  timeZone: string;
  onChange(): void;
}) {
  const { membership } = useWorkplace();
  const name = member.fullName ?? member.name;
  const places = departments.filter(({ key }) => member.departments.includes(key));
  return (
    <li className={styles.member} aria-label={name}>
      <div>
        <p className={styles.name}>
          {name} {member.id === membership.id ? <span className={styles.quiet}>{messages.you}</span> : null}{' '}
          {member.state === 'suspended' ? <Chip tone="warn">{messages.suspended}</Chip> : null}
        </p>
        <p className={styles.quiet}>
          {[rolesMessages[member.role], member.jobTitle, ...places.map((place) => place.name)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className={styles.quiet}>
          {formatSeen(member, useNow(), timeZone)}
          {member.onDuty ? '' : ` ${messages.offDuty}`}
        </p>
      </div>
      {member.changeable ? (
        <Button look="outline" size="small" aria-label={messages.changeName({ name })} onClick={onChange}>
          {messages.change}
        </Button>
      ) : null}
    </li>
  );
}

function ChangesSection({ team, timeZone }: { team: Team; timeZone: string }) {
  if (team.changes.length === 0) return null;
  const departmentNames = new Map(team.departments.map(({ key, name }) => [key, name]));
  return (
    <details className={styles.section}>
      <summary className={styles.summary}>{messages.whatChangedLately}</summary>
      <ul className={styles.changes}>
        {team.changes.map((change) => (
          <li key={`${change.memberId} ${change.at} ${change.state}`}>
            {formatTeamChange(change, { timeZone, departmentNames })}
          </li>
        ))}
      </ul>
    </details>
  );
}
