import type { QueueViewFilter, StaffView } from '@bellkey/shared/api';
import { newId } from '@bellkey/shared/id';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { useCallback, useEffect, useState } from 'react';

/** The caller's saved views of the queue. */
interface Views {
  /** By name; null until they are loaded. */
  views: readonly StaffView[] | null;
  problem: ApiProblem | null;
  reload(): Promise<void>;
  /** Resolves with the problem when the API refuses, otherwise null. */
  save(name: string, filter: QueueViewFilter): Promise<ApiProblem | null>;
  remove(view: StaffView): Promise<ApiProblem | null>;
}

const byName = (a: StaffView, b: StaffView) => a.name.localeCompare(b.name);

/** Loads, saves and deletes the caller's views at a property. */
export function useViews(property: string): Views {
  const api = useApi();
  const [views, setViews] = useState<readonly StaffView[] | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);

  const reload = useCallback(async () => {
    const answer = await api.call('GET /api/staff/views', { query: { property } });
    if (answer.ok) setViews(answer.value.views);
    setProblem(answer.ok ? null : answer.error);
  }, [api, property]);
  useEffect(() => void reload(), [reload]);

  const without = (id: string) => (views ?? []).filter((view) => view.id !== id);

  return {
    views,
    problem,
    reload,
    save: async (name, filter) => {
      const answer = await api.call(
        'POST /api/staff/views',
        { query: { property }, body: { name, filter } },
        { idempotencyKey: newId() },
      );
      if (!answer.ok) return answer.error;
      setViews([...without(answer.value.id), answer.value].sort(byName));
      return null;
    },
    remove: async ({ id }) => {
      const answer = await api.call('DELETE /api/staff/views/{id}', { params: { id }, query: { property } });
      // Another device may have deleted it: it is gone either way.
      if (!answer.ok && answer.error.status !== 404) return answer.error;
      setViews(without(id));
      return null;
    },
  };
}
