import { TeamView } from '../../features/team/team-view.tsx';
import { StaffFrame } from '../../frame/staff-frame.tsx';

/** `/dashboard/team`: applicants, members, and the join code. */
export function Page() {
  return (
    <StaffFrame>
      <TeamView />
    </StaffFrame>
  );
}
