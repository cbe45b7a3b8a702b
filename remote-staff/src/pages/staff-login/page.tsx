import { useBrand, useNavigate, useSearchParams, useSession } from '@bellkey/shared/shell';
import { Skeleton } from '@bellkey/shared/ui';
import { useEffect } from 'react';
import * as messages from '../../../messages/compiled/sign-in/en.ts';
import * as styles from '../../features/sign-in/sign-in.css';
import { SignInForm } from '../../features/sign-in/sign-in-form.tsx';
import { SIGN_IN_INTRO } from '../../features/sign-in/sign-in-intro.ts';
import { StandingNotice } from '../../features/sign-in/standing-notice.tsx';
import { usePlatformBar } from '../../platform-bar/use-platform-bar.ts';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { usePropertyHere } from '../../property-here/use-property-here.ts';
import { safeNext } from '../../safe-next/safe-next.ts';
import { membershipStatusOf } from '../../staff-identity/membership-status.ts';
import { useStaffIdentity } from '../../staff-identity/use-staff-identity.ts';

/** `/staff-login`: signs in, and sends each person to the page of their membership status. */
export function Page() {
  const { name } = useBrand();
  const { state, store } = useSession();
  const property = usePropertyHere();
  useEffect(() => store.start(), [store]);
  usePlatformBar();
  return (
    <section className={styles.page}>
      <header>
        <h1 className={styles.title}>{messages.staffLogin}</h1>
        <p className={styles.intro}>{SIGN_IN_INTRO}</p>
        <p className={styles.property}>
          {property ? messages.propertyIntro({ house: property.name }) : messages.brandIntro({ name })}
        </p>
      </header>
      {state.status === 'signed-in' ? (
        <SignedIn uid={state.user.uid} email={state.user.email} />
      ) : (
        <SignInForm />
      )}
    </section>
  );
}

function SignedIn({ uid, email }: { uid: string; email: string | null }) {
  const { store } = useSession();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { identity, refresh } = useStaffIdentity(uid);
  const standing = identity.status === 'known' ? membershipStatusOf(identity.me.memberships) : null;
  const isOperator =
    identity.status === 'known' &&
    (identity.me.operator !== undefined || identity.me.operatorNeedsSecondFactor === true);
  const goTo =
    standing?.kind === 'approved'
      ? safeNext(search.get('next'))
      : standing?.kind === 'pending'
        ? '/waiting-approval'
        : isOperator
          ? safeNext(search.get('next'), '/dashboard/leads')
          : null;

  useEffect(() => {
    if (goTo) void navigate(goTo, { replace: true });
  }, [goTo, navigate]);

  if (identity.status === 'failed') {
    return <ProblemNotice problem={identity.problem} title={messages.accessLoadFailed} onRetry={refresh} />;
  }
  if (standing === null || standing.kind === 'approved' || goTo) {
    return <Skeleton label={messages.accessLoadingLabel} lines={4} />;
  }
  return <StandingNotice standing={standing} email={email} onSignOut={() => store.signOut()} />;
}
