import type { PropertyFront } from '@bellkey/shared/api';
import { detectSubdomain } from '@bellkey/shared/brand';
import { type ApiProblem, type FirstProperty, useApi } from '@bellkey/shared/shell';
import { useCallback, useEffect, useState } from 'react';
import { onWake } from '../../conversation/browser-ports.ts';

/** A property's front page, as far as it is known. */
export type FrontView =
  | { status: 'loading' }
  /** The address is no property's any more. */
  | { status: 'gone' }
  | { status: 'unreachable'; problem: ApiProblem }
  | { status: 'open'; front: PropertyFront };

/** The front page of the property at this address: the server's data first, renewed when the device wakes. */
export function useFront(first: FirstProperty | null): { view: FrontView; load(): Promise<void> } {
  const api = useApi();
  // Not useLoad: what the server rendered with is shown without loading, which begins with the first wake.
  const [view, setView] = useState<FrontView>(() =>
    first ? { status: 'open', front: first.front } : { status: 'loading' },
  );
  const load = useCallback(
    async (signal?: AbortSignal) => {
      const { subdomain } = detectSubdomain(window.location.hostname);
      if (subdomain === null) {
        setView({ status: 'gone' });
        return;
      }
      const options = signal ? { signal } : {};
      const input = { params: { subdomain } };
      const result = await api.call('GET /api/properties/at/{subdomain}/front', input, options);
      if (signal?.aborted) return;
      if (result.ok) setView({ status: 'open', front: result.value });
      else if (result.error.status === 404) setView({ status: 'gone' });
      else
        setView((before) =>
          before.status === 'open' ? before : { status: 'unreachable', problem: result.error },
        );
    },
    [api],
  );
  const isRendered = first !== null;
  useEffect(() => {
    const loading = new AbortController();
    if (!isRendered) void load(loading.signal);
    const stop = onWake(() => void load(loading.signal));
    return () => {
      loading.abort();
      stop();
    };
  }, [load, isRendered]);
  return { view, load };
}
