import { DueView } from '../../features/due/due-view.tsx';
import { StaffFrame } from '../../frame/staff-frame.tsx';

/** `/dashboard/due`: what is overdue, what is due within the hour, and what clocks do next. */
export function Page() {
  return (
    <StaffFrame>
      <DueView />
    </StaffFrame>
  );
}
