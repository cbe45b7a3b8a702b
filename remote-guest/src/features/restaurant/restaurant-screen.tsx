import { useSetTitle } from '@bellkey/shared/shell';
import { Button, ButtonLink, Notice, PageOutline, PlainPage } from '@bellkey/shared/ui';
import { useEffect } from 'react';
import { useGuestConversation } from '../../conversation/use-guest-conversation.ts';
import { useGuestLanguage } from '../../language/use-guest-language.ts';
import { loadChatWording } from '../../wording/chat/chat-wording.ts';
import { chatWording } from '../../wording/chat/en.ts';
import { ChatWordingContext } from '../../wording/chat/use-chat-wording.ts';
import { englishRestaurantWording, loadRestaurantWording } from '../../wording/restaurant-wording.ts';
import { useLoadedWording } from '../../wording/use-loaded-wording.ts';
import { useGuestBar } from '../guest-bar/use-guest-bar.tsx';
import { visitOf } from '../guest-bar/visit-of.ts';
import { OpenRestaurant } from './open-restaurant.tsx';
import * as styles from './restaurant.css';

/** The menu and the conversation, in whichever of their states. */
export function RestaurantScreen() {
  const guest = useGuestConversation();
  const { view, conversation, storage } = guest;
  const [chosen, setLanguage] = useGuestLanguage(storage);
  const loaded = useLoadedWording(englishRestaurantWording, loadRestaurantWording, chosen);
  const chatLoaded = useLoadedWording(chatWording, loadChatWording, chosen);
  const { language, messages } = loaded ?? englishRestaurantWording;
  const inBar = useGuestBar(visitOf(view), chosen, setLanguage);
  const setTitle = useSetTitle();
  useEffect(() => {
    setTitle(language === 'en' ? null : messages.title);
    return () => setTitle(null);
  }, [setTitle, language, messages]);

  if (loaded === null || chatLoaded === null) {
    // As the server sent it.
    return (
      <section className={styles.alone}>
        <PageOutline title={messages.title} lead={messages.lead} label={messages.loading} />
      </section>
    );
  }
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
        <ChatWordingContext value={chatLoaded}>
          <OpenRestaurant
            key={view.session.conversationId}
            guest={guest}
            view={view}
            messages={messages}
            language={language}
            onLanguage={setLanguage}
            inBar={inBar}
          />
        </ChatWordingContext>
      );
  }
}
