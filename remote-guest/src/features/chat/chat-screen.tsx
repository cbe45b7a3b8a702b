import { useConfig, useNavigate, useSetTitle } from '@bellkey/shared/shell';
import { PageOutline } from '@bellkey/shared/ui';
import { useEffect, useMemo } from 'react';
import { useGuestConversation } from '../../conversation/use-guest-conversation.ts';
import { EarlyFormContext } from '../../first-data/early-form.ts';
import { FirstMomentContext } from '../../first-data/first-moment.ts';
import { useFirstData } from '../../first-data/use-first-data.ts';
import { useKeptInformation } from '../../kept-information/use-kept-information.ts';
import type { GuestLanguage } from '../../language/guest-language.ts';
import { useGuestLanguage } from '../../language/use-guest-language.ts';
import { loadChatWording } from '../../wording/chat/chat-wording.ts';
import { chatWording } from '../../wording/chat/en.ts';
import { ChatWordingContext, useChatWording } from '../../wording/chat/use-chat-wording.ts';
import { useLoadedWording } from '../../wording/use-loaded-wording.ts';
import { useGuestBar } from '../guest-bar/use-guest-bar.tsx';
import { visitOf } from '../guest-bar/visit-of.ts';
import { CHAT_INTRO } from './chat-intro.ts';
import * as styles from './chat-screen.css';
import { earlyFormOf } from './early-form.tsx';
import { SolvedQuestion } from './message/solved-question.tsx';
import { NoSessionSlot } from './no-session-slot.tsx';
import { OpenChat } from './open-chat.tsx';
import { Unreachable } from './unreachable.tsx';
import { useReportUnsolved } from './use-report-unsolved.ts';

/** The guest's chat, in any of its states and the guest's language. */
export function ChatScreen() {
  const first = useFirstData('conversation');
  const guest = useGuestConversation(first);
  const { view } = guest;
  const [language, setLanguage] = useGuestLanguage(guest.storage, first?.languages);
  const { apiBaseUrl } = useConfig();
  const form = useMemo(() => (first ? earlyFormOf(first, apiBaseUrl) : null), [first, apiBaseUrl]);
  const wording = useLoadedWording(chatWording, loadChatWording, language);
  const inBar = useGuestBar(visitOf(view), language, setLanguage);
  const setTitle = useSetTitle();
  const name = view.status === 'open' ? view.session.property.name : null;
  useEffect(() => {
    setTitle(name);
    return () => setTitle(null);
  }, [setTitle, name]);

  // Typed text waits under the property; the place's question shows why, and asks again.
  const navigate = useNavigate();
  const refused = view.status === 'unreachable' && view.onArrival ? view.problem : null;
  useEffect(() => {
    if (refused) navigate('/scan-qr', { replace: true, state: { refused } });
  }, [navigate, refused]);

  // While neither is known, the page stays as the server sent it.
  if (wording === null) {
    return (
      <section className={styles.alone}>
        <PageOutline title={chatWording.chat.title} intro={CHAT_INTRO} label={chatWording.chat.loading} />
      </section>
    );
  }
  return (
    <ChatWordingContext value={wording}>
      <FirstMomentContext value={first?.at ?? null}>
        <EarlyFormContext value={form}>
          <ChatInLanguage guest={guest} inBar={inBar} language={language} onLanguage={setLanguage} />
        </EarlyFormContext>
      </FirstMomentContext>
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
  const { title, intro, loading } = wording.chat;
  const reportUnsolved = useReportUnsolved();
  const isCurrent = view.status === 'open' && !view.over && !view.arriving && view.copyOf === null;
  useKeptInformation(storage, isCurrent ? view.session : null);
  switch (view.status) {
    case 'loading':
      return (
        <section className={styles.alone} lang={wording.language}>
          <PageOutline title={title} intro={intro} label={loading} />
        </section>
      );
    case 'no-session':
      return (
        <div lang={wording.language}>
          <NoSessionSlot expired={view.expired} storage={storage} language={wording.language} />
        </div>
      );
    case 'unreachable':
      return (
        <Unreachable problem={view.problem} retryAt={view.retryAt} onRetry={() => conversation.retry()} />
      );
    case 'open':
      return (
        <OpenChat
          afterAnswer={(messageId, talkToPerson) => (
            <SolvedQuestion onUnsolved={() => reportUnsolved(messageId)} onTalkToPerson={talkToPerson} />
          )}
          key={view.visit ?? view.session.conversationId}
          {...guest}
          view={view}
          inBar={inBar}
          language={language}
          onLanguage={onLanguage}
        />
      );
  }
}
