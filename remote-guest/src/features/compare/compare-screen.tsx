import { useDeviceStorage, useSetTitle } from '@bellkey/shared/shell';
import { Button, ButtonLink, Notice, PageOutline, PlainPage } from '@bellkey/shared/ui';
import { selectMessages } from '@bellkey/shared/wording';
import { useEffect, useState } from 'react';
import { compareByLanguage } from '../../../messages/compiled/compare/by-language.ts';
import { durableStorage } from '../../durable-storage/durable-storage.ts';
import { useGuestLanguage } from '../../language/use-guest-language.ts';
import { useGuestBar } from '../guest-bar/use-guest-bar.tsx';
import * as styles from './compare-screen.css';
import { OpenComparison } from './open-comparison.tsx';
import { useChoices } from './use-choices.ts';

/** Things of one kind side by side, in whichever of its states. */
export function CompareScreen() {
  const openStorage = useDeviceStorage();
  const [storage] = useState(() => durableStorage(openStorage));
  const [language, setLanguage] = useGuestLanguage(storage);
  const messages = selectMessages(compareByLanguage, language);
  const { view, load } = useChoices(storage);
  const session = view.status === 'open' ? view.session : null;
  useGuestBar(
    session
      ? {
          profileId: session.conversationId,
          propertyName: session.property.name,
          placeLabel: session.place.label,
        }
      : view.status === 'no-session'
        ? null
        : undefined,
    language,
    setLanguage,
  );
  const setTitle = useSetTitle();
  useEffect(() => {
    setTitle(language === 'en' ? null : messages.title);
    return () => setTitle(null);
  }, [setTitle, language, messages]);

  switch (view.status) {
    case 'loading':
      return (
        <section className={styles.page} lang={language}>
          <PageOutline title={messages.title} lead={messages.lead} label={messages.loading} />
        </section>
      );
    case 'no-session':
      return (
        <div lang={language}>
          <PlainPage
            title={messages.noSession.title}
            action={
              <ButtonLink to="/scan-qr" size="large">
                {messages.noSession.action}
              </ButtonLink>
            }
          >
            <p>{messages.noSession.text}</p>
          </PlainPage>
        </div>
      );
    case 'unreachable': {
      const { offline, other, text, retry } = messages.unreachable;
      const { problem } = view;
      return (
        <section className={styles.page} lang={language}>
          <h1 className={styles.title}>{messages.title}</h1>
          <Notice
            tone="warn"
            live="polite"
            title={problem.code === 'offline' ? offline : other}
            reference={problem.requestId ? `${problem.code}, ${problem.requestId}` : problem.code}
            action={<Button onClick={() => void load()}>{retry}</Button>}
          >
            {text}
          </Notice>
        </section>
      );
    }
    case 'open':
      return <OpenComparison view={view} messages={messages} language={language} storage={storage} />;
  }
}
