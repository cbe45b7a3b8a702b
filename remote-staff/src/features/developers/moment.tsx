import { timeOrDay } from '../../clock/clock-messages.ts';

const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A moment as this device's clock shows it: `14:02` today, `Thu 14:02` on another day; the whole of it on hover. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} title={new Date(at).toLocaleString()}>
      {timeOrDay(at, Date.now(), here())}
    </time>
  );
}
