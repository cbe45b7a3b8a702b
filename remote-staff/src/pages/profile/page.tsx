import { PlainPage } from '@bellkey/shared/ui';
import { useWorkplace } from '../../desk/workplace.tsx';
import { StaffFrame } from '../../staff-frame/staff-frame.tsx';

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
  const { name, property, departments } = membership;
  return (
    <PlainPage title={name}>
      <p>
        You work at {property.name}
        {departments.length > 0 ? ` in ${departments.join(', ')}` : null}. Guests read your first name above
        what you answer. A manager of {property.name} can change your name, your departments and what you may
        see; it can’t be done from this page.
      </p>
    </PlainPage>
  );
}
