import type { OperationOutput, ServicePolicy } from '@bellkey/shared/api';
import { type Load, useLoad } from '@bellkey/shared/load';
import type { ApiResult } from '@bellkey/shared/shell';
import { useRef } from 'react';
import type { SettingsStore } from '../store/use-settings.ts';

export type CurrentPolicy = OperationOutput<'GET /api/staff/service-levels'>;

/** The hours and holidays of a property, and ways to change them. */
export interface HoursStore {
  load: Load<CurrentPolicy>;
  /** Saves the policy that a change makes of the latest one known here. */
  save(change: (policy: ServicePolicy) => ServicePolicy): Promise<ApiResult<CurrentPolicy>>;
}

/** Loads the policy of a property and changes it. */
export function useHours({ propertyId, change }: Pick<SettingsStore, 'propertyId' | 'change'>): HoursStore {
  const load = useLoad('GET /api/staff/service-levels', { query: { property: propertyId } });
  // An undo runs later than the render that offered it.
  const latest = useRef(load.value);
  latest.current = load.value;

  const save: HoursStore['save'] = async (changed) => {
    const known = latest.current;
    if (!known) throw new Error('The hours are not loaded');
    const answer = await change('PUT /api/staff/service-levels', {
      body: { version: known.version, policy: changed(known.policy) },
    });
    if (answer.ok) load.set(answer.value);
    else if (answer.error.code === 'version-conflict') await load.refresh();
    return answer;
  };

  return { load, save };
}
