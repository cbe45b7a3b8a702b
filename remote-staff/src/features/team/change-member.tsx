import { useAction } from '@bellkey/shared/action';
import type { TeamMember } from '@bellkey/shared/api';
import { type ApiResult, useApi } from '@bellkey/shared/shell';
import { Button, CheckBoxes, Field, SelectField } from '@bellkey/shared/ui';
import { type FormEvent, useState } from 'react';
import * as messages from '../../../messages/compiled/team/en.ts';
import { useWorkplace } from '../../desk/workplace.tsx';
import { Modal } from '../../dialog/modal.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { type GrantedRole, grantableRoles } from './format-team.ts';
import * as styles from './team.css';
import type { Team } from './use-team.ts';

type Access = 'suspended' | 'approved' | 'removed';

/** A dialog for the rights of one member: role and departments, and whether they have access. */
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
  onDone(message: string): void;
  onClose(): void;
}) {
  const api = useApi();
  const { run, busy, problem, clear } = useAction();
  const name = member.fullName ?? member.name;
  const query = { property: propertyId };

  const attempt = (call: () => Promise<ApiResult<unknown>>, message: string) => {
    clear();
    return run(call, () => onDone(message));
  };
  const save = (role: GrantedRole, chosen: string[]) =>
    attempt(
      () =>
        api.call('PUT /api/staff/team/{id}', {
          params: { id: member.id },
          query,
          body: { role, departments: chosen },
        }),
      messages.nameIsChanged({ name }),
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
    <Modal title={messages.changeName({ name })} onClose={onClose}>
      <div className={styles.dialog}>
        {problem ? <ProblemNotice problem={problem} title={messages.nothingWasChanged} /> : null}
        {member.state === 'approved' ? (
          <RightsForm member={member} departments={departments} busy={busy} onSave={save} />
        ) : null}
        <AccessForm member={member} busy={busy} onChoose={setAccess} />
        <div className={styles.actions}>
          <Button look="outline" onClick={onClose}>
            {messages.close}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

const ACCESS_DONE: Readonly<Record<Access, (name: string) => string>> = {
  suspended: (name) => messages.suspendedNote({ name }),
  approved: (name) => messages.accessGivenBack({ name }),
  removed: (name) => messages.removedNote({ name }),
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
      <SelectField
        label={messages.role}
        options={roles}
        value={role}
        onChange={(chosenRole) => setRole(chosenRole)}
      />
      <CheckBoxes
        name="departments"
        legend={messages.departments}
        options={departments}
        chosen={chosen}
        onChange={setChosen}
        hint={role === 'staff' ? messages.staffDepartmentsHint : messages.roleDepartmentsHint}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {messages.save}
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
        <p>{asking === 'suspended' ? messages.suspendWarning({ name }) : messages.removeWarning({ name })}</p>
        <Field
          label={asking === 'removed' ? messages.removeReasonLabel({ name }) : messages.reasonOptional}
          value={reason}
          maxLength={500}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className={styles.actions}>
          <Button look="outline" onClick={() => setAsking(null)}>
            {messages.back}
          </Button>
          <Button look="danger" busy={busy} onClick={() => void onChoose(asking, reason.trim())}>
            {asking === 'suspended' ? messages.yesSuspend : messages.yesRemove}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <fieldset className={styles.access}>
      <legend>{messages.access}</legend>
      {member.state === 'suspended' ? (
        <Button look="outline" size="small" busy={busy} onClick={() => void onChoose('approved', '')}>
          {messages.giveAccessBack}
        </Button>
      ) : (
        <Button look="outline" size="small" onClick={() => setAsking('suspended')}>
          {messages.suspend}
        </Button>
      )}
      <Button look="outline" size="small" onClick={() => setAsking('removed')}>
        {messages.removeButton}
      </Button>
    </fieldset>
  );
}
