import { useSetTitle } from '@bellkey/shared/shell';
import { Button, ButtonLink, Notice, PageOutline, PlainPage } from '@bellkey/shared/ui';
import { useEffect } from 'react';
import { useGuestConversation } from '../../conversation/use-guest-conversation.ts';
import { useGuestLanguage } from '../../language/use-guest-language.ts';
import { ordersWording } from '../../wording/orders/en.ts';
import { loadOrdersWording } from '../../wording/orders/orders-wording.ts';
import { useLoadedWording } from '../../wording/use-loaded-wording.ts';
import { useGuestBar } from '../guest-bar/use-guest-bar.tsx';
import { visitOf } from '../guest-bar/visit-of.ts';
import { OpenOrders } from './open-orders.tsx';
import * as styles from './orders-screen.css';

/** What a guest asked for, in whichever of its states. */
export function OrdersScreen() {
  const { view, conversation, storage } = useGuestConversation();
  const [chosen, setLanguage] = useGuestLanguage(storage);
  const loaded = useLoadedWording(ordersWording, loadOrdersWording, chosen);
  const wording = loaded ?? ordersWording;
  const { language, orders: messages } = wording;
  useGuestBar(visitOf(view), chosen, setLanguage);
  const setTitle = useSetTitle();
  useEffect(() => {
    setTitle(language === 'en' ? null : messages.title);
    return () => setTitle(null);
  }, [setTitle, language, messages]);

  if (loaded === null) {
    // As the server sent it.
    return (
      <section className={styles.page}>
        <PageOutline title={messages.title} lead={messages.lead} label={messages.loading} />
      </section>
    );
  }
  switch (view.status) {
    case 'loading':
      return (
        <section className={styles.page} lang={language}>
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
      const { problem } = view;
      return (
        <section className={styles.page} lang={language}>
          <h1 className={styles.title}>{messages.title}</h1>
          <Notice
            tone="warn"
            live="polite"
            title={problem.code === 'offline' ? offline : other}
            reference={problem.requestId ? `${problem.code}, ${problem.requestId}` : problem.code}
            action={<Button onClick={() => conversation.retry()}>{retry}</Button>}
          >
            {text}
          </Notice>
        </section>
      );
    }
    case 'open':
      return (
        <OpenOrders
          view={view}
          conversation={conversation}
          storage={storage}
          wording={wording}
          onLanguage={setLanguage}
        />
      );
  }
}
