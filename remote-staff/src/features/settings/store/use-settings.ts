import type { OperationInput, OperationOutput, Settings } from '@bellkey/shared/api';
import { type Load, useLoad } from '@bellkey/shared/load';
import { type ApiProblem, type ApiResult, useApi } from '@bellkey/shared/shell';
import { useState } from 'react';
import * as messages from '../../../../messages/compiled/settings/en.ts';
import { fetchIdentity } from '../../../staff-identity/use-staff-identity.ts';

/** The operations that change one thing in the settings. */
export type ChangeKey =
  | 'PUT /api/staff/settings/property'
  | 'PUT /api/staff/settings/departments/{id}'
  | 'POST /api/staff/settings/services'
  | 'PUT /api/staff/settings/services/{id}'
  | 'POST /api/staff/settings/places'
  | 'PUT /api/staff/settings/places/{id}'
  | 'POST /api/staff/settings/menu/categories'
  | 'PUT /api/staff/settings/menu/categories/{id}'
  | 'POST /api/staff/settings/menu/dishes'
  | 'PUT /api/staff/settings/menu/dishes/{id}'
  | 'PUT /api/staff/settings/webhook'
  | 'PUT /api/staff/service-levels';

/** The input of a change without the property, which is always the current one. */
export type ChangeInput<K extends ChangeKey> = Omit<OperationInput<K>, 'query'>;

/** The message and the undo of a change. */
export interface Said {
  /** Where it is shown: the id of a service, place or department, or the part of the page. */
  of: string;
  text: string;
  undo: (() => void) | null;
}

/** The settings of a property, and ways to change them. */
export interface SettingsStore {
  propertyId: string;
  load: Load<Settings>;
  /** The message about the latest change. */
  said: Said | null;
  /** Why the latest change that was made outside a form was refused. */
  problem: ApiProblem | null;
  refresh(): Promise<void>;
  /** Sends a change; on success loads the settings again. Forms show its refusal themselves. */
  change<K extends ChangeKey>(key: K, input: ChangeInput<K>): Promise<ApiResult<OperationOutput<K>>>;
  report(of: string, text: string, undo?: (() => Promise<ApiResult<unknown>>) | null): void;
  /** Shows a refusal at the top of the page. */
  refuse(problem: ApiProblem): void;
}

/** Loads the settings of a property and changes them. */
export function useSettings(propertyId: string): SettingsStore {
  const api = useApi();
  const load = useLoad('GET /api/staff/settings', { query: { property: propertyId } });
  const { refresh } = load;
  const [said, setSaid] = useState<Said | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);

  const change: SettingsStore['change'] = async (key, input) => {
    setProblem(null);
    setSaid(null);
    const answer = await api.call(key, { ...input, query: { property: propertyId } } as OperationInput<
      typeof key
    >);
    if (answer.ok || answer.error.code === 'version-conflict') await refresh();
    // The bar and the preview of the brand have the property's name from the membership.
    if (answer.ok && key === 'PUT /api/staff/settings/property') await fetchIdentity(api);
    return answer;
  };

  const report: SettingsStore['report'] = (of, text, undo = null) =>
    setSaid({
      of,
      text,
      undo: undo
        ? () =>
            void undo().then((answer) => {
              if (answer.ok) setSaid({ of, text: messages.undone, undo: null });
              else setProblem(answer.error);
            })
        : null,
    });

  return { propertyId, load, said, problem, refresh, change, report, refuse: setProblem };
}

/** The settings of a store that has loaded them. @throws Error before that */
export function settingsOf(store: SettingsStore): Settings {
  if (store.load.status !== 'ready') throw new Error('The settings are not loaded');
  return store.load.value;
}
