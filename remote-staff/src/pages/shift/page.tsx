import { ShiftView } from '../../features/shift/shift-view.tsx';
import { StaffFrame } from '../../frame/staff-frame.tsx';

/** `/dashboard/shift`: who is on duty, what is open, what slipped, and the note for the next shift. */
export function Page() {
  return (
    <StaffFrame>
      <ShiftView />
    </StaffFrame>
  );
}
