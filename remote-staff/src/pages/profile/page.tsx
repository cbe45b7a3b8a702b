import { useSession } from '@bellkey/shared/shell';
import { PlainPage } from '@bellkey/shared/ui';
import { DeleteAccount } from '../../account/delete-account.tsx';
import { useWorkplace } from '../../desk/workplace.tsx';
import { StaffFrame } from '../../staff-frame/staff-frame.tsx';
import { departmentNames } from '../../staff-identity/department-names.ts';

/** `/profile`: who you are at this property. */
export function Page() {
  return (
    <StaffFrame>
      <Profile />
    </StaffFrame>
  );
}

function Profile() {
  const { membership } = useWorkplace();
  const { name, property } = membership;
  const { state } = useSession();
  const where = new Intl.ListFormat('en').format(departmentNames(membership));
  return (
    <PlainPage title={name}>
      <p>
        You work at {property.name}
        {where ? ` in ${where}` : null}. Guests read your first name above what you answer. Name, departments
        and what you may see are kept by {property.name} and can’t be changed from this page.
      </p>
      {state.status === 'signed-in' ? <DeleteAccount user={state.user} property={property.name} /> : null}
    </PlainPage>
  );
}
