import { SettingsView } from '../../features/settings/settings-view.tsx';
import { StaffFrame } from '../../frame/staff-frame.tsx';

/** `/dashboard/settings`: services, places, departments and the property, and their changes. */
export function Page() {
  return (
    <StaffFrame>
      <SettingsView />
    </StaffFrame>
  );
}
