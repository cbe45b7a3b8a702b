import type { OperationOutput } from '@bellkey/shared/api';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isComplete, type ReportQuery, toApiQuery } from './report-query.ts';

type ReportKey = 'GET /api/staff/reports/requests' | 'GET /api/staff/reports/assistant';

/** Loading state of a report. The shown one stays while another period loads, and when that fails. */
export interface ReportLoad<T> {
  report: T | null;
  problem: ApiProblem | null;
  busy: boolean;
  retry(): Promise<void>;
}

/** Loads a report whenever another period is chosen. */
export function useReport<K extends ReportKey>(
  key: K,
  propertyId: string,
  query: ReportQuery,
): ReportLoad<OperationOutput<K>> {
  const api = useApi();
  const [report, setReport] = useState<OperationOutput<K> | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [busy, setBusy] = useState(true);
  /** Counts requests: the response to an earlier one is dropped. */
  const asked = useRef(0);
  const { period, from, to } = query;
  // The assistant belongs to no department.
  const department = key === 'GET /api/staff/reports/requests' ? query.department : '';
  const load = useCallback(async () => {
    asked.current += 1;
    const mine = asked.current;
    const wanted = { period, from, to, department };
    if (!isComplete(wanted)) {
      setBusy(false);
      return;
    }
    setBusy(true);
    const answer = await api.call(key as ReportKey, {
      query: toApiQuery(propertyId, wanted),
    });
    if (mine !== asked.current) return;
    setBusy(false);
    setProblem(answer.ok ? null : answer.error);
    if (answer.ok) setReport(answer.value as OperationOutput<K>);
  }, [api, key, propertyId, period, from, to, department]);
  useEffect(() => void load(), [load]);
  return { report, problem, busy, retry: load };
}
