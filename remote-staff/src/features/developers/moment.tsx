import { timeOrDay } from '../../clock/clock-messages.ts';

const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** An instant in this device's time zone: `14:02` today, `Thu 14:02` on another day; complete on hover. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} title={new Date(at).toLocaleString()}>
      {timeOrDay(at, Date.now(), here())}
    </time>
  );
}
