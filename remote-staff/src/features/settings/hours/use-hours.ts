import type { OperationOutput, ServicePolicy } from '@bellkey/shared/api';
import { type ApiProblem, type ApiResult, useApi } from '@bellkey/shared/shell';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SettingsStore } from '../store/use-settings.ts';

export type CurrentPolicy = OperationOutput<'GET /api/staff/service-levels'>;

/** The hours and holidays of a property, and ways to change them. */
export interface HoursStore {
  current: CurrentPolicy | null;
  problem: ApiProblem | null;
  load(): Promise<void>;
  /** Saves the policy that a change makes of the latest one known here. */
  save(change: (policy: ServicePolicy) => ServicePolicy): Promise<ApiResult<CurrentPolicy>>;
}

/** Loads the policy of a property and changes it. */
export function useHours({ propertyId, change }: Pick<SettingsStore, 'propertyId' | 'change'>): HoursStore {
  const api = useApi();
  const [current, setCurrent] = useState<CurrentPolicy | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  // An undo runs later than the render that offered it.
  const latest = useRef<CurrentPolicy | null>(null);

  const load = useCallback(async () => {
    const answer = await api.call('GET /api/staff/service-levels', { query: { property: propertyId } });
    setProblem(answer.ok ? null : answer.error);
    if (!answer.ok) return;
    latest.current = answer.value;
    setCurrent(answer.value);
  }, [api, propertyId]);
  useEffect(() => void load(), [load]);

  const save: HoursStore['save'] = async (changed) => {
    const known = latest.current;
    if (!known) throw new Error('The hours are not loaded');
    const answer = await change('PUT /api/staff/service-levels', {
      body: { version: known.version, policy: changed(known.policy) },
    });
    if (answer.ok) {
      latest.current = answer.value;
      setCurrent(answer.value);
    } else if (answer.error.code === 'version-conflict') await load();
    return answer;
  };

  return { current, problem, load, save };
}
