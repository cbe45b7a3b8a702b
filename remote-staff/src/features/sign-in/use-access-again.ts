import { useApi } from '@bellkey/shared/shell';
import { useEffect } from 'react';
import { fetchIdentity } from '../../staff-identity/use-staff-identity.ts';

/** How often a page without access asks whether it has been given back, in milliseconds. No stream tells it. */
export const ACCESS_ASKED_EVERY_MS = 15_000;

/** While a person waits for access, asks for it again: the page opens by itself when a manager gives it. */
export function useAccessAgain(waits: boolean): void {
  const api = useApi();
  useEffect(() => {
    if (!waits) return;
    const look = () => {
      if (document.visibilityState === 'visible') void fetchIdentity(api);
    };
    const timer = setInterval(look, ACCESS_ASKED_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [api, waits]);
}
