import { useGuestConversation } from '../../conversation/use-guest-conversation.ts';
import { useGuestLanguage } from '../../language/use-guest-language.ts';
import { useLocalTitle } from '../../language/use-local-title.ts';
import { ordersWording } from '../../wording/orders/en.ts';
import { loadOrdersWording } from '../../wording/orders/orders-wording.ts';
import { useLoadedWording } from '../../wording/use-loaded-wording.ts';
import { useGuestBar } from '../guest-bar/use-guest-bar.tsx';
import { visitOf } from '../guest-bar/visit-of.ts';
import { PageState } from '../page-state/page-state.tsx';
import { OpenOrders } from './open-orders.tsx';
import * as styles from './orders-screen.css';

/** The page of a guest's requests, in each of its states. */
export function OrdersScreen() {
  const { view, conversation, storage } = useGuestConversation();
  const [chosen, setLanguage] = useGuestLanguage(storage);
  const loaded = useLoadedWording(ordersWording, loadOrdersWording, chosen);
  const wording = loaded ?? ordersWording;
  const { language, orders: messages } = wording;
  useGuestBar(visitOf(view), chosen, setLanguage);
  useLocalTitle(language, messages.title);

  const isLoaded = loaded !== null;
  if (!isLoaded || view.status !== 'open') {
    const closed = view.status === 'no-session' && view.expired ? messages.closed : messages.noSession;
    return (
      <PageState
        view={isLoaded && view.status !== 'open' ? view : { status: 'loading' }}
        messages={messages}
        wayOut={{ ...closed, action: messages.noSession.action }}
        language={isLoaded ? language : undefined}
        className={styles.page}
        onRetry={() => conversation.retry()}
      />
    );
  }
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
