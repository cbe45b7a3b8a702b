import type { GuestPreferences, GuestProfile } from '@bellkey/shared/api';
import { newId } from '@bellkey/shared/id';
import { type ApiProblem, type ApiResult, useApi } from '@bellkey/shared/shell';
import { useCallback, useEffect, useState } from 'react';

/** State of a guest's profile on the page. */
export type ProfileView =
  | { status: 'loading' }
  | { status: 'open'; profile: GuestProfile }
  | { status: 'failed'; problem: ApiProblem };

/** The guest's own profile and their actions on it. Each action resolves with the problem, or null on success. */
export function useProfile(id: string) {
  const api = useApi();
  const [view, setView] = useState<ProfileView>({ status: 'loading' });

  const take = useCallback((result: ApiResult<GuestProfile>, failedView = false): ApiProblem | null => {
    if (result.ok) setView({ status: 'open', profile: result.value });
    else if (failedView || result.error.status === 401) setView({ status: 'failed', problem: result.error });
    return result.ok ? null : result.error;
  }, []);
  const load = useCallback(
    async (signal?: AbortSignal) => {
      const options = signal ? { signal } : {};
      const result = await api.call('GET /api/guest/profile/{id}', { params: { id } }, options);
      if (!signal?.aborted) take(result, true);
    },
    [api, id, take],
  );
  useEffect(() => {
    const loading = new AbortController();
    setView({ status: 'loading' });
    void load(loading.signal);
    return () => loading.abort();
  }, [load]);

  const save = useCallback(
    async (preferences: GuestPreferences) =>
      take(
        await api.call(
          'PUT /api/guest/profile/{id}',
          { params: { id }, body: preferences },
          { idempotencyKey: newId() },
        ),
      ),
    [api, id, take],
  );
  const askForErasure = useCallback(
    async () =>
      take(
        await api.call(
          'POST /api/guest/profile/{id}/erasure',
          { params: { id } },
          { idempotencyKey: newId() },
        ),
      ),
    [api, id, take],
  );
  /** Everything that is known, as JSON. */
  const loadExport = useCallback(async (): Promise<ApiResult<string>> => {
    const result = await api.call('GET /api/guest/profile/{id}/export', { params: { id } });
    return result.ok ? { ok: true, value: JSON.stringify(result.value, null, 2) } : result;
  }, [api, id]);

  return { view, load, save, askForErasure, loadExport };
}
