import { ReportsView } from '../../features/reports/reports-view.tsx';
import { StaffFrame } from '../../frame/staff-frame.tsx';

/** `/dashboard/reports`: the work in figures, plots and tables. */
export function Page() {
  return (
    <StaffFrame>
      <ReportsView />
    </StaffFrame>
  );
}
