import { useHoldReload } from '@bellkey/shared/shell';
import { useEffect } from 'react';
import * as messages from '../../messages/compiled/unsaved/en.ts';

/** Asks before the page reloads while something is unsent. */
export function useUnsentHold(unsent: boolean): void {
  const holdReload = useHoldReload();
  useEffect(() => (unsent ? holdReload(messages.unsentWarning) : undefined), [holdReload, unsent]);
}
