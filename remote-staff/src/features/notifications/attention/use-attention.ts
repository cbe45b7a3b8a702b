import { newId } from '@bellkey/shared/id';
import { useApi } from '@bellkey/shared/shell';
import { useEffect } from 'react';

/** How often a visible page reports it; the API trusts a report for a minute and a half. */
const REPORT_EVERY_MS = 60_000;

/** Reports whether this tab is visible, so that a viewer of the staff app gets no push or e-mail as well. */
export function useAttention(propertyId: string): void {
  const api = useApi();
  useEffect(() => {
    const tab = newId();
    let wasVisible: boolean | null = null;
    const report = () => {
      const visible = document.visibilityState === 'visible';
      // A hidden tab reports it once.
      if (!visible && wasVisible !== true) return;
      wasVisible = visible;
      // A lost report costs at most one extra notification, or one that is late by a minute.
      void api.call('PUT /api/staff/notifications/attention', {
        query: { property: propertyId },
        body: { tab, visible },
      });
    };
    report();
    const timer = setInterval(report, REPORT_EVERY_MS);
    document.addEventListener('visibilitychange', report);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', report);
    };
  }, [api, propertyId]);
}
