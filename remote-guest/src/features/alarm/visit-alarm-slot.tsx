import { type ComponentType, useEffect, useState } from 'react';
import type { GuestLanguage } from '../../language/guest-language.ts';

interface VisitAlarmProps {
  language: GuestLanguage;
}

/**
 * The alarm's card, in a separate chunk that the page does not wait for. It is loaded with every visit, not only for an
 * alarm: in danger it is already there. A failed load is repeated when the connection is back.
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
