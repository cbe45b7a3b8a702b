import type { PropertyFront } from '@bellkey/shared/api';
import { departmentName } from '@bellkey/shared/catalogue-texts/departments';
import { Chip } from '@bellkey/shared/ui';
import { useEffect, useMemo } from 'react';
import type { FrontMessages } from '../../../messages/compiled/front/messages.ts';
import type { GuestLanguage } from '../../language/guest-language.ts';
import { propertyClock } from '../../property-time/property-clock.ts';
import { useNow } from '../../property-time/use-now.ts';
import { openingState } from '../information/opening-state.ts';
import * as styles from './front.css';

interface FrontHoursProps {
  departments: PropertyFront['departments'];
  timeZone: string;
  messages: FrontMessages;
  language: GuestLanguage;
  load(): Promise<void>;
}

const TICK_MS = 20_000;

/** Which departments are open now, and until when. When one changes, the page asks again. */
export function FrontHours({ departments, timeZone, messages, language, load }: FrontHoursProps) {
  const now = useNow(TICK_MS);
  const clock = useMemo(() => propertyClock(timeZone, language), [timeZone, language]);
  const states = departments.map((department) => ({
    ...department,
    state: openingState({ ...department, days: department.always ? null : [] }, now),
  }));
  const isOver = states.some(({ state }) => state.status === 'unknown');
  useEffect(() => {
    if (isOver) void load();
  }, [isOver, load]);

  const text = ({ state }: (typeof states)[number]) => {
    switch (state.status) {
      case 'always':
        return messages.always;
      case 'open':
        return state.until === null
          ? null
          : messages.until({ time: clock.moment(state.until, now, language) });
      case 'closed':
        return state.opens === null
          ? null
          : messages.opens({ time: clock.moment(state.opens, now, language) });
      case 'unknown':
        return null;
    }
  };

  return (
    <section className={styles.section} aria-labelledby="front-hours">
      <h2 id="front-hours" className={styles.heading}>
        {messages.hours}
      </h2>
      <ul className={styles.departments} role="list">
        {states.map((department) => (
          <li key={department.key} className={styles.department}>
            <span className={styles.name}>{departmentName(department.name, language)}</span>
            <span className={styles.state}>
              {department.state.status === 'open' ? <Chip tone="good">{messages.isOpen}</Chip> : null}
              {department.state.status === 'closed' ? <Chip>{messages.isClosed}</Chip> : null}
              <span>{text(department)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
