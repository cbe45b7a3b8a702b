import { useSession } from '@bellkey/shared/shell';
import { ButtonLink, PlainPage } from '@bellkey/shared/ui';
import * as messages from '../../../messages/compiled/profile/en.ts';
import { useWorkplace } from '../../desk/workplace.tsx';
import { DeleteAccount } from '../../features/account/delete-account.tsx';
import { NotificationSettings } from '../../features/notifications/notification-settings.tsx';
import { OwnProfileSections } from '../../features/profile/own-profile-sections.tsx';
import { SignInSection } from '../../features/profile/sign-in-section.tsx';
import { OwnSecondFactor } from '../../features/second-factor/own-second-factor.tsx';
import { Requirement } from '../../features/second-factor/requirement.tsx';
import { StaffFrame } from '../../frame/staff-frame.tsx';
import { departmentNames } from '../../staff-identity/department-names.ts';
import { useStaffIdentity } from '../../staff-identity/use-staff-identity.ts';

/** `/profile`: who you are at this property. */
export function Page() {
  return (
    <StaffFrame forOperators={<OperatorProfile />}>
      <Profile />
    </StaffFrame>
  );
}

/** For an operator of the platform without a property. */
function OperatorProfile() {
  const { state } = useSession();
  return (
    <PlainPage
      title={messages.yourProfile}
      action={<ButtonLink to="/dashboard/leads">{messages.toTheEnquiries}</ButtonLink>}
    >
      {state.status === 'signed-in' ? <SignInSection user={state.user} /> : null}
      <OwnSecondFactor />
    </PlainPage>
  );
}

function Profile() {
  const { uid, membership } = useWorkplace();
  const { identity, refresh } = useStaffIdentity(uid);
  const { name, property, role } = membership;
  const { state } = useSession();
  const where = new Intl.ListFormat('en').format(departmentNames(membership));
  return (
    <PlainPage title={name}>
      <p>
        {messages.workplace({ property: property.name })}
        {where ? ` ${messages.inWhere({ where })}` : null}
        {messages.workplaceNameHint}
      </p>
      <OwnProfileSections />
      <NotificationSettings propertyId={property.id} />
      {state.status === 'signed-in' ? <SignInSection user={state.user} /> : null}
      <OwnSecondFactor onSetUp={() => void refresh()} onRemove={() => void refresh()} />
      {role === 'owner' && identity.status === 'known' ? (
        <Requirement
          membership={identity.me.memberships.find(({ id }) => id === membership.id) ?? membership}
          secondFactor={identity.me.secondFactor === true}
          onChange={refresh}
        />
      ) : null}
      {state.status === 'signed-in' ? <DeleteAccount user={state.user} property={property.name} /> : null}
    </PlainPage>
  );
}
