import { useSetTitle } from '@bellkey/shared/shell';
import { Button, ButtonLink, Notice, PageOutline, PlainPage } from '@bellkey/shared/ui';
import { selectMessages } from '@bellkey/shared/wording';
import { useEffect } from 'react';
import { restaurantByLanguage } from '../../../messages/compiled/restaurant/by-language.ts';
import { useGuestConversation } from '../../conversation/use-guest-conversation.ts';
import { useGuestLanguage } from '../../language/use-guest-language.ts';
import { useGuestBar } from '../guest-bar/use-guest-bar.tsx';
import { visitOf } from '../guest-bar/visit-of.ts';
import { OpenRestaurant } from './open-restaurant.tsx';
import * as styles from './restaurant.css';

/** The menu and the conversation, in whichever of their states. */
export function RestaurantScreen() {
  const guest = useGuestConversation();
  const { view, conversation, storage } = guest;
  const [language, setLanguage] = useGuestLanguage(storage);
  const messages = selectMessages(restaurantByLanguage, language);
  const inBar = useGuestBar(visitOf(view), language, setLanguage);
  const setTitle = useSetTitle();
  useEffect(() => {
    setTitle(language === 'en' ? null : messages.title);
    return () => setTitle(null);
  }, [setTitle, language, messages]);

  switch (view.status) {
    case 'loading':
      return (
        <section className={styles.alone} lang={language}>
          <PageOutline title={messages.title} lead={messages.lead} label={messages.loading} />
        </section>
      );
    case 'no-session': {
      const { title, text } = view.expired ? messages.closed : messages.noSession;
      return (
        <div lang={language}>
          <PlainPage
            title={title}
            action={
              <ButtonLink to="/scan-qr" size="large">
                {messages.noSession.action}
              </ButtonLink>
            }
          >
            <p>{text}</p>
          </PlainPage>
        </div>
      );
    }
    case 'unreachable': {
      const { offline, other, text, retry } = messages.unreachable;
      const { code, requestId } = view.problem;
      return (
        <section className={styles.alone} lang={language}>
          <h1 className={styles.title}>{messages.title}</h1>
          <Notice
            tone="warn"
            live="polite"
            title={code === 'offline' ? offline : other}
            reference={requestId ? `${code}, ${requestId}` : code}
            action={<Button onClick={() => conversation.retry()}>{retry}</Button>}
          >
            {text}
          </Notice>
        </section>
      );
    }
    case 'open':
      return (
        <OpenRestaurant
          key={view.session.conversationId}
          guest={guest}
          view={view}
          messages={messages}
          language={language}
          onLanguage={setLanguage}
          inBar={inBar}
        />
      );
  }
}
