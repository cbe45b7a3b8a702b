import { TeamView } from '../../features/team/team-view.tsx';
import { StaffFrame } from '../../frame/staff-frame.tsx';

/** `/dashboard/team`: who asks to join, and the code they need for it. */
export function Page() {
  return (
    <StaffFrame>
      <TeamView />
    </StaffFrame>
  );
}
