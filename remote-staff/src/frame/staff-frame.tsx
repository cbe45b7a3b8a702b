import { useNavigate } from '@bellkey/shared/shell';
import { Skeleton } from '@bellkey/shared/ui';
import { type ReactNode, useEffect } from 'react';
import * as messages from '../../messages/compiled/frame/en.ts';
import { SignedInOnly } from '../features/sign-in/signed-in-only.tsx';
import { LeaveGuard } from '../leave-guard/leave-guard.tsx';
import { ApprovedOnly } from './approved-only.tsx';

/**
 * The layout of every page behind the sign-in: navigation, the signed-in person, their property, and signing out.
 *
 * @param withoutProperty what a person without a property sees; by default the state of their application
 * @param forOperators the same for a platform operator; by default the enquiries
 */
export function StaffFrame({
  children,
  withoutProperty,
  forOperators = <ToEnquiries />,
}: {
  children: ReactNode;
  withoutProperty?: ReactNode;
  forOperators?: ReactNode;
}) {
  return (
    <SignedInOnly>
      {(user) => (
        <>
          <LeaveGuard />
          <ApprovedOnly
            uid={user.uid}
            email={user.email}
            withoutProperty={withoutProperty}
            forOperators={forOperators}
          >
            {children}
          </ApprovedOnly>
        </>
      )}
    </SignedInOnly>
  );
}

/** A platform operator without a property has one page here. */
function ToEnquiries() {
  const navigate = useNavigate();
  useEffect(() => void navigate('/dashboard/leads', { replace: true }), [navigate]);
  return <Skeleton label={messages.openingTheEnquiries} lines={4} />;
}
