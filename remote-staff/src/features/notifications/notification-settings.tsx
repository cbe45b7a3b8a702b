import type { NotificationSettings as Settings } from '@bellkey/shared/api';
import { type DeviceState, type PushOnDevice, pushOnDevice } from '@bellkey/shared/push-on-device';
import { Button, Notice, Skeleton } from '@bellkey/shared/ui';
import * as notificationsMessages from '../../../messages/compiled/notifications/en.ts';
import { AccountSection } from '../../account-section/account-section.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { ChoiceTable } from './choice-table.tsx';
import { DeviceList } from './device-list.tsx';
import * as styles from './notifications.css';
import { QuietHoursForm } from './quiet-hours-form.tsx';
import { type NotificationStore, useNotificationSettings } from './use-notification-settings.ts';

/** Notification settings of the signed-in person: devices, kinds, quiet hours. */
export function NotificationSettings({
  propertyId,
  browser = pushOnDevice,
}: {
  propertyId: string;
  browser?: PushOnDevice;
}) {
  const store = useNotificationSettings(propertyId, browser);
  const { load } = store;
  return (
    <AccountSection id="notifications" title={notificationsMessages.notifications}>
      <p>{notificationsMessages.intro}</p>
      {load.status === 'loading' ? (
        <Skeleton label={notificationsMessages.loadingYourNotifications} lines={6} />
      ) : null}
      {load.status === 'failed' ? (
        <ProblemNotice
          problem={load.problem}
          title={notificationsMessages.loadFailed}
          onRetry={store.refresh}
        />
      ) : null}
      {load.status === 'ready' ? <Ready store={store} settings={load.value} /> : null}
    </AccountSection>
  );
}

function Ready({ store, settings }: { store: NotificationStore; settings: Settings }) {
  const { device, busy, said, problem } = store;
  const { choices, quietHours, devices, email, kinds } = settings;
  return (
    <>
      <ThisDevice state={device} settings={settings} store={store} />
      {devices.length > 0 ? (
        <DeviceList
          devices={devices}
          here={device?.status === 'on' ? device.endpoint : null}
          busy={busy}
          onRemove={(id) => void store.remove(id)}
        />
      ) : null}
      <p role="status" className={styles.said}>
        {said}
      </p>
      {problem ? <ProblemNotice problem={problem} title={notificationsMessages.actionFailed} /> : null}
      <ChoiceTable
        kinds={kinds}
        choices={choices}
        hasEmail={email !== null}
        onChange={(next) => void store.choose(next, quietHours)}
      />
      <p className={styles.quiet}>
        {email ? notificationsMessages.emailHint({ email }) : notificationsMessages.emailUnavailableHint}
      </p>
      <QuietHoursForm
        // A form starts again from the saved values.
        key={`${quietHours?.from} ${quietHours?.until}`}
        hours={quietHours}
        busy={busy}
        onChange={(hours) => void store.choose(choices, hours)}
      />
      <div className={styles.actions}>
        <Button look="outline" busy={busy} onClick={() => void store.test()}>
          {notificationsMessages.testButton}
        </Button>
      </div>
    </>
  );
}

function ThisDevice({
  state,
  settings,
  store,
}: {
  /** Null until loaded. */
  state: DeviceState | null;
  settings: Settings;
  store: NotificationStore;
}) {
  // The browser has a subscription that this property does not know: it was made elsewhere or removed.
  const known =
    state?.status === 'on' && settings.devices.some(({ endpoint }) => endpoint === state.endpoint);
  if (known) return <p>{notificationsMessages.pushOn}</p>;
  if (state?.status === 'unsupported') {
    return (
      <Notice title={notificationsMessages.pushUnavailableTitle}>
        {notificationsMessages.pushUnavailableText}
      </Notice>
    );
  }
  if (state?.status === 'install-first') {
    return (
      <Notice title={notificationsMessages.installFirstTitle}>
        {notificationsMessages.installFirstText}
      </Notice>
    );
  }
  if (state?.status === 'denied') {
    return (
      <Notice tone="warn" title={notificationsMessages.pushBlockedTitle}>
        {notificationsMessages.pushBlockedText}
      </Notice>
    );
  }
  return (
    <div className={styles.actions}>
      <Button busy={store.busy || state === null} onClick={() => void store.turnOn()}>
        {notificationsMessages.turnOnButton}
      </Button>
    </div>
  );
}
