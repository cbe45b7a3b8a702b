import { Skeleton } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as messages from '../../../../messages/compiled/api-keys/en.ts';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import * as styles from '../store/settings.css';
import { type SettingsStore, settingsOf } from '../store/use-settings.ts';
import { KeyRow } from './key-row.tsx';
import { NewKeyForm } from './new-key-form.tsx';
import { ShownSecret } from './shown-secret.tsx';
import { type MadeKey, useApiKeys } from './use-api-keys.ts';

/** The keys of the property's programs, and a form for a new one. */
export function ApiKeySettings({ store }: { store: SettingsStore }) {
  const keys = useApiKeys(store.propertyId);
  const { status, value, problem, refresh } = keys.load;
  const [made, setMade] = useState<MadeKey | null>(null);
  const { timeZone } = settingsOf(store).property;
  const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (
    <>
      <section className={styles.section} aria-labelledby="new-key">
        <h2 id="new-key" className={styles.heading}>
          {messages.newKeyTitle}
        </h2>
        <p className={styles.quiet}>
          {messages.intro} <a href="/api/docs">{messages.apiPageLink}</a>
          {messages.propertyIdHint} <code>{store.propertyId}</code>.
        </p>
        {made ? (
          <ShownSecret
            key={made.secret}
            name={made.key.name}
            secret={made.secret}
            onDone={() => setMade(null)}
          />
        ) : null}
        <NewKeyForm store={keys} onMade={setMade} />
      </section>
      <section className={styles.section} aria-labelledby="keys">
        <h2 id="keys" className={styles.heading}>
          {messages.keys}
        </h2>
        {problem ? <ProblemNotice problem={problem} title={messages.loadFailed} onRetry={refresh} /> : null}
        {status === 'loading' ? <Skeleton label={messages.loadingLabel} lines={4} /> : null}
        {value?.keys.length === 0 ? <p className={styles.quiet}>{messages.emptyHint}</p> : null}
        {value && value.keys.length > 0 ? (
          <ul className={styles.list} aria-labelledby="keys">
            {value.keys.map((apiKey) => (
              <KeyRow
                key={apiKey.id}
                apiKey={apiKey}
                store={keys}
                format={(instant) => when.format(new Date(instant))}
                onMade={setMade}
              />
            ))}
          </ul>
        ) : null}
      </section>
    </>
  );
}
