import { useSearchParams } from '@bellkey/shared/shell';
import { Notice, Skeleton } from '@bellkey/shared/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import * as messages from '../../../messages/compiled/settings/en.ts';
import { useWorkplace } from '../../desk/workplace.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { managesStaff } from '../../staff-identity/manages-staff.ts';
import { StaffPage } from '../../staff-page/staff-page.tsx';
import { Checklist } from './checklist/checklist.tsx';
import { MenuSettings } from './menu/menu-settings.tsx';
import { PlaceSettings } from './places/place-settings.tsx';
import { ServiceSettings } from './services/service-settings.tsx';
import { SettingsNav, type SettingsPart, shownPart } from './settings-nav.tsx';
import { type SettingsStore, useSettings } from './store/use-settings.ts';

// Few open it, and the page has its budget (e2e/tests/sizes.spec.ts).
const WebhookSettings = lazy(() =>
  import('./webhook/webhook-settings.tsx').then((module) => ({ default: module.WebhookSettings })),
);

const PropertySettings = lazy(() =>
  import('./property/property-settings.tsx').then((module) => ({ default: module.PropertySettings })),
);

const ChangeList = lazy(() =>
  import('./changes/change-list.tsx').then((module) => ({ default: module.ChangeList })),
);

const HoursSettings = lazy(() =>
  import('./hours/hours-settings.tsx').then((module) => ({ default: module.HoursSettings })),
);

const GuestDataSettings = lazy(() =>
  import('./guest-data/guest-data-settings.tsx').then((module) => ({ default: module.GuestDataSettings })),
);

const ApiKeySettings = lazy(() =>
  import('./api-keys/api-key-settings.tsx').then((module) => ({ default: module.ApiKeySettings })),
);

const LOADED_LATE: Partial<Record<string, ComponentType<{ store: SettingsStore }>>> = {
  hours: HoursSettings,
  property: PropertySettings,
  changes: ChangeList,
  webhook: WebhookSettings,
  'api-keys': ApiKeySettings,
  'guest-data': GuestDataSettings,
};

/** The settings of the property: for managers and owners, and a message for everyone else. */
export function SettingsView() {
  const { membership } = useWorkplace();
  return managesStaff(membership) ? (
    <Settings propertyId={membership.property.id} />
  ) : (
    <StaffPage title={messages.settings}>
      <Notice title={messages.forManagers}>{messages.noAccessText}</Notice>
    </StaffPage>
  );
}

function Settings({ propertyId }: { propertyId: string }) {
  const store = useSettings(propertyId);
  const [query] = useSearchParams();
  const part = shownPart(query.get('show'));
  return (
    <StaffPage title={messages.settings} intro={messages.intro} width="wide">
      <SettingsNav current={part} />
      {store.problem ? <ProblemNotice problem={store.problem} title={messages.changeFailed} /> : null}
      {store.load.status === 'loading' ? <Skeleton label={messages.loadingTheSettings} lines={8} /> : null}
      {store.load.status === 'failed' ? (
        <ProblemNotice problem={store.load.problem} title={messages.loadFailed} onRetry={store.refresh} />
      ) : null}
      {store.load.status === 'ready' ? <PartOf part={part} store={store} /> : null}
    </StaffPage>
  );
}

function PartOf({ part, store }: { part: SettingsPart; store: SettingsStore }) {
  if (part === 'menu') return <MenuSettings store={store} />;
  if (part === 'places') return <PlaceSettings store={store} />;
  const Late = LOADED_LATE[part];
  if (Late)
    return (
      <Suspense fallback={<Skeleton label={messages.partLoadingLabel} lines={6} />}>
        <Late store={store} />
      </Suspense>
    );
  if (part === 'set-up') return <Checklist propertyId={store.propertyId} />;
  return <ServiceSettings store={store} />;
}
