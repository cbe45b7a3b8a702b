import { type DeviceState, type PushOnDevice, pushOnDevice } from '@bellkey/shared/push-on-device';
import { Button, Notice, Skeleton } from '@bellkey/shared/ui';
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
    <AccountSection id="notifications" title="Notifications">
      <p>
        While you look at the dashboard, it tells you. Otherwise you are told here of what you can do
        something about.
      </p>
      {load.status === 'loading' ? <Skeleton label="Loading your notifications" lines={6} /> : null}
      {load.status === 'failed' ? (
        <ProblemNotice
          problem={load.problem}
          title="Your notifications could not be loaded"
          onRetry={store.refresh}
        />
      ) : null}
      {load.status === 'ready' ? <Ready store={store} settings={load.settings} /> : null}
    </AccountSection>
  );
}

type Loaded = Extract<NotificationStore['load'], { status: 'ready' }>;

function Ready({ store, settings }: { store: NotificationStore; settings: Loaded['settings'] }) {
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
      {problem ? <ProblemNotice problem={problem} title="That was not done" /> : null}
      <ChoiceTable
        kinds={kinds}
        choices={choices}
        hasEmail={email !== null}
        onChange={(next) => void store.choose(next, quietHours)}
      />
      <p className={styles.quiet}>
        {email
          ? `E-mail goes to ${email}: at once where push is off, else only if you have not looked for ten minutes.`
          : 'E-mail can be chosen where this server sends it and your address is verified.'}
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
          Send me a test
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
  settings: Loaded['settings'];
  store: NotificationStore;
}) {
  // The browser has a subscription that this property does not know: it was made elsewhere or removed.
  const known =
    state?.status === 'on' && settings.devices.some(({ endpoint }) => endpoint === state.endpoint);
  if (known) return <p>Push is on for this device.</p>;
  if (state?.status === 'unsupported') {
    return (
      <Notice title="No push on this device">This browser has no push messages. Use another one.</Notice>
    );
  }
  if (state?.status === 'install-first') {
    return (
      <Notice title="Install the app first">
        iPhone and iPad have push for installed apps alone: press Share, then “Add to Home Screen”, and open
        the app from there.
      </Notice>
    );
  }
  if (state?.status === 'denied') {
    return (
      <Notice tone="warn" title="Push is blocked on this device">
        This browser was told not to show messages of this site. Allow them in the browser’s settings of this
        site, then load the page again.
      </Notice>
    );
  }
  return (
    <div className={styles.actions}>
      <Button busy={store.busy || state === null} onClick={() => void store.turnOn()}>
        Turn on push on this device
      </Button>
    </div>
  );
}
