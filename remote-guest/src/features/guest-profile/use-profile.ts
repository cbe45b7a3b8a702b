import type { GuestPreferences, GuestProfile } from '@bellkey/shared/api';
import { newId } from '@bellkey/shared/id';
import { type Loaded, useLoad } from '@bellkey/shared/load';
import { type ApiProblem, type ApiResult, useApi } from '@bellkey/shared/shell';
import { useCallback } from 'react';

/** State of a guest's profile on the page. */
export type ProfileView =
  | { status: 'loading' }
  | { status: 'open'; profile: GuestProfile }
  | { status: 'failed'; problem: ApiProblem };

/** The guest's own profile and their actions on it. Each action resolves with the problem, or null on success. */
export function useProfile(id: string) {
  const api = useApi();
  const loaded = useLoad('GET /api/guest/profile/{id}', { params: { id } });
  const { refresh, set } = loaded;

  const take = useCallback(
    (result: ApiResult<GuestProfile>): ApiProblem | null => {
      if (result.ok) set(result.value);
      // The session has ended, which the whole page says once it loads again.
      else if (result.error.status === 401) void refresh();
      return result.ok ? null : result.error;
    },
    [set, refresh],
  );

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

  return { view: viewOf(loaded), load: refresh, save, askForErasure, loadExport };
}

function viewOf({ value, problem }: Loaded<GuestProfile>): ProfileView {
  if (problem && (value === null || problem.status === 401)) return { status: 'failed', problem };
  return value ? { status: 'open', profile: value } : { status: 'loading' };
}
