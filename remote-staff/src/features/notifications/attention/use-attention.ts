import { newId } from '@bellkey/shared/id';
import { useApi } from '@bellkey/shared/shell';
import { useEffect } from 'react';

/** A page that is seen says so this often; the API believes it for a minute and a half. */
const SAY_EVERY_MS = 60_000;

/** Says whether this tab is seen, so that who looks at the staff app gets no push and no e-mail besides. */
export function useAttention(propertyId: string): void {
  const api = useApi();
  useEffect(() => {
    const tab = newId();
    let wasVisible: boolean | null = null;
    const say = () => {
      const visible = document.visibilityState === 'visible';
      // A hidden tab says it once.
      if (!visible && wasVisible !== true) return;
      wasVisible = visible;
      // What does not arrive costs at most a message too many, or one too late by a minute.
      void api.call('PUT /api/staff/notifications/attention', {
        query: { property: propertyId },
        body: { tab, visible },
      });
    };
    say();
    const timer = setInterval(say, SAY_EVERY_MS);
    document.addEventListener('visibilitychange', say);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', say);
    };
  }, [api, propertyId]);
}
