import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { useCallback, useEffect, useState } from 'react';
import * as messages from '../../../messages/compiled/raise/en.ts';
import type { RaiseForm } from './raise-form.tsx';
import type { RequestChoices } from './request-draft.ts';

type Load =
  | { status: 'loading' }
  | { status: 'failed'; problem: ApiProblem }
  | { status: 'ready'; choices: RequestChoices; Form: typeof RaiseForm };

/** The form loads with the first request that is raised, which needs the network. */
const NOT_LOADED: ApiProblem = {
  code: 'unreachable',
  status: 503,
  title: messages.notLoaded,
  detail: messages.checkYourConnectionAndTryAgain,
  requestId: '',
};

/** Loads the form of a new request with the places and services of a property; `retry` loads them again. */
export function useRaiseForm(propertyId: string): { load: Load; retry(): Promise<void> } {
  const api = useApi();
  const [load, setLoad] = useState<Load>({ status: 'loading' });
  const retry = useCallback(async () => {
    const [answer, module] = await Promise.all([
      api.call('GET /api/staff/request-form', { query: { property: propertyId } }),
      import('./raise-form.tsx').catch(() => null),
    ]);
    if (!answer.ok) setLoad({ status: 'failed', problem: answer.error });
    else if (!module) setLoad({ status: 'failed', problem: NOT_LOADED });
    else setLoad({ status: 'ready', choices: answer.value, Form: module.RaiseForm });
  }, [api, propertyId]);
  useEffect(() => void retry(), [retry]);
  return { load, retry };
}
