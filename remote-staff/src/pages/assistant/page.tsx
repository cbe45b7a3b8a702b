import { ConciergeSettingsView } from '../../features/concierge-settings/concierge-settings-view.tsx';
import { StaffFrame } from '../../frame/staff-frame.tsx';

/** `/dashboard/assistant`: how the assistant works here. */
export function Page() {
  return (
    <StaffFrame>
      <ConciergeSettingsView />
    </StaffFrame>
  );
}
