import { useEffect } from 'react';
import { isUntaken } from '../../../desk/alarms/open-alarms.ts';
import { useAlarms } from '../use-alarms.ts';

/** The number of alarms that no one has, on the icon of the installed app, where the system shows one. */
export function useAlarmBadge(): void {
  const count = useAlarms().filter(isUntaken).length;
  useEffect(() => {
    if (count === 0 || !('setAppBadge' in navigator)) return;
    // A system that refuses to show a badge leaves bar, title and sound.
    navigator.setAppBadge(count).catch(() => undefined);
    return () => {
      navigator.clearAppBadge().catch(() => undefined);
    };
  }, [count]);
}
