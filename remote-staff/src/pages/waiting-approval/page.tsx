import { type SessionUser, useNavigate, useSession } from '@bellkey/shared/shell';
import { Button, PlainPage, Skeleton } from '@bellkey/shared/ui';
import { useEffect, useState } from 'react';
import * as messages from '../../../messages/compiled/staff-application/en.ts';
import { SignedInOnly } from '../../features/sign-in/signed-in-only.tsx';
import { StandingNotice } from '../../features/sign-in/standing-notice.tsx';
import { RequestFacts } from '../../features/staff-application/request-facts.tsx';
import * as styles from '../../features/staff-application/staff-application.css';
import { VerifyEmail } from '../../features/staff-application/verify-email.tsx';
import { usePlatformBar } from '../../platform-bar/use-platform-bar.ts';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { membershipStatusOf } from '../../staff-identity/membership-status.ts';
import { useStaffIdentity } from '../../staff-identity/use-staff-identity.ts';

/** How often the page asks whether a manager has decided, in milliseconds (docs/product.md#waiting-approval). */
export const POLL_MS = 30_000;

/** `/waiting-approval`: the state of an application. Continues by itself once it is approved. */
export function Page() {
  usePlatformBar();
  return <SignedInOnly>{(user) => <Waiting user={user} />}</SignedInOnly>;
}

function Waiting({ user }: { user: SessionUser }) {
  const { uid, email } = user;
  const { store } = useSession();
  const { identity, refresh } = useStaffIdentity(uid);
  const navigate = useNavigate();
  const standing = identity.status === 'known' ? membershipStatusOf(identity.me.memberships) : null;
  const isApproved = standing?.kind === 'approved';
  const isPending = standing?.kind === 'pending';
  const [checked, setChecked] = useState(false);
  const [checking, setChecking] = useState(false);
  const check = async () => {
    setChecked(false);
    setChecking(true);
    await refresh();
    setChecking(false);
    setChecked(true);
  };

  useEffect(() => {
    if (isApproved) void navigate('/dashboard', { replace: true });
  }, [isApproved, navigate]);
  useEffect(() => {
    if (!isPending) return;
    const timer = setInterval(() => void refresh(), POLL_MS);
    return () => clearInterval(timer);
  }, [isPending, refresh]);

  return (
    <PlainPage
      title={messages.waitingForApproval}
      action={
        isPending ? (
          <Button busy={checking} onClick={() => void check()}>
            {messages.checkNow}
          </Button>
        ) : null
      }
    >
      {identity.status === 'failed' ? (
        <ProblemNotice problem={identity.problem} title={messages.statusLoadFailed} onRetry={refresh} />
      ) : standing === null || standing.kind === 'approved' ? (
        <Skeleton label={messages.statusLoadingLabel} lines={3} />
      ) : (
        <StandingNotice standing={standing} email={email} onSignOut={() => store.signOut()} />
      )}
      {standing?.kind === 'pending' ? (
        <>
          <RequestFacts membership={standing.memberships[0]} email={email} />
          <VerifyEmail user={user} />
        </>
      ) : null}
      <p role="status" className={styles.polling}>
        {checked && standing?.kind === 'pending'
          ? standing.memberships[0].awaitsEmail
            ? messages.checkedLinkNotOpened
            : messages.checkedNotDecided
          : null}
      </p>
      {standing?.kind === 'pending' ? (
        <p className={styles.polling}>
          {messages.pollingHint}{' '}
          {standing.memberships[0].awaitsEmail
            ? messages.pollingEmailCondition
            : messages.pollingApprovalCondition}
          .
        </p>
      ) : null}
    </PlainPage>
  );
}
