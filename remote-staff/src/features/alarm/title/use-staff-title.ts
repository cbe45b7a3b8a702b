import { useSetTitle } from '@bellkey/shared/shell';
import { useEffect } from 'react';
import { useAlarms } from '../use-alarms.ts';
import { alarmTitle } from './use-alarm-title.ts';

/**
 * A page's title with what waits, so that it is seen from another tab. An alarm that no one has comes before it.
 *
 * @param title null for the page table's
 */
export function useStaffTitle(title: string | null): void {
  const setTitle = useSetTitle();
  const alarm = alarmTitle(useAlarms());
  const shown = alarm ?? title;
  useEffect(() => {
    setTitle(shown);
    return () => setTitle(null);
  }, [setTitle, shown]);
}
