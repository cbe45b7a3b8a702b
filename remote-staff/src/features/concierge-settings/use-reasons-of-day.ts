import type { OperationOutput } from '@bellkey/shared/api';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { useCallback, useEffect, useState } from 'react';

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
  const [page, setPage] = useState<Page | null>(null);
  const [failed, setFailed] = useState<{ what: 'newest' | 'earlier'; problem: ApiProblem } | null>(null);
  const [busy, setBusy] = useState<'newest' | 'earlier' | null>(null);

  const ask = useCallback(
    async (what: 'newest' | 'earlier', query: { day?: string; before?: string }) => {
      setBusy(what);
      const answer = await api.call('GET /api/staff/ai/reasons', {
        query: { property: propertyId, ...query },
      });
      setBusy(null);
      setFailed(answer.ok ? null : { what, problem: answer.error });
      return answer.ok ? answer.value : null;
    },
    [api, propertyId],
  );
  const refresh = useCallback(async () => {
    const newest = await ask('newest', day === null ? {} : { day });
    if (newest) setPage(newest);
  }, [ask, day]);
  useEffect(() => void refresh(), [refresh]);

  const showEarlier = async () => {
    if (!page?.next) return;
    // A page continues with its own day, even after midnight.
    const earlier = await ask('earlier', { day: page.day, before: page.next });
    if (earlier) setPage({ ...earlier, reasons: [...page.reasons, ...earlier.reasons] });
  };

  return {
    page,
    problem: failed?.problem ?? null,
    busy,
    refresh,
    showEarlier,
    retry: failed?.what === 'earlier' ? showEarlier : refresh,
  };
}
