import { BrandView } from '../../features/settings/brand/brand-view.tsx';
import { StaffFrame } from '../../frame/staff-frame.tsx';

/** `/dashboard/settings/brand`: how the property looks to its guests. */
export function Page() {
  return (
    <StaffFrame>
      <BrandView />
    </StaffFrame>
  );
}
