import type { GuestService } from '@bellkey/shared/api';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { useCallback, useEffect, useState } from 'react';
import { onWake } from '../../conversation/browser-ports.ts';
import type { DurableStorage } from '../../durable-storage/durable-storage.ts';
import { loadServicesCopy, saveServicesCopy } from './services-copy.ts';

/** State of the property's services. */
export type ServicesState =
  | { status: 'loading' }
  | { status: 'unreachable'; problem: ApiProblem }
  | {
      status: 'ready';
      services: readonly GuestService[];
      /** When this copy was saved, in milliseconds since 1970, while the API is unreachable; null otherwise. */
      copyOf: number | null;
    };

/** The services on offer; while the API is unreachable, this device's copy. */
export function useServices(
  storage: DurableStorage,
  propertyId: string,
): { state: ServicesState; renew(): Promise<void> } {
  const api = useApi();
  // Not useLoad: a failed load shows this device's copy, and says as of when.
  const [state, setState] = useState<ServicesState>({ status: 'loading' });
  const renew = useCallback(async () => {
    const result = await api.call('GET /api/guest/services', {});
    if (result.ok) {
      const { services } = result.value;
      saveServicesCopy(storage, propertyId, { services, at: Date.now() });
      setState({ status: 'ready', services, copyOf: null });
      return;
    }
    const copy = loadServicesCopy(storage, propertyId);
    setState(
      copy
        ? { status: 'ready', services: copy.services, copyOf: copy.at }
        : { status: 'unreachable', problem: result.error },
    );
  }, [api, storage, propertyId]);
  useEffect(() => {
    void renew();
    return onWake(() => void renew());
  }, [renew]);
  return { state, renew };
}
