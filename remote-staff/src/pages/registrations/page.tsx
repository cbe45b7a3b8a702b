import { RegistrationsView } from '../../features/registrations/registrations-view.tsx';
import { StaffFrame } from '../../frame/staff-frame.tsx';

/** `/dashboard/registrations`: who has registered before arrival. */
export function Page() {
  return (
    <StaffFrame>
      <RegistrationsView />
    </StaffFrame>
  );
}
