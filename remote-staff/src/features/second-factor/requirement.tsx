import { useAction } from '@bellkey/shared/action';
import type { Membership } from '@bellkey/shared/api';
import { useApi } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import * as messages from '../../../messages/compiled/second-factor/en.ts';
import { AccountSection } from '../../account-section/account-section.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import * as styles from './second-factor.css';

/** For owners: whether managers and owners of the property need a second factor. */
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
  const { run, busy, problem, clear } = useAction();
  const { property } = membership;
  const required = membership.secondFactorRequired === true;

  const change = () => {
    clear();
    return run(async () => {
      const answer = await api.call('PUT /api/staff/second-factor', {
        query: { property: property.id },
        body: { required: !required },
      });
      if (answer.ok) await onChange();
      return answer;
    });
  };

  return (
    <AccountSection id="second-factor-required" title={messages.managersAndOwners}>
      <p role="status">
        {required
          ? messages.requirementOn({ property: property.name })
          : messages.requirementOff({ property: property.name })}
      </p>
      {problem ? <ProblemNotice problem={problem} title={messages.requirementFailed} /> : null}
      {required || secondFactor ? (
        <div className={styles.actions}>
          <Button look="outline" busy={busy} onClick={() => void change()}>
            {required ? messages.requirementOffButton : messages.requirementOnButton}
          </Button>
        </div>
      ) : (
        <p className={styles.quiet}>{messages.requirementHint}</p>
      )}
    </AccountSection>
  );
}
