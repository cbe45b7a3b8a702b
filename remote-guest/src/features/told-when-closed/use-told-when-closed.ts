import { useAction } from '@bellkey/shared/action';
import type { OperationOutput } from '@bellkey/shared/api';
import { useLoad } from '@bellkey/shared/load';
import type { DeviceState, PushOnDevice } from '@bellkey/shared/push-on-device';
import { type ApiProblem, type ApiResult, useApi } from '@bellkey/shared/shell';

interface Found {
  status: DeviceState['status'];
  /** What the browser subscribes with; null where it cannot. */
  publicKey: string | null;
  device: OperationOutput<'GET /api/guest/notifications'>['devices'][number] | null;
}

/** Whether the guest is notified of their requests while the page is closed, and the way to change it. */
export interface ToldWhenClosed {
  /** Null until it is known. */
  status: DeviceState['status'] | null;
  busy: boolean;
  problem: ApiProblem | null;
  turnOn(): Promise<void>;
  turnOff(): Promise<void>;
}

/** Asks the browser and the API whether the guest is notified in this browser. */
export function useToldWhenClosed(push: PushOnDevice): ToldWhenClosed {
  const api = useApi();
  const { run, busy, problem } = useAction();
  const { value: found, refresh } = useLoad(
    'notifications of this browser',
    async (signal): Promise<ApiResult<Found>> => {
      const here = await push.state();
      if (here.status !== 'on' && here.status !== 'off')
        return { ok: true, value: { status: here.status, publicKey: null, device: null } };
      const answer = await api.call('GET /api/guest/notifications', {}, { signal });
      if (!answer.ok) return answer;
      const { publicKey, devices } = answer.value;
      // The browser may have been turned on for an earlier visit, or by the staff app.
      const endpoint = here.status === 'on' ? here.endpoint : null;
      const device = devices.find((known) => known.endpoint === endpoint) ?? null;
      return { ok: true, value: { status: device ? 'on' : 'off', publicKey, device } };
    },
  );

  const during = (work: () => Promise<ApiProblem | null>) =>
    run(async () => {
      const refused = await work();
      await refresh();
      return refused;
    });

  return {
    status: found?.status ?? null,
    busy,
    problem,
    turnOn: () =>
      during(async () => {
        if (!found?.publicKey) return null;
        // First: browsers show their permission prompt only in response to a press.
        const subscription = await push.turnOn(found.publicKey);
        if (!subscription) return null;
        const { endpoint, keys } = subscription;
        const added = await api.call('POST /api/guest/notifications/devices', { body: { endpoint, keys } });
        return added.ok ? null : added.error;
      }),
    turnOff: () =>
      during(async () => {
        if (!found?.device) return null;
        const gone = await api.call('DELETE /api/guest/notifications/devices/{id}', {
          params: { id: found.device.id },
        });
        // A browser without a visit counts as turned off.
        return gone.ok || gone.error.status === 404 ? null : gone.error;
      }),
  };
}
