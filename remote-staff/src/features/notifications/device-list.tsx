import type { PushDevice } from '@bellkey/shared/api';
import { Button } from '@bellkey/shared/ui';
import * as messages from '../../../messages/compiled/notifications/en.ts';
import * as styles from './notifications.css';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

function lastUse({ createdAt, lastSentAt }: PushDevice): string {
  const added = messages.deviceSince({ createdAt: day.format(new Date(createdAt)) });
  return lastSentAt
    ? messages.deviceLastMessage({ added, lastSentAt: day.format(new Date(lastSentAt)) })
    : added;
}

/** The devices with push of a person, this one first and marked. */
export function DeviceList({
  devices,
  here,
  busy,
  onRemove,
}: {
  devices: readonly PushDevice[];
  /** The endpoint of this device; null when push is off here. */
  here: string | null;
  busy: boolean;
  onRemove(id: string): void;
}) {
  return (
    <ul className={styles.devices} aria-label={messages.devicesWithPush}>
      {devices.map((device) => (
        <li key={device.id} className={styles.device}>
          <div>
            <p className={styles.name}>
              {device.label}
              {device.endpoint === here ? ` ${messages.thisDevice}` : ''}
            </p>
            <p className={styles.quiet}>{lastUse(device)}</p>
          </div>
          <Button
            look="outline"
            disabled={busy}
            aria-label={messages.turnOffLabel({
              device: device.label,
              note: device.endpoint === here ? ', this device' : '',
            })}
            onClick={() => onRemove(device.id)}
          >
            {messages.turnOff}
          </Button>
        </li>
      ))}
    </ul>
  );
}
