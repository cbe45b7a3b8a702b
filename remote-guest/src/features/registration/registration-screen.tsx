import { useDeviceStorage, useSetTitle } from '@bellkey/shared/shell';
import { Button, ButtonLink, Notice, PageOutline, PlainPage } from '@bellkey/shared/ui';
import { selectMessages } from '@bellkey/shared/wording';
import { useEffect, useState } from 'react';
import { registrationByLanguage } from '../../../messages/compiled/registration/by-language.ts';
import { durableStorage } from '../../durable-storage/durable-storage.ts';
import { useGuestLanguage } from '../../language/use-guest-language.ts';
import { useGuestBar } from '../guest-bar/use-guest-bar.tsx';
import { OpenRegistration } from './open-registration.tsx';
import * as styles from './registration.css';
import { useRegistration } from './use-registration.ts';

/** A guest's registration before arrival, in whichever of its states. */
export function RegistrationScreen() {
  const openStorage = useDeviceStorage();
  const [storage] = useState(() => durableStorage(openStorage));
  const [language, setLanguage] = useGuestLanguage(storage);
  const messages = selectMessages(registrationByLanguage, language);
  const { view, load, send } = useRegistration(storage);
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
      return (
        <section className={styles.page} lang={language} aria-label={messages.title}>
          <header className={styles.head}>
            <h1 className={styles.title}>{messages.title}</h1>
            <p className={styles.quiet}>
              {view.session.property.name}. {messages.lead}
            </p>
          </header>
          <OpenRegistration
            key={view.session.conversationId}
            session={view.session}
            asked={view.asked}
            storage={storage}
            messages={messages}
            language={language}
            onSend={send}
            onReload={() => void load()}
          />
        </section>
      );
  }
}
