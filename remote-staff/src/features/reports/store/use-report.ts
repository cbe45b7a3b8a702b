import type { OperationInput, OperationOutput } from '@bellkey/shared/api';
import { type Load, useLoad } from '@bellkey/shared/load';
import { isComplete, type ReportQuery, toApiQuery } from './report-query.ts';

type ReportKey = 'GET /api/staff/reports/requests' | 'GET /api/staff/reports/assistant';

/** Loads a report whenever another period is chosen. The shown one stays meanwhile, and when that fails. */
export function useReport<K extends ReportKey>(
  key: K,
  propertyId: string,
  query: ReportQuery,
): Load<OperationOutput<K>> {
  const { period, from, to, compare } = query;
  // The assistant belongs to no department.
  const department = key === 'GET /api/staff/reports/requests' ? query.department : '';
  const wanted = { period, from, to, department, compare };
  const input = isComplete(wanted) ? { query: toApiQuery(propertyId, wanted) } : null;
  // Both reports have this input.
  return useLoad<K>(key, input as OperationInput<K> | null, { keepPrevious: true });
}
