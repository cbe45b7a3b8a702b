import type { TeamMember } from '@bellkey/shared/api';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { Button, CheckBoxes, Field, SelectField } from '@bellkey/shared/ui';
import { type FormEvent, useState } from 'react';
import { useWorkplace } from '../../desk/workplace.tsx';
import { Modal } from '../../dialog/modal.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import * as styles from './team.css';
import { type GrantedRole, grantableRoles } from './team-words.ts';
import type { Team } from './use-team.ts';

type Access = 'suspended' | 'approved' | 'removed';

/** A dialog for the rights of one member: role and departments, and whether they have access at all. */
export function ChangeMember({
  member,
  departments,
  propertyId,
  onDone,
  onClose,
}: {
  member: TeamMember;
  departments: Team['departments'];
  propertyId: string;
  onDone(words: string): void;
  onClose(): void;
}) {
  const api = useApi();
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const name = member.fullName ?? member.name;
  const query = { property: propertyId };

  const attempt = async (
    call: () => Promise<{ ok: true } | { ok: false; error: ApiProblem }>,
    words: string,
  ) => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    const answer = await call();
    setBusy(false);
    if (answer.ok) onDone(words);
    else setProblem(answer.error);
  };
  const save = (role: GrantedRole, chosen: string[]) =>
    attempt(
      () =>
        api.call('PUT /api/staff/team/{id}', {
          params: { id: member.id },
          query,
          body: { role, departments: chosen },
        }),
      `${name} is changed.`,
    );
  const setAccess = (to: Access, reason: string) =>
    attempt(
      () =>
        api.call('POST /api/staff/team/{id}/access', {
          params: { id: member.id },
          query,
          body: { to, ...(reason && { reason }) },
        }),
      ACCESS_DONE[to](name),
    );

  return (
    <Modal title={`Change ${name}`} onClose={onClose}>
      <div className={styles.dialog}>
        {problem ? <ProblemNotice problem={problem} title="Nothing was changed" /> : null}
        {member.state === 'approved' ? (
          <RightsForm member={member} departments={departments} busy={busy} onSave={save} />
        ) : null}
        <AccessForm member={member} busy={busy} onChoose={setAccess} />
        <div className={styles.actions}>
          <Button look="outline" onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
    </Modal>
  );
}

const ACCESS_DONE: Readonly<Record<Access, (name: string) => string>> = {
  suspended: (name) => `${name} is suspended: within a minute they see nothing any more.`,
  approved: (name) => `${name} has access again.`,
  removed: (name) => `${name} is off the team: within a minute they see nothing any more.`,
};

function RightsForm({
  member,
  departments,
  busy,
  onSave,
}: {
  member: TeamMember;
  departments: Team['departments'];
  busy: boolean;
  onSave(role: GrantedRole, departments: string[]): Promise<void>;
}) {
  const { membership } = useWorkplace();
  const roles = grantableRoles(membership.role);
  const [role, setRole] = useState<GrantedRole>(member.role === 'developer' ? 'staff' : member.role);
  const [chosen, setChosen] = useState<string[]>(member.departments);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSave(role, chosen);
  };
  return (
    <form className={styles.dialog} onSubmit={submit}>
      <SelectField label="Role" options={roles} value={role} onChange={(chosenRole) => setRole(chosenRole)} />
      <CheckBoxes
        name="departments"
        legend="Departments"
        options={departments}
        chosen={chosen}
        onChange={setChosen}
        hint={
          role === 'staff'
            ? 'They see the requests of these departments.'
            : 'With this role they see every request; these are the ones that they are called to.'
        }
      />
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          Save
        </Button>
      </div>
    </form>
  );
}

function AccessForm({
  member,
  busy,
  onChoose,
}: {
  member: TeamMember;
  busy: boolean;
  onChoose(to: Access, reason: string): Promise<void>;
}) {
  const [asking, setAsking] = useState<'suspended' | 'removed' | null>(null);
  const [reason, setReason] = useState('');
  const name = member.fullName ?? member.name;
  if (asking) {
    return (
      <div className={styles.dialog}>
        <p>
          {asking === 'suspended'
            ? `${name} sees nothing any more until you give access back. What they have is given back.`
            : `${name} leaves the team. What they have is given back. They may ask to join again.`}
        </p>
        <Field
          label={asking === 'removed' ? `Reason, which ${name} reads (optional)` : 'Reason (optional)'}
          value={reason}
          maxLength={500}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className={styles.actions}>
          <Button look="outline" onClick={() => setAsking(null)}>
            Back
          </Button>
          <Button look="danger" busy={busy} onClick={() => void onChoose(asking, reason.trim())}>
            {asking === 'suspended' ? 'Yes, suspend' : 'Yes, remove'}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <fieldset className={styles.access}>
      <legend>Access</legend>
      {member.state === 'suspended' ? (
        <Button look="outline" size="small" busy={busy} onClick={() => void onChoose('approved', '')}>
          Give access back
        </Button>
      ) : (
        <Button look="outline" size="small" onClick={() => setAsking('suspended')}>
          Suspend
        </Button>
      )}
      <Button look="outline" size="small" onClick={() => setAsking('removed')}>
        Remove from the team
      </Button>
    </fieldset>
  );
}
