import { type ComponentType, useEffect, useState } from 'react';
import type { GuestLanguage } from '../../language/guest-language.ts';

interface VisitAlarmProps {
  language: GuestLanguage;
}

/**
 * The alarm's card, apart from the script of the page, which does not wait for it. It is loaded with every visit, not
 * only when there is an alarm: in danger nothing has to be loaded first. Loading that fails is repeated when the
 * connection is back.
 */
export function VisitAlarmSlot({ language }: VisitAlarmProps) {
  const [Loaded, setLoaded] = useState<ComponentType<VisitAlarmProps> | null>(null);
  useEffect(() => {
    let stopped = false;
    const load = () =>
      import('./visit-alarm.tsx').then(
        ({ VisitAlarm }) => {
          if (!stopped) setLoaded(() => VisitAlarm);
        },
        () => {
          if (!stopped) window.addEventListener('online', load, { once: true });
        },
      );
    void load();
    return () => {
      stopped = true;
      window.removeEventListener('online', load);
    };
  }, []);
  return Loaded ? <Loaded language={language} /> : null;
}
