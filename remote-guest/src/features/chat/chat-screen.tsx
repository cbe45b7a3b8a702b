import { useSetTitle } from '@bellkey/shared/shell';
import { PageOutline } from '@bellkey/shared/ui';
import { useEffect } from 'react';
import { useGuestConversation } from '../../conversation/use-guest-conversation.ts';
import type { GuestLanguage } from '../../language/guest-language.ts';
import { useGuestLanguage } from '../../language/use-guest-language.ts';
import { loadChatWording } from '../../wording/chat/chat-wording.ts';
import { chatWording } from '../../wording/chat/en.ts';
import { ChatWordingContext, useChatWording } from '../../wording/chat/use-chat-wording.ts';
import { useLoadedWording } from '../../wording/use-loaded-wording.ts';
import { useGuestBar } from '../guest-bar/use-guest-bar.tsx';
import { visitOf } from '../guest-bar/visit-of.ts';
import { CHAT_LEAD } from './chat-lead.ts';
import * as styles from './chat-screen.css';
import { NoSession } from './no-session.tsx';
import { OpenChat } from './open-chat.tsx';
import { Unreachable } from './unreachable.tsx';

/** The guest's chat, in any of its states and the guest's language. */
export function ChatScreen() {
  const guest = useGuestConversation();
  const { view } = guest;
  const [language, setLanguage] = useGuestLanguage(guest.storage);
  const wording = useLoadedWording(chatWording, loadChatWording, language);
  const inBar = useGuestBar(visitOf(view), language, setLanguage);
  const setTitle = useSetTitle();
  const name = view.status === 'open' ? view.session.property.name : null;
  useEffect(() => {
    setTitle(name);
    return () => setTitle(null);
  }, [setTitle, name]);

  // Until both are known, the page stays as the server sent it.
  if (wording === null) {
    return (
      <section className={styles.alone}>
        <PageOutline title={chatWording.chat.title} lead={CHAT_LEAD} label={chatWording.chat.loading} />
      </section>
    );
  }
  return (
    <ChatWordingContext value={wording}>
      <ChatInLanguage guest={guest} inBar={inBar} language={language} onLanguage={setLanguage} />
    </ChatWordingContext>
  );
}

function ChatInLanguage({
  guest,
  inBar,
  language,
  onLanguage,
}: {
  guest: ReturnType<typeof useGuestConversation>;
  inBar: boolean;
  language: GuestLanguage;
  onLanguage(language: GuestLanguage): void;
}) {
  const { view, conversation, storage } = guest;
  const wording = useChatWording();
  const { title, lead, loading } = wording.chat;
  switch (view.status) {
    case 'loading':
      return (
        <section className={styles.alone} lang={wording.language}>
          <PageOutline title={title} lead={lead} label={loading} />
        </section>
      );
    case 'no-session':
      return (
        <div lang={wording.language}>
          <NoSession expired={view.expired} storage={storage} />
        </div>
      );
    case 'unreachable':
      return (
        <Unreachable problem={view.problem} retryAt={view.retryAt} onRetry={() => conversation.retry()} />
      );
    case 'open':
      return (
        <OpenChat
          key={view.session.conversationId}
          {...guest}
          view={view}
          inBar={inBar}
          language={language}
          onLanguage={onLanguage}
        />
      );
  }
}
