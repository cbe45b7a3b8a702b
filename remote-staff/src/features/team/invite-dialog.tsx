import { useAction } from '@bellkey/shared/action';
import type { PropertySummary } from '@bellkey/shared/api';
import { useApi } from '@bellkey/shared/shell';
import { Button, CheckBoxes, Field, SelectField } from '@bellkey/shared/ui';
import { type FormEvent, useState } from 'react';
import * as messages from '../../../messages/compiled/team/en.ts';
import { useWorkplace } from '../../desk/workplace.tsx';
import { Modal } from '../../dialog/modal.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { type GrantedRole, grantableRoles } from './format-team.ts';
import * as styles from './team.css';
import type { Team } from './use-team.ts';

const DAYS = [
  { value: '1', label: messages.oneDay },
  { value: '7', label: messages.aWeek },
  { value: '30', label: messages.thirtyDays },
] as const;
type Days = (typeof DAYS)[number]['value'];

/** A dialog that creates an invitation link and shows it this once. */
export function InviteDialog({
  departments,
  property,
  onMade,
  onClose,
}: {
  departments: Team['departments'];
  property: PropertySummary;
  onMade(): void;
  onClose(): void;
}) {
  const api = useApi();
  const { membership } = useWorkplace();
  const [role, setRole] = useState<GrantedRole>('staff');
  const [chosen, setChosen] = useState<string[]>([]);
  const [email, setEmail] = useState('');
  const [days, setDays] = useState<Days>('7');
  const [missing, setMissing] = useState(false);
  const { run, busy, problem, clear } = useAction();
  const [link, setLink] = useState<string | null>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (role === 'staff' && chosen.length === 0) return setMissing(true);
    clear();
    void run(
      () =>
        api.call('POST /api/staff/invitations', {
          query: { property: property.id },
          body: {
            role,
            departments: chosen,
            days: Number(days),
            ...(email.trim() && { email: email.trim() }),
          },
        }),
      ({ token }) => {
        // In the fragment, which is in no server's log.
        setLink(`${window.location.origin}/staff-register#invitation=${token}`);
        onMade();
      },
    );
  };

  return (
    <Modal title={messages.inviteSomeone} unsaved={link === null && email !== ''} onClose={onClose}>
      {link ? (
        <InvitationLink link={link} onClose={onClose} />
      ) : (
        <form className={styles.dialog} onSubmit={submit} noValidate>
          <SelectField
            label={messages.role}
            options={grantableRoles(membership.role)}
            value={role}
            onChange={(chosenRole) => setRole(chosenRole)}
          />
          <CheckBoxes
            name="departments"
            legend={messages.departments}
            options={departments}
            chosen={chosen}
            onChange={(keys) => {
              setChosen(keys);
              setMissing(false);
            }}
            error={missing ? messages.departmentsError : undefined}
          />
          <Field
            label={messages.inviteEmailLabel}
            type="email"
            autoComplete="off"
            maxLength={254}
            value={email}
            error={problem?.fields?.email}
            onChange={({ target }) => setEmail(target.value)}
          />
          <SelectField
            label={messages.inviteDurationLabel}
            options={DAYS}
            value={days}
            onChange={(chosenDays) => setDays(chosenDays)}
          />
          {problem ? (
            <ProblemNotice problem={problem} atFields={['email']} title={messages.inviteFailed} />
          ) : null}
          <div className={styles.actions}>
            <Button look="outline" onClick={onClose}>
              {messages.cancel}
            </Button>
            <Button type="submit" busy={busy}>
              {messages.makeTheLink}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  );
}

function InvitationLink({ link, onClose }: { link: string; onClose(): void }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setSaid(messages.copied);
    } catch {
      setSaid(messages.copyLinkFailed);
    }
  };
  return (
    <div className={styles.dialog}>
      <p>{messages.invitationLinkHint}</p>
      <output className={styles.link} aria-label={messages.invitationLink}>
        {link}
      </output>
      <p role="status" className={styles.quiet}>
        {said}
      </p>
      <div className={styles.actions}>
        <Button look="outline" onClick={() => void copy()}>
          {messages.copy}
        </Button>
        <Button onClick={onClose}>{messages.done}</Button>
      </div>
    </div>
  );
}
