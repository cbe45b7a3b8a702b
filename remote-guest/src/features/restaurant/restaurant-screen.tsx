import { useGuestConversation } from '../../conversation/use-guest-conversation.ts';
import { useGuestLanguage } from '../../language/use-guest-language.ts';
import { useLocalTitle } from '../../language/use-local-title.ts';
import { loadChatWording } from '../../wording/chat/chat-wording.ts';
import { chatWording } from '../../wording/chat/en.ts';
import { ChatWordingContext } from '../../wording/chat/use-chat-wording.ts';
import { englishRestaurantWording, loadRestaurantWording } from '../../wording/restaurant-wording.ts';
import { useLoadedWording } from '../../wording/use-loaded-wording.ts';
import { useGuestBar } from '../guest-bar/use-guest-bar.tsx';
import { visitOf } from '../guest-bar/visit-of.ts';
import { PageState } from '../page-state/page-state.tsx';
import { NoSessionSlot } from './no-session-slot.tsx';
import { OpenRestaurant } from './open-restaurant.tsx';
import * as styles from './restaurant.css';

/** The menu and the conversation, in each of their states. */
export function RestaurantScreen() {
  const guest = useGuestConversation();
  const { view, conversation, storage } = guest;
  const [chosen, setLanguage] = useGuestLanguage(storage);
  const loaded = useLoadedWording(englishRestaurantWording, loadRestaurantWording, chosen);
  const chatLoaded = useLoadedWording(chatWording, loadChatWording, chosen);
  const { language, messages } = loaded ?? englishRestaurantWording;
  const inBar = useGuestBar(visitOf(view), chosen, setLanguage);
  useLocalTitle(language, messages.title);

  const isLoaded = loaded !== null && chatLoaded !== null;
  if (!isLoaded || view.status !== 'open') {
    if (isLoaded && view.status === 'no-session') {
      return <NoSessionSlot expired={view.expired} language={language} />;
    }
    return (
      <PageState
        view={isLoaded && view.status === 'unreachable' ? view : { status: 'loading' }}
        messages={messages}
        language={isLoaded ? language : undefined}
        className={styles.alone}
        onRetry={() => conversation.retry()}
      />
    );
  }
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
