import {
  type SecondFactor,
  type SecondFactorResult,
  useReportError,
  useSession,
} from '@bellkey/shared/shell';
import { useCallback } from 'react';

/** Calls the second factor of this tab's session; a chunk that fails to load counts as a network failure. */
export type WithSecondFactor = <T>(
  work: (secondFactor: SecondFactor) => Promise<SecondFactorResult<T>>,
) => Promise<SecondFactorResult<T>>;

/** Loads the code for second factors with the first call. */
export function useSecondFactor(): WithSecondFactor {
  const { store } = useSession();
  const report = useReportError();
  return useCallback(
    async (work) => {
      const secondFactor = await store.secondFactor?.().catch((error: unknown) => {
        report(error);
        return undefined;
      });
      return secondFactor ? work(secondFactor) : { ok: false, error: 'network-request-failed' };
    },
    [store, report],
  );
}
