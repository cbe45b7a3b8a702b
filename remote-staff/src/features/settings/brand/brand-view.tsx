import { Notice, Skeleton } from '@bellkey/shared/ui';
import * as messages from '../../../../messages/compiled/brand/en.ts';
import { useWorkplace } from '../../../desk/workplace.tsx';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import { managesStaff } from '../../../staff-identity/manages-staff.ts';
import { StaffPage } from '../../../staff-page/staff-page.tsx';
import { SettingsNav } from '../settings-nav.tsx';
import { BrandForm } from './brand-form.tsx';
import { useBrand } from './use-brand.ts';

/** How the property looks to its guests: for managers and owners, and a message for everyone else. */
export function BrandView() {
  const { membership } = useWorkplace();
  return managesStaff(membership) ? (
    <Brand propertyId={membership.property.id} />
  ) : (
    <StaffPage title={messages.settings}>
      <Notice title={messages.forManagers}>{messages.managersSetIt}</Notice>
    </StaffPage>
  );
}

function Brand({ propertyId }: { propertyId: string }) {
  const store = useBrand(propertyId);
  const { status, value: settings, problem, refresh } = store.load;
  return (
    <StaffPage title={messages.settings} intro={messages.intro} width="wide">
      <SettingsNav current="brand" />
      {problem ? <ProblemNotice problem={problem} title={messages.loadFailed} onRetry={refresh} /> : null}
      {status === 'loading' ? <Skeleton label={messages.loading} lines={8} /> : null}
      {settings ? <BrandForm store={store} settings={settings} /> : null}
    </StaffPage>
  );
}
