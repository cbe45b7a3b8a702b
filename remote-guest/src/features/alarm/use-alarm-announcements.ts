import type { Alarm } from '@bellkey/shared/api';
import { useAnnounce } from '@bellkey/shared/shell';
import { useEffect, useRef } from 'react';
import type { AlarmMessages } from '../../../messages/compiled/alarm/messages.ts';

/**
 * Announces an alarm to screen readers at once, assertively, and each change of it: once when it is shown, once when a
 * person has it.
 *
 * @param said what was done and what to do, in sentences
 */
export function useAlarmAnnouncements(
  alarm: Alarm,
  said: string,
  messages: Pick<AlarmMessages, 'taken'>,
): void {
  const announce = useAnnounce();
  const told = useRef<string | null>(null);
  const takenBy = alarm.takenBy?.name ?? null;
  const { messageId } = alarm;
  useEffect(() => {
    const state = `${messageId} ${takenBy ?? ''}`;
    if (told.current === state) return;
    const known = told.current?.startsWith(`${messageId} `) ?? false;
    told.current = state;
    announce(known && takenBy ? messages.taken({ name: takenBy }) : said, 'assertive');
  }, [announce, messageId, takenBy, said, messages]);
}
