import { useAction } from '@bellkey/shared/action';
import type { KitchenView } from '@bellkey/shared/api';
import { PAUSE_MINUTES } from '@bellkey/shared/food-order';
import { Button, Notice } from '@bellkey/shared/ui';
import * as messages from '../../../messages/compiled/kitchen/en.ts';
import { timeOfDay } from '../../clock/clock-messages.ts';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import * as styles from './kitchen.css';
import type { OrderSound } from './sound/use-order-sound.ts';
import type { KitchenStore } from './state/use-kitchen.ts';

/** What is set for the whole kitchen: a pause, sound, printing. */
export function KitchenBar({
  store,
  kitchen: { pause, mayRun },
  sound,
  timeZone,
}: {
  store: KitchenStore;
  kitchen: KitchenView;
  sound: OrderSound;
  timeZone: string;
}) {
  const { run, problem } = useAction();
  const set = (wanted: Parameters<KitchenStore['pause']>[0]) => run(() => store.pause(wanted));
  const time = (instant: string) => timeOfDay(instant, timeZone);
  return (
    <>
      <div className={styles.bar}>
        <label className={styles.check}>
          <input type="checkbox" checked={sound.on} onChange={(event) => sound.set(event.target.checked)} />
          {messages.sound}
        </label>
        <Button look="quiet" onClick={() => window.print()}>
          {messages.print}
        </Button>
        {mayRun && !pause ? (
          <fieldset className={styles.pauses}>
            <legend>{messages.pause}</legend>
            {PAUSE_MINUTES.map((minutes) => (
              <Button
                key={minutes}
                look="outline"
                aria-label={messages.pauseMinutesFor({ minutes: String(minutes) })}
                onClick={() => void set({ minutes })}
              >
                {messages.pauseMinutes({ minutes: String(minutes) })}
              </Button>
            ))}
            <Button look="outline" onClick={() => void set({ minutes: null })}>
              {messages.pauseOpen}
            </Button>
          </fieldset>
        ) : null}
      </div>
      {sound.blocked ? <p className={styles.quiet}>{messages.soundBlocked}</p> : null}
      {pause ? (
        <Notice
          tone="warn"
          title={pause.until ? messages.pausedUntil({ time: time(pause.until) }) : messages.pausedOpen}
          action={
            mayRun ? (
              <Button look="outline" onClick={() => void set(null)}>
                {messages.resume}
              </Button>
            ) : undefined
          }
        >
          {messages.pausedText({ by: pause.by, time: time(pause.since) })}
        </Notice>
      ) : null}
      {problem ? <ProblemNotice problem={problem} title={messages.notDone} /> : null}
    </>
  );
}
