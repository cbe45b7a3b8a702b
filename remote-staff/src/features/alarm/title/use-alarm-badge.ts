import { useEffect } from 'react';
import { isUntaken } from '../../../desk/alarms/open-alarms.ts';
import { useAlarms } from '../use-alarms.ts';

/** The number of untaken alarms, on the icon of the installed app, where the system supports it. */
export function useAlarmBadge(): void {
  const count = useAlarms().filter(isUntaken).length;
  useEffect(() => {
    if (count === 0 || !('setAppBadge' in navigator)) return;
    // A system without badges still has bar, title and sound.
    navigator.setAppBadge(count).catch(() => undefined);
    return () => {
      navigator.clearAppBadge().catch(() => undefined);
    };
  }, [count]);
}
