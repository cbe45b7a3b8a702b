import { useAction } from '@bellkey/shared/action';
import type {
  NotificationChoices,
  NotificationSettings,
  OperationInput,
  QuietHours,
} from '@bellkey/shared/api';
import { type Load, useLoad } from '@bellkey/shared/load';
import type { DeviceState, PushOnDevice } from '@bellkey/shared/push-on-device';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { useEffect, useState } from 'react';
import * as messages from '../../../messages/compiled/notifications/en.ts';

/** Notification settings of the signed-in person, and the ways to change them. */
export interface NotificationStore {
  load: Load<NotificationSettings>;
  device: DeviceState | null;
  busy: boolean;
  said: string | null;
  problem: ApiProblem | null;
  refresh(): Promise<void>;
  turnOn(): Promise<void>;
  /** Turns push off on a listed device; for this one, also in the browser. */
  remove(id: string): Promise<void>;
  choose(choices: NotificationChoices, quietHours: QuietHours | null): Promise<void>;
  test(): Promise<void>;
}

/** Why the browser could not subscribe, other than denied permission. */
const unreachable: ApiProblem = {
  code: 'push-unreachable',
  status: 0,
  title: messages.pushFailedTitle,
  detail: messages.pushFailedText,
  requestId: '',
};

const chosenOf = ({ choices, quietHours }: NotificationSettings) => ({ choices, quietHours });

/** Loads and changes a person's notification settings at a property. */
export function useNotificationSettings(propertyId: string, browser: PushOnDevice): NotificationStore {
  const api = useApi();
  const query = { property: propertyId };
  const load = useLoad('GET /api/staff/notifications', { query });
  const [device, setDevice] = useState<DeviceState | null>(null);
  const { run, busy, problem, clear } = useAction();
  const [said, setSaid] = useState<string | null>(null);

  // A first visit is still setting up the worker: the rest of the page does not wait for it.
  useEffect(() => void browser.state().then(setDevice), [browser]);
  const refresh = () => {
    void browser.state().then(setDevice);
    return load.refresh();
  };

  const act = (work: () => Promise<string | ApiProblem | null>) => {
    clear();
    return run(async () => {
      setSaid(null);
      const outcome = await work();
      if (typeof outcome !== 'string') return outcome;
      setSaid(outcome);
      return null;
    });
  };

  return {
    load,
    device,
    busy,
    said,
    problem,
    refresh,
    turnOn: () =>
      act(async () => {
        if (load.status !== 'ready') return null;
        const subscription = await browser.turnOn(load.value.push.publicKey).catch(() => unreachable);
        if (subscription && 'status' in subscription) return subscription;
        if (!subscription) {
          await refresh();
          return null;
        }
        const answer = await api.call('POST /api/staff/notifications/devices', { query, body: subscription });
        if (!answer.ok) {
          await browser.turnOff();
          return answer.error;
        }
        await refresh();
        return messages.pushOn;
      }),
    remove: (id) =>
      act(async () => {
        const known = load.value?.devices.find((one) => one.id === id);
        const input: OperationInput<'DELETE /api/staff/notifications/devices/{id}'> = {
          params: { id },
          query,
        };
        const answer = await api.call('DELETE /api/staff/notifications/devices/{id}', input);
        if (!answer.ok && answer.error.code !== 'not-found') return answer.error;
        const isHere = device?.status === 'on' && device.endpoint === known?.endpoint;
        if (isHere) await browser.turnOff();
        await refresh();
        return messages.pushTurnedOff({
          device: isHere ? messages.deviceHere : (known?.label ?? messages.thatDevice),
        });
      }),
    choose: (choices, quietHours) =>
      act(async () => {
        const before = load.value;
        load.set((settings) => ({ ...settings, choices, quietHours }));
        const answer = await api.call('PUT /api/staff/notifications', {
          query,
          body: { choices, quietHours },
        });
        if (answer.ok) return messages.saved;
        if (before) load.set((settings) => ({ ...settings, ...chosenOf(before) }));
        return answer.error;
      }),
    test: () =>
      act(async () => {
        const answer = await api.call('POST /api/staff/notifications/test', { query });
        if (!answer.ok) return answer.error;
        const { sent } = answer.value;
        return sent === 0 ? messages.testWithoutTarget : messages.onItsWay;
      }),
  };
}
