import type { PropertySummary } from '@bellkey/shared/api';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { Button, CheckBoxes, Field, SelectField } from '@bellkey/shared/ui';
import { type FormEvent, useState } from 'react';
import { useWorkplace } from '../../desk/workplace.tsx';
import { Modal } from '../../dialog/modal.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import * as styles from './team.css';
import { type GrantedRole, grantableRoles } from './team-words.ts';
import type { Team } from './use-team.ts';

const DAYS = [
  { value: '1', label: 'One day' },
  { value: '7', label: 'A week' },
  { value: '30', label: '30 days' },
] as const;
type Days = (typeof DAYS)[number]['value'];

/** A dialog that makes a link to join and shows it, this one time. */
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
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [link, setLink] = useState<string | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (role === 'staff' && chosen.length === 0) return setMissing(true);
    setBusy(true);
    setProblem(null);
    const answer = await api.call('POST /api/staff/invitations', {
      query: { property: property.id },
      body: {
        role,
        departments: chosen,
        days: Number(days),
        ...(email.trim() && { email: email.trim() }),
      },
    });
    setBusy(false);
    if (!answer.ok) return setProblem(answer.error);
    // In the fragment, which no server and no log sees.
    setLink(`${window.location.origin}/staff-register#invitation=${answer.value.token}`);
    onMade();
  };

  return (
    <Modal title="Invite someone" onClose={onClose}>
      {link ? (
        <InvitationLink link={link} onClose={onClose} />
      ) : (
        <form className={styles.dialog} onSubmit={(event) => void submit(event)} noValidate>
          <SelectField
            label="Role"
            options={grantableRoles(membership.role)}
            value={role}
            onChange={(chosenRole) => setRole(chosenRole)}
          />
          <CheckBoxes
            name="departments"
            legend="Departments"
            options={departments}
            chosen={chosen}
            onChange={(keys) => {
              setChosen(keys);
              setMissing(false);
            }}
            error={missing ? 'Choose at least one department.' : undefined}
          />
          <Field
            label="Only for this e-mail (optional)"
            type="email"
            autoComplete="off"
            maxLength={254}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
          <SelectField
            label="It can be used for"
            options={DAYS}
            value={days}
            onChange={(chosenDays) => setDays(chosenDays)}
          />
          {problem ? <ProblemNotice problem={problem} title="No link was made" /> : null}
          <div className={styles.actions}>
            <Button look="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={busy}>
              Make the link
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
      setSaid('Copied.');
    } catch {
      setSaid('This browser does not let us copy. Select the link and copy it.');
    }
  };
  return (
    <div className={styles.dialog}>
      <p>Send this link to the person. It is shown this one time and works once.</p>
      <output className={styles.link} aria-label="Invitation link">
        {link}
      </output>
      <p role="status" className={styles.quiet}>
        {said}
      </p>
      <div className={styles.actions}>
        <Button look="outline" onClick={() => void copy()}>
          Copy
        </Button>
        <Button onClick={onClose}>Done</Button>
      </div>
    </div>
  );
}
