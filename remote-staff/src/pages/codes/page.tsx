import { CodesView } from '../../features/codes/codes-view.tsx';
import { StaffFrame } from '../../frame/staff-frame.tsx';

/** `/dashboard/codes`: creates the codes of rooms and tables and shows them, once, as a sheet to print. */
export function Page() {
  return (
    <StaffFrame>
      <CodesView />
    </StaffFrame>
  );
}
