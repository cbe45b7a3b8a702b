import type { OperationOutput, QueueViewFilter, StaffView } from '@bellkey/shared/api';
import { newId } from '@bellkey/shared/id';
import { type Load, useLoad } from '@bellkey/shared/load';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';

/** The caller's saved views of the queue. */
interface Views {
  /** Sorted by name. */
  load: Load<OperationOutput<'GET /api/staff/views'>>;
  /** Resolves with the problem when the API refuses, otherwise null. */
  save(name: string, filter: QueueViewFilter): Promise<ApiProblem | null>;
  remove(view: StaffView): Promise<ApiProblem | null>;
}

const byName = (a: StaffView, b: StaffView) => a.name.localeCompare(b.name);

/** Loads, saves and deletes the caller's views at a property. */
export function useViews(property: string): Views {
  const api = useApi();
  const load = useLoad('GET /api/staff/views', { query: { property } });
  const without = (views: readonly StaffView[], id: string) => views.filter((view) => view.id !== id);

  return {
    load,
    save: async (name, filter) => {
      const answer = await api.call(
        'POST /api/staff/views',
        { query: { property }, body: { name, filter } },
        { idempotencyKey: newId() },
      );
      if (!answer.ok) return answer.error;
      load.set(({ views }) => ({
        views: [...without(views, answer.value.id), answer.value].sort(byName),
      }));
      return null;
    },
    remove: async ({ id }) => {
      const answer = await api.call('DELETE /api/staff/views/{id}', { params: { id }, query: { property } });
      // Another device may have deleted it: it is gone either way.
      if (!answer.ok && answer.error.status !== 404) return answer.error;
      load.set(({ views }) => ({ views: without(views, id) }));
      return null;
    },
  };
}
