import { type Load, useLoad } from '@bellkey/shared/load';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import * as messages from '../../../messages/compiled/raise/en.ts';
import type { RaiseForm } from './raise-form.tsx';
import type { RequestChoices } from './request-draft.ts';

interface FormWithChoices {
  choices: RequestChoices;
  Form: typeof RaiseForm;
}

/** The form loads with the first request that is raised, which needs the network. */
const NOT_LOADED: ApiProblem = {
  code: 'unreachable',
  status: 503,
  title: messages.notLoaded,
  detail: messages.offlineText,
  requestId: '',
};

/** Loads the form of a new request with the places and services of a property. */
export function useRaiseForm(propertyId: string): Load<FormWithChoices> {
  const api = useApi();
  return useLoad<FormWithChoices>(`request form ${propertyId}`, async (signal) => {
    const [answer, module] = await Promise.all([
      api.call('GET /api/staff/request-form', { query: { property: propertyId } }, { signal }),
      import('./raise-form.tsx').catch(() => null),
    ]);
    if (!answer.ok) return answer;
    if (!module) return { ok: false, error: NOT_LOADED };
    return { ok: true, value: { choices: answer.value, Form: module.RaiseForm } };
  });
}
