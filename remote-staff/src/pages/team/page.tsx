import { StaffFrame } from '../../staff-frame/staff-frame.tsx';
import { TeamView } from '../../team/team-view.tsx';

/** `/dashboard/team`: who asks to join, and the code they need for it. */
export function Page() {
  return (
    <StaffFrame>
      <TeamView />
    </StaffFrame>
  );
}
