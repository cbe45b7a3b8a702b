import { useSetTitle } from '@bellkey/shared/shell';
import { useEffect } from 'react';
import { useAlarms } from '../use-alarms.ts';
import { alarmTitle } from './use-alarm-title.ts';

/**
 * A page's title with the number of waiting items, visible from another tab. An untaken alarm takes precedence.
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
