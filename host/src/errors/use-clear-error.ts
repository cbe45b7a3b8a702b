import { useLocation, useNavigate } from '@bellkey/shared/shell';
import { useCallback } from 'react';

/** Gives `clearError`: leaves the error page for where one is, or for `redirect`. The page itself reloads after a fatal error. */
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
