import { useDeviceStorage } from '@bellkey/shared/shell';
import { selectMessages } from '@bellkey/shared/wording';
import { useState } from 'react';
import { registrationByLanguage } from '../../../messages/compiled/registration/by-language.ts';
import { durableStorage } from '../../durable-storage/durable-storage.ts';
import { useGuestLanguage } from '../../language/use-guest-language.ts';
import { useLocalTitle } from '../../language/use-local-title.ts';
import { VisitAlarmSlot } from '../alarm/visit-alarm-slot.tsx';
import { useGuestBar } from '../guest-bar/use-guest-bar.tsx';
import { visitOf } from '../guest-bar/visit-of.ts';
import { PageState } from '../page-state/page-state.tsx';
import { OpenRegistration } from './open-registration.tsx';
import * as styles from './registration.css';
import { useRegistration } from './use-registration.ts';

/** The page of a guest's registration, in each of its states. */
export function RegistrationScreen() {
  const openStorage = useDeviceStorage();
  const [storage] = useState(() => durableStorage(openStorage));
  const [language, setLanguage] = useGuestLanguage(storage);
  const messages = selectMessages(registrationByLanguage, language);
  const { view, load, send } = useRegistration(storage);
  useGuestBar(visitOf(view), language, setLanguage);
  useLocalTitle(language, messages.title);

  if (view.status !== 'open') {
    return (
      <>
        <VisitAlarmSlot language={language} />
        <PageState
          view={view}
          messages={messages}
          wayOut={messages.noSession}
          language={language}
          className={styles.page}
          onRetry={() => void load()}
        />
      </>
    );
  }
  return (
    <>
      <VisitAlarmSlot language={language} />
      <section className={styles.page} lang={language} aria-label={messages.title}>
        <header className={styles.head}>
          <h1 className={styles.title}>{messages.title}</h1>
          <p className={styles.quiet}>
            {view.session.property.name}. {messages.intro}
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
    </>
  );
}
