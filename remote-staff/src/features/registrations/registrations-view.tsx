import { Notice } from '@bellkey/shared/ui';
import * as messages from '../../../messages/compiled/guest-registrations/en.ts';
import { useDeskState, useWorkplace } from '../../desk/workplace.tsx';
import { checksRegistrations, readsRegistrations } from '../../staff-identity/own-permissions.ts';
import { StaffPage } from '../../staff-page/staff-page.tsx';
import { GuestRegistrations } from '../settings/guest-registrations/guest-registrations.tsx';

/** The registrations before arrival: managers check them, the front desk sees who comes and how to reach them. */
export function RegistrationsView() {
  const { membership } = useWorkplace();
  const { registrationChanges } = useDeskState();
  return (
    <StaffPage title={messages.pageTitle}>
      {readsRegistrations(membership) ? (
        <GuestRegistrations
          propertyId={membership.property.id}
          mayCheck={checksRegistrations(membership)}
          changes={registrationChanges}
        />
      ) : (
        <Notice title={messages.noAccessTitle}>{messages.noAccessText}</Notice>
      )}
    </StaffPage>
  );
}
