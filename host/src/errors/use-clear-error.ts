import { useLocation, useNavigate } from '@bellkey/shared/shell';
import { useCallback } from 'react';

/**
 * Returns `clearError`: leaves the error page for the current location, or for `redirect`. The page itself reloads
 * after a fatal error.
 */
export function useClearError(): (redirect?: string) => void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return useCallback(
    (redirect) => {
      void navigate(redirect ?? `${pathname}${search}${hash}`, { replace: redirect === undefined });
    },
    [navigate, pathname, search, hash],
  );
}
