import { useSetTitle } from '@bellkey/shared/shell';
import { PageOutline } from '@bellkey/shared/ui';
import { useEffect } from 'react';
import { useGuestConversation } from '../../conversation/use-guest-conversation.ts';
import { useGuestLanguage } from '../../language/use-guest-language.ts';
import { useGuestBar } from '../guest-bar/use-guest-bar.tsx';
import { visitOf } from '../guest-bar/visit-of.ts';
import { CHAT_LEAD } from './chat-lead.ts';
import * as styles from './chat-screen.css';
import { NoSession } from './no-session.tsx';
import { OpenChat } from './open-chat.tsx';
import { Unreachable } from './unreachable.tsx';

/** The guest's chat, in whichever of its states. */
export function ChatScreen() {
  const guest = useGuestConversation();
  const { view, conversation, storage } = guest;
  const [language, setLanguage] = useGuestLanguage(storage);
  const inBar = useGuestBar(visitOf(view), language, setLanguage);
  const setTitle = useSetTitle();
  const name = view.status === 'open' ? view.session.property.name : null;
  useEffect(() => {
    setTitle(name);
    return () => setTitle(null);
  }, [setTitle, name]);

  switch (view.status) {
    case 'loading':
      return (
        <section className={styles.alone}>
          <PageOutline title="Chat" lead={CHAT_LEAD} label="Opening your chat" />
        </section>
      );
    case 'no-session':
      return <NoSession expired={view.expired} storage={storage} />;
    case 'unreachable':
      return (
        <Unreachable problem={view.problem} retryAt={view.retryAt} onRetry={() => conversation.retry()} />
      );
    case 'open':
      return <OpenChat key={view.session.conversationId} {...guest} view={view} inBar={inBar} />;
  }
}
