import { useAction } from '@bellkey/shared/action';
import type { Invitation, PropertySummary } from '@bellkey/shared/api';
import { useApi } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as rolesMessages from '../../../messages/compiled/roles/en.ts';
import * as teamMessages from '../../../messages/compiled/team/en.ts';
import { dayOf, timeOfDay } from '../../clock/clock-messages.ts';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import * as styles from './team.css';
import type { Team } from './use-team.ts';

/** Open invitation links, and a button to create one. */
export function InvitationsSection({
  team,
  property,
  onChanged,
}: {
  team: Team;
  property: PropertySummary;
  onChanged(): void;
}) {
  const [inviting, setInviting] = useState(false);
  return (
    <section aria-labelledby="invitations" className={styles.section}>
      <h2 id="invitations" className={styles.heading}>
        {teamMessages.invitations}
      </h2>
      <p className={styles.quiet}>{teamMessages.invitationsHint({ property: property.name })}</p>
      {team.invitations.length > 0 ? (
        <ul className={styles.list}>
          {team.invitations.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              departments={team.departments}
              property={property}
              onRevoked={onChanged}
            />
          ))}
        </ul>
      ) : null}
      <div className={styles.actions}>
        <Button look="outline" size="small" onClick={() => setInviting(true)}>
          {teamMessages.inviteSomeone}
        </Button>
      </div>
      {inviting ? (
        <InviteDialog
          departments={team.departments}
          property={property}
          onMade={onChanged}
          onClose={() => setInviting(false)}
        />
      ) : null}
    </section>
  );
}

function InvitationRow({
  invitation,
  departments,
  property,
  onRevoked,
}: {
  invitation: Invitation;
  departments: Team['departments'];
  property: PropertySummary;
  onRevoked(): void;
}) {
  const api = useApi();
  const { run, busy, problem } = useAction();
  const { id, role, email, invitedBy, expiresAt } = invitation;
  const places = departments.filter(({ key }) => invitation.departments.includes(key));
  const what = [rolesMessages[role], ...places.map(({ name }) => name)].join(' · ');

  const revoke = () =>
    run(
      () =>
        api.call('POST /api/staff/invitations/{id}/revoke', {
          params: { id },
          query: { property: property.id },
        }),
      onRevoked,
    );

  return (
    <li className={styles.member} aria-label={teamMessages.invitationWhat({ what })}>
      <div>
        <p className={styles.name}>{what}</p>
        <p className={styles.quiet}>{email ? teamMessages.forEmail({ email }) : teamMessages.forAnyone}</p>
        <p className={styles.quiet}>
          {teamMessages.invitedByUntil({
            invitedBy,
            dayOf: dayOf(expiresAt, property.timeZone),
            timeOfDay: timeOfDay(expiresAt, property.timeZone),
          })}
        </p>
        {problem ? <ProblemNotice problem={problem} title={teamMessages.takeBackFailed} /> : null}
      </div>
      <Button look="outline" size="small" busy={busy} onClick={() => void revoke()}>
        {teamMessages.takeBack}
      </Button>
    </li>
  );
}
