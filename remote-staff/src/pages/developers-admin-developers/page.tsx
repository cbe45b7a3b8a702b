import { PlainPage } from '@bellkey/shared/ui';
import { StaffFrame } from '../../staff-frame/staff-frame.tsx';

/** `/developers-admin/developers`. */
export function Page() {
  return (
    <StaffFrame>
      <PlainPage title="Developers">
        <p>
          For people who connect other systems to Bellkey. The product’s API describes itself, operation by
          operation, in <a href="/api/docs">its documentation</a>. Keys and webhooks can’t be made from this
          page today.
        </p>
      </PlainPage>
    </StaffFrame>
  );
}
