import { useAction } from '@bellkey/shared/action';
import type { OperationOutput } from '@bellkey/shared/api';
import { useLoad } from '@bellkey/shared/load';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';

type Page = OperationOutput<'GET /api/staff/ai/reasons'>;

/** The loaded part of a day's list. A failure keeps what was there, and `retry` requests the same again. */
export interface ReasonsOfDay {
  page: Page | null;
  problem: ApiProblem | null;
  busy: 'newest' | 'earlier' | null;
  refresh(): Promise<void>;
  showEarlier(): Promise<void>;
  retry(): Promise<void>;
}

/**
 * The refusals and handoffs of one day, newest first, page by page.
 *
 * @param day as `2026-11-22`; null for the property's today.
 */
export function useReasonsOfDay(propertyId: string, day: string | null): ReasonsOfDay {
  const api = useApi();
  const query = { property: propertyId };
  const load = useLoad('GET /api/staff/ai/reasons', { query: { ...query, ...(day !== null && { day }) } });
  const { run, running, problem, clear } = useAction<'newest' | 'earlier'>();
  const page = load.value;

  const refresh = () => {
    clear();
    return run(
      async (): Promise<null> => {
        await load.refresh();
        return null;
      },
      undefined,
      { name: 'newest' },
    );
  };
  const showEarlier = async () => {
    const before = page?.next;
    if (!before) return;
    await run(
      // A page continues with its own day, even after midnight.
      () => api.call('GET /api/staff/ai/reasons', { query: { ...query, day: page.day, before } }),
      (earlier) =>
        load.set((shown) =>
          // It continues only the list that it was asked for.
          shown.next === before ? { ...earlier, reasons: [...shown.reasons, ...earlier.reasons] } : shown,
        ),
      { name: 'earlier' },
    );
  };

  return {
    page,
    problem: problem ?? load.problem,
    busy: running,
    refresh,
    showEarlier,
    retry: problem ? showEarlier : refresh,
  };
}
