import { useAction } from '@bellkey/shared/action';
import type { StaffRegistration } from '@bellkey/shared/api';
import { useApi } from '@bellkey/shared/shell';
import { Button, Field, Notice } from '@bellkey/shared/ui';
import { type FormEvent, useState } from 'react';
import * as teamMessages from '../../../messages/compiled/team/en.ts';
import { dayOf, timeOfDay } from '../../clock/clock-messages.ts';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import * as styles from './team.css';

/** One applicant: approve, or decline with a reason that they will read. */
export function ApplicationCard({
  registration,
  propertyId,
  timeZone,
  onDecided,
}: {
  registration: StaffRegistration;
  propertyId: string;
  timeZone: string;
  onDecided(message: string): void;
}) {
  const api = useApi();
  const [declining, setDeclining] = useState(false);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const { run, busy, problem, clear } = useAction();
  const { id, fullName, email, emailVerified, jobTitle, departments, languages, submittedAt } = registration;

  const decide = (decision: 'approve' | 'reject') => {
    clear();
    return run(
      () =>
        api.call('POST /api/staff/registrations/{id}/decision', {
          params: { id },
          query: { property: propertyId },
          body: { decision, ...(decision === 'reject' && { reason: reason.trim() }) },
        }),
      () =>
        onDecided(
          decision === 'approve'
            ? teamMessages.applicationApproved({ fullName })
            : teamMessages.applicationDeclined({ fullName }),
        ),
    );
  };

  const decline = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') setMissing(true);
    else void decide('reject');
  };

  const names = new Intl.DisplayNames('en', { type: 'language' });
  return (
    <li className={styles.card} aria-label={fullName}>
      <div>
        <p className={styles.name}>{fullName}</p>
        <p className={styles.quiet}>
          {[jobTitle, ...departments.map(({ name }) => name)].filter(Boolean).join(' · ')}
        </p>
        <p className={styles.quiet}>{email ?? teamMessages.emailMissing}</p>
        {languages.length > 0 ? (
          <p className={styles.quiet}>
            {teamMessages.speaksList({ list: languages.map((key) => names.of(key) ?? key).join(', ') })}
          </p>
        ) : null}
        <p className={styles.quiet}>
          {teamMessages.applicationDate({
            dayOf: dayOf(submittedAt, timeZone),
            timeOfDay: timeOfDay(submittedAt, timeZone),
          })}
        </p>
      </div>
      {emailVerified ? null : (
        <Notice tone="danger" live="polite" title={teamMessages.emailUnverifiedTitle}>
          {teamMessages.emailUnverifiedText({ fullName })}
        </Notice>
      )}
      {problem ? <ProblemNotice problem={problem} title={teamMessages.decisionFailed} /> : null}
      {declining ? (
        <form className={styles.decline} onSubmit={decline} noValidate>
          <Field
            label={teamMessages.declineReasonLabel({ fullName })}
            value={reason}
            maxLength={500}
            onChange={({ target }) => {
              setReason(target.value);
              setMissing(false);
            }}
            error={missing ? teamMessages.declineReasonError : undefined}
          />
          <div className={styles.actions}>
            <Button type="submit" look="danger" size="small" busy={busy}>
              {teamMessages.decline}
            </Button>
            <Button look="outline" size="small" onClick={() => setDeclining(false)}>
              {teamMessages.back}
            </Button>
          </div>
        </form>
      ) : (
        <div className={styles.actions}>
          <Button size="small" busy={busy} disabled={!emailVerified} onClick={() => void decide('approve')}>
            {teamMessages.approve}
          </Button>
          <Button look="outline" size="small" onClick={() => setDeclining(true)}>
            {teamMessages.decline}
          </Button>
        </div>
      )}
    </li>
  );
}
