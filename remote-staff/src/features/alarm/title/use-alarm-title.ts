import { useSetTitle } from '@bellkey/shared/shell';
import { useEffect } from 'react';
import * as messages from '../../../../messages/compiled/alarm/en.ts';
import { isUntaken, newestAlarm, type OpenAlarm } from '../../../desk/alarms/open-alarms.ts';
import { useAlarms } from '../use-alarms.ts';

/** Most places in a tab's title. */
const MOST_PLACES = 3;

/**
 * The tab's title while there is an untaken alarm: `Alarm: Room 304`, or `7 alarms, the newest: Room 304`; otherwise
 * null.
 */
export function alarmTitle(alarms: readonly OpenAlarm[]): string | null {
  const untaken = alarms.filter(isUntaken);
  const newest = newestAlarm(untaken);
  if (newest && untaken.length > MOST_PLACES) {
    return messages.alarmsPageTitle({
      untaken: untaken.length,
      place: newest.conversation.place.label,
    });
  }
  const places = untaken.map(({ conversation }) => conversation.place.label);
  return places.length > 0 ? messages.alarmPlaces({ places: places.join(', ') }) : null;
}

/** Shows an alarm in the tab's title on every staff page, so that it is visible from another tab. */
export function useAlarmTitle(): void {
  const setTitle = useSetTitle();
  const title = alarmTitle(useAlarms());
  useEffect(() => {
    if (title === null) return;
    setTitle(title);
    return () => setTitle(null);
  }, [setTitle, title]);
}
