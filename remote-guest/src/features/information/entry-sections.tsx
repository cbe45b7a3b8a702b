import type { InformationEntry } from '@bellkey/shared/api';
import { Field } from '@bellkey/shared/ui';
import { useState } from 'react';
import type { InformationMessages } from '../../../messages/compiled/information/messages.ts';
import type { PropertyClock } from '../../property-time/property-clock.ts';
import * as styles from './information.css';
import { informationSections } from './information-sections.ts';

interface EntrySectionsProps {
  entries: readonly InformationEntry[];
  more: boolean;
  messages: InformationMessages;
  language: string;
  clock: PropertyClock;
  now: number;
}

/** Fewer entries are seen at a glance. */
const SEARCHED_FROM = 8;

/** What the property tells its guests, by topic, to be searched by typing. */
export function EntrySections({ entries, more, messages, language, clock, now }: EntrySectionsProps) {
  const [typed, setTyped] = useState('');
  const sections = informationSections(entries, typed, { topics: messages.topics, language });
  const count = sections.reduce((sum, section) => sum + section.entries.length, 0);
  return (
    <>
      {entries.length >= SEARCHED_FROM ? (
        <div className={styles.search}>
          <Field
            label={messages.search}
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <p className={styles.found} role="status">
            {typed.trim() === '' ? null : messages.found({ count })}
          </p>
        </div>
      ) : null}
      {count === 0 ? <p className={styles.note}>{messages.none}</p> : null}
      {sections.map((section) => (
        <section key={section.topic} className={styles.section} aria-labelledby={`topic-${section.topic}`}>
          <h2 id={`topic-${section.topic}`} className={styles.heading}>
            {section.name}
          </h2>
          {section.entries.map((entry) => (
            <article key={entry.id} className={styles.entry}>
              <h3 className={styles.name}>{entry.title}</h3>
              <p className={styles.text} lang={entry.lang}>
                {entry.text}
              </p>
              <p className={styles.checked}>
                {messages.checked({ day: clock.shortDay(entry.confirmedAt, now) })}
              </p>
            </article>
          ))}
        </section>
      ))}
      {more ? <p className={styles.note}>{messages.more}</p> : null}
    </>
  );
}
