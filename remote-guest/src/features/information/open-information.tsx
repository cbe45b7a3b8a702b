import { ButtonLink } from '@bellkey/shared/ui';
import { selectMessages } from '@bellkey/shared/wording';
import { useEffect, useMemo } from 'react';
import type { InformationMessages } from '../../../messages/compiled/information/messages.ts';
import { propertyPhoneByLanguage } from '../../../messages/compiled/property-phone/by-language.ts';
import { useOnline } from '../../browser-state/use-browser-state.ts';
import type { GuestLanguage } from '../../language/guest-language.ts';
import { propertyClock } from '../../property-time/property-clock.ts';
import { useNow } from '../../property-time/use-now.ts';
import { EntrySections } from './entry-sections.tsx';
import { HoursSection } from './hours-section.tsx';
import * as styles from './information.css';
import { openingState } from './opening-state.ts';
import { ReachSection } from './reach-section.tsx';
import type { InformationView } from './use-information.ts';

interface OpenInformationProps {
  view: Extract<InformationView, { status: 'open' }>;
  messages: InformationMessages;
  language: GuestLanguage;
  load(): Promise<void>;
}

const TICK_MS = 20_000;

/** What the property tells its guests: how to reach it, its hours, its facts. */
export function OpenInformation({ view, messages, language, load }: OpenInformationProps) {
  const { session, information, copyOf } = view;
  const { property, place } = session;
  const online = useOnline();
  const now = useNow(TICK_MS);
  const clock = useMemo(() => propertyClock(property.timeZone, language), [property.timeZone, language]);
  const { departments, entries, more } = information;

  const isOver = departments.some((department) => openingState(department, now).status === 'unknown');
  useEffect(() => {
    if (isOver && online) void load();
  }, [isOver, online, load]);

  return (
    <section className={styles.page} lang={language} aria-label={messages.title}>
      <header className={styles.head}>
        <h1 className={styles.title}>{messages.title}</h1>
        <p className={styles.where}>
          {messages.where({ property: property.name, place: place.label })}. {messages.intro}
        </p>
        <p className={styles.status} role="status" hidden={online && copyOf === null}>
          {online ? null : `${messages.offline} `}
          {copyOf === null ? null : messages.asOf({ time: clock.moment(copyOf, now, language) })}
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.side}>
          <ReachSection
            property={property}
            messages={messages}
            phone={selectMessages(propertyPhoneByLanguage, language)}
          />
          {departments.length > 0 ? (
            <HoursSection {...{ departments, messages, language, clock, now }} />
          ) : null}
        </div>
        <div className={styles.main}>
          {entries.length > 0 ? (
            <EntrySections {...{ entries, more, messages, language, clock, now }} />
          ) : (
            <div className={styles.empty}>
              <p className={styles.emptyTitle}>{messages.empty}</p>
              <p>{messages.emptyText}</p>
              <ButtonLink to="/chat" look="outline">
                {messages.toChat}
              </ButtonLink>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
