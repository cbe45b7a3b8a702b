import { DevelopersView } from '../../developers/developers-view.tsx';
import { StaffFrame } from '../../staff-frame/staff-frame.tsx';

/** `/developers-admin/developers`: what is deployed, how it does, and what can be done about it. */
export function Page() {
  return (
    <StaffFrame>
      <DevelopersView />
    </StaffFrame>
  );
}
