import { useAnnounce } from '@bellkey/shared/shell';
import { alarmName } from '@bellkey/shared/wording';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import * as messages from '../../../../messages/compiled/alarm/en.ts';
import { isUntaken, type OpenAlarm } from '../../../desk/alarms/open-alarms.ts';
import { useAlarmSound } from '../sound/use-alarm-sound.ts';
import { useAlarms } from '../use-alarms.ts';
import * as styles from './alarm-bar.css';
import { AlarmBarRow } from './alarm-bar-row.tsx';
import { AlarmCount } from './alarm-count.tsx';

/**
 * Every untaken alarm, above everything on every staff page, until a named person has it. It takes its own space above
 * the page and covers nothing.
 *
 * @param content what scrolls below: if it was scrolled, it keeps showing the same lines
 */
export function AlarmBar({ content }: { content: RefObject<HTMLElement | null> }) {
  const untaken = useAlarms().filter(isUntaken);
  const sound = useAlarmSound(untaken);
  const bar = useRef<HTMLElement>(null);
  useSteadyContent(bar, content, untaken.map(({ alarm }) => alarm.messageId).join());
  useTakenAnnouncements(untaken);
  useFocusAfterTaking(untaken.length, content);
  if (untaken.length === 0) return null;
  return (
    <section ref={bar} className={styles.bar} aria-label={messages.barLabel}>
      {sound.state === 'blocked' ? (
        <p className={styles.hint}>
          {messages.soundBlockedHint}
          <button type="button" className={styles.button} onClick={sound.unblock}>
            {messages.turnSoundOn}
          </button>
        </p>
      ) : null}
      <AlarmCount untaken={untaken} />
      <ul role="list">
        {untaken.map((open) => (
          <AlarmBarRow
            key={open.alarm.messageId}
            open={open}
            silenced={sound.isSilenced(open)}
            canSound={sound.state !== 'unavailable'}
            onSilence={(on) => sound.silence(open, on)}
          />
        ))}
      </ul>
    </section>
  );
}

/** If the page below is scrolled, scrolls by the bar's height, so that no line moves. */
function useSteadyContent(
  bar: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  shown: string,
): void {
  const height = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows what is shown
  useLayoutEffect(() => {
    const next = bar.current?.offsetHeight ?? 0;
    const grown = next - height.current;
    height.current = next;
    const box = content.current;
    if (box && box.scrollTop > 0) box.scrollTop += grown;
  }, [shown]);
}

/** Announces who has taken an alarm, or that it has ended, once it has left the bar. */
function useTakenAnnouncements(untaken: readonly OpenAlarm[]): void {
  const announce = useAnnounce();
  const all = useAlarms();
  const before = useRef<readonly OpenAlarm[]>([]);
  useEffect(() => {
    const gone = before.current.filter(
      ({ alarm }) => !untaken.some((one) => one.alarm.messageId === alarm.messageId),
    );
    before.current = untaken;
    for (const { conversation, alarm } of gone) {
      const taken = all.find((one) => one.alarm.messageId === alarm.messageId)?.alarm.takenBy;
      const what = `${conversation.place.label}, ${alarmName(alarm)}`;
      announce(
        taken
          ? messages.takenAnnouncement({ taken: taken.name, what })
          : messages.endedAnnouncement({ what }),
      );
    }
  });
}

/** The pressed button disappears with its alarm: moves the focus to the page instead of losing it. */
function useFocusAfterTaking(count: number, content: RefObject<HTMLElement | null>): void {
  const before = useRef(0);
  useEffect(() => {
    const fell = count < before.current && document.activeElement === document.body;
    before.current = count;
    if (fell) content.current?.focus({ preventScroll: true });
  }, [count, content]);
}
