import { detectSubdomain } from '@bellkey/shared/brand';
import { useSearchParams } from '@bellkey/shared/shell';
import { Notice, Skeleton } from '@bellkey/shared/ui';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import * as messages from '../../messages/compiled/frame/en.ts';
import { WorkplaceProvider } from '../desk/workplace.tsx';
import { usePlatformBar } from '../platform-bar/use-platform-bar.ts';
import { ProblemNotice } from '../problem/problem-notice.tsx';
import { membershipStatusOf } from '../staff-identity/membership-status.ts';
import { useStaffIdentity } from '../staff-identity/use-staff-identity.ts';
import { chosenMembership, rememberProperty } from './chosen-property.ts';
import { Side } from './side.tsx';
import { SignOutButton, useSignOut } from './sign-out.tsx';
import * as styles from './staff-frame.css';
import { WorkplaceLayout } from './workplace-layout.tsx';

/** Members of a property never see it, and their pages have a budget (e2e/tests/sizes.spec.ts). */
const StandingNotice = lazy(() =>
  import('../features/sign-in/standing-notice.tsx').then(
    (module) => ({ default: module.StandingNotice }),
    () => ({ default: NotLoaded }),
  ),
);

/** Only for members without the second factor that is required of them. */
const SecondFactorGate = lazy(() =>
  import('./second-factor-gate.tsx').then(
    (module) => ({ default: module.SecondFactorGate }),
    () => ({ default: NotLoaded }),
  ),
);

const lookingUp = <Skeleton label={messages.accessLoadingLabel} lines={6} />;

function NotLoaded({ onSignOut }: { onSignOut(): Promise<void> }) {
  return (
    <Notice tone="warn" title={messages.accessLoadFailed}>
      <SignOutButton onSignOut={onSignOut} />
    </Notice>
  );
}

/** Shows its children to a member of a property, and the missing step to everyone else. */
export function ApprovedOnly({
  uid,
  email,
  withoutProperty,
  forOperators,
  children,
}: {
  uid: string;
  email: string | null;
  withoutProperty: ReactNode;
  forOperators: ReactNode;
  children: ReactNode;
}) {
  const { identity, refresh } = useStaffIdentity(uid);
  const signOut = useSignOut();
  const [query] = useSearchParams();
  const [picked, setPicked] = useState(query.get('property'));
  const kind = identity.status === 'known' ? membershipStatusOf(identity.me.memberships).kind : null;
  usePlatformBar(kind !== null && kind !== 'approved');

  const isFailed = identity.status === 'failed';
  useEffect(() => {
    if (!isFailed) return;
    const again = () => void refresh();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isFailed, refresh]);

  if (identity.status === 'loading') {
    return <div className={styles.alone}>{lookingUp}</div>;
  }
  if (identity.status === 'failed') {
    return (
      <div className={styles.alone}>
        <ProblemNotice problem={identity.problem} title={messages.accessLoadFailed} onRetry={refresh} />
      </div>
    );
  }
  const standing = membershipStatusOf(identity.me.memberships);
  const isOperator = identity.me.operator !== undefined;
  if (standing.kind === 'none' && identity.me.operatorNeedsSecondFactor) {
    return (
      <Suspense fallback={lookingUp}>
        <SecondFactorGate
          reason={messages.operatorFactorReason}
          fallback="/dashboard/leads"
          onSetUp={refresh}
          onSignOut={signOut}
        />
      </Suspense>
    );
  }
  if (standing.kind === 'none' && withoutProperty) {
    return (
      <div className={styles.content}>
        {withoutProperty}
        <SignOutButton onSignOut={signOut} />
      </div>
    );
  }
  if (standing.kind === 'none' && isOperator) return forOperators;
  if (standing.kind !== 'approved') {
    return (
      <div className={styles.alone}>
        <Suspense fallback={lookingUp}>
          <StandingNotice standing={standing} email={email} onSignOut={signOut} />
        </Suspense>
      </div>
    );
  }
  const membership =
    standing.memberships.find(({ property }) => property.id === picked) ??
    chosenMembership(localStorage, uid, standing.memberships, detectSubdomain(location.hostname).subdomain);
  const pick = (propertyId: string) => {
    rememberProperty(localStorage, uid, propertyId);
    setPicked(propertyId);
  };
  // The API says and enforces it. An older API does not report whether the sign-in has a second factor.
  if (membership.secondFactorRequired && identity.me.secondFactor === false) {
    return (
      <Suspense fallback={lookingUp}>
        <SecondFactorGate
          reason={messages.propertyFactorReason({ property: membership.property.name })}
          fallback="/dashboard"
          elsewhere={standing.memberships.filter(({ id }) => id !== membership.id)}
          onPick={pick}
          onSetUp={refresh}
          onSignOut={signOut}
        />
      </Suspense>
    );
  }
  return (
    <WorkplaceProvider key={membership.property.id} uid={uid} membership={membership}>
      <WorkplaceLayout
        side={
          <Side
            membership={membership}
            memberships={standing.memberships}
            isOperator={isOperator}
            onPick={pick}
            onSignOut={signOut}
          />
        }
      >
        {children}
      </WorkplaceLayout>
    </WorkplaceProvider>
  );
}
