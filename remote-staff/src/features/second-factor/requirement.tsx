import type { Membership } from '@bellkey/shared/api';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { useState } from 'react';
import { AccountSection } from '../../account-section/account-section.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import * as styles from './second-factor.css';

/** For owners: whether the property lets managers and owners in without a second factor. */
export function Requirement({
  membership,
  secondFactor,
  onChange,
}: {
  membership: Membership;
  /** Whether the owner's own sign-in has one. */
  secondFactor: boolean;
  onChange(): Promise<void>;
}) {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const { property } = membership;
  const required = membership.secondFactorRequired === true;

  const change = async () => {
    setBusy(true);
    setProblem(null);
    const answer = await api.call('PUT /api/staff/second-factor', {
      query: { property: property.id },
      body: { required: !required },
    });
    if (answer.ok) await onChange();
    else setProblem(answer.error);
    setBusy(false);
  };

  return (
    <AccountSection id="second-factor-required" title="Managers and owners">
      <p role="status">
        {required
          ? `${property.name} requires a second factor of managers and owners. Without one they reach nothing here but their profile.`
          : `Managers and owners of ${property.name} may sign in with their password alone.`}
      </p>
      {problem ? <ProblemNotice problem={problem} title="That could not be changed" /> : null}
      {required || secondFactor ? (
        <div className={styles.actions}>
          <Button look="outline" busy={busy} onClick={() => void change()}>
            {required ? 'No longer require it' : 'Require a second factor'}
          </Button>
        </div>
      ) : (
        <p className={styles.quiet}>
          You can require a second factor of them once you have signed in with your own.
        </p>
      )}
    </AccountSection>
  );
}
