import type { ListedRegistration, OperationInput, OperationOutput } from '@bellkey/shared/api';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { useCallback, useEffect, useMemo, useState } from 'react';

/** A registration with all answers of its guest. */
export type WholeRegistration = OperationOutput<'GET /api/staff/guest-registrations/{id}'>;
type Check = OperationInput<'POST /api/staff/guest-registrations/{id}/check'>['body'];

/** Registrations of the property's guests; null before they have loaded. */
export function useRegistrations(propertyId: string) {
  const api = useApi();
  const query = useMemo(() => ({ property: propertyId }), [propertyId]);
  const [list, setList] = useState<readonly ListedRegistration[] | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const load = useCallback(async () => {
    const answer = await api.call('GET /api/staff/guest-registrations', { query });
    if (answer.ok) setList(answer.value.registrations);
    setProblem(answer.ok ? null : answer.error);
  }, [api, query]);
  useEffect(() => void load(), [load]);
  return {
    list,
    problem,
    load,
    open: (id: string) => api.call('GET /api/staff/guest-registrations/{id}', { params: { id }, query }),
    check: (id: string, body: Check) =>
      api.call('POST /api/staff/guest-registrations/{id}/check', { params: { id }, query, body }),
  };
}
