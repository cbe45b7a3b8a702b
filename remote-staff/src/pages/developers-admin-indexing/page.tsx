import { PlainPage } from '@bellkey/shared/ui';
import { StaffFrame } from '../../staff-frame/staff-frame.tsx';

/** `/developers-admin/indexing`. */
export function Page() {
  return (
    <StaffFrame>
      <PlainPage title="Indexing">
        <p>
          The assistant answers from what a property has written down about itself, and this page is for
          whoever keeps that in order: what is indexed, when, and what failed. Today no index can be looked at
          or rebuilt from here.
        </p>
      </PlainPage>
    </StaffFrame>
  );
}
