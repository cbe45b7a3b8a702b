import { KitchenView } from '../../features/kitchen/kitchen-view.tsx';
import { StaffFrame } from '../../frame/staff-frame.tsx';

/** `/dashboard/kitchen`: food orders from received to served, for a tablet on the kitchen's wall or a phone. */
export function Page() {
  return (
    <StaffFrame>
      <KitchenView />
    </StaffFrame>
  );
}
