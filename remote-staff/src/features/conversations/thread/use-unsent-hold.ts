import { useHoldReload } from '@bellkey/shared/shell';
import { useEffect } from 'react';

/** Asks before the page reloads while something is unsent. */
export function useUnsentHold(unsent: boolean): void {
  const holdReload = useHoldReload();
  useEffect(
    () => (unsent ? holdReload('You have written something that is not sent yet.') : undefined),
    [holdReload, unsent],
  );
}
