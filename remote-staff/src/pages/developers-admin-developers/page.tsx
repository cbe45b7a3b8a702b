import { DevelopersView, WorkplaceDevelopersView } from '../../features/developers/developers-view.tsx';
import { StaffFrame } from '../../frame/staff-frame.tsx';

/**
 * `/developers-admin/developers`: what is deployed, its health, and the possible actions. Its readers need not work at
 * a property.
 */
export function Page() {
  return (
    <StaffFrame withoutProperty={<DevelopersView membership={null} />}>
      <WorkplaceDevelopersView />
    </StaffFrame>
  );
}
