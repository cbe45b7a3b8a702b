import { DevelopersView, WorkplaceDevelopersView } from '../../features/developers/developers-view.tsx';
import { StaffFrame } from '../../frame/staff-frame.tsx';

/**
 * `/developers-admin/developers`: what is deployed, how it does, and what can be done about it. Those whom it is for
 * need not work at a property.
 */
export function Page() {
  return (
    <StaffFrame withoutProperty={<DevelopersView membership={null} />}>
      <WorkplaceDevelopersView />
    </StaffFrame>
  );
}
