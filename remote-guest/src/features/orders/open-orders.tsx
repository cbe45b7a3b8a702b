import { useSearchParams } from '@bellkey/shared/shell';
import { ButtonLink, useUnpressed } from '@bellkey/shared/ui';
import { useMemo } from 'react';
import { useOnline } from '../../browser-state/use-browser-state.ts';
import type { OpenView } from '../../conversation/conversation-view.ts';
import type { GuestConversation } from '../../conversation/guest-conversation.ts';
import type { DurableStorage } from '../../durable-storage/durable-storage.ts';
import type { GuestLanguage } from '../../language/guest-language.ts';
import { LanguageChoice } from '../../language/language-choice.tsx';
import { propertyClock } from '../../property-time/property-clock.ts';
import { useNow } from '../../property-time/use-now.ts';
import type { OrdersWording } from '../../wording/orders/orders-wording.ts';
import { AlarmCard } from '../alarm/alarm-card.tsx';
import { useRequestActions } from '../request-card/use-request-actions.ts';
import { FilteredRequests } from './filtered-requests.tsx';
import { OrdersHead } from './orders-head.tsx';
import * as styles from './orders-screen.css';
import { RequestDetails } from './request-details.tsx';
import { groupRequests } from './request-kinds.ts';

/** How often clocks on the page are updated. */
const TICK_MS = 5000;

interface OpenOrdersProps {
  view: OpenView;
  conversation: GuestConversation;
  storage: DurableStorage;
  wording: OrdersWording;
  onLanguage(language: GuestLanguage): void;
}

/** The guest's requests in two groups, and the details of the one in the address. */
export function OpenOrders({ view, conversation, storage, wording, onLanguage }: OpenOrdersProps) {
  const { session, over: sessionEnded, copyOf } = view;
  const { language, orders: messages, catalogue, localState } = wording;
  const state = useMemo(() => localState(view.state, catalogue), [view.state, catalogue, localState]);
  const [params] = useSearchParams();
  const chosenId = params.get('request');
  const now = useNow(TICK_MS);
  const online = useOnline();
  const clock = useMemo(
    () => propertyClock(session.property.timeZone, language),
    [session.property.timeZone, language],
  );
  const actions = useRequestActions(conversation);
  const alarm = useUnpressed(state.conversation.alarm ?? null);
  const all = groupRequests(state.requests.values(), state.orders.values(), 'all');
  const count = all.active.length + all.past.length;
  const chosen = [...all.active, ...all.past].find(({ request }) => request.id === chosenId);
  const unreachable = !online || copyOf !== null;
  const shown = { wording, clock, now, chosenId };

  return (
    <section
      className={styles.page}
      lang={language}
      aria-label={messages.title}
      data-details={chosenId !== null || undefined}
    >
      <OrdersHead
        session={session}
        messages={messages}
        sessionEnded={sessionEnded}
        unreachable={unreachable}
        copyTime={copyOf === null ? null : clock.time(copyOf)}
      />
      {alarm ? (
        <div className={styles.alarm}>
          <AlarmCard
            key={alarm.messageId}
            alarm={alarm}
            property={session.property}
            clock={clock}
            online={online}
            readOnly={sessionEnded}
            conversation={conversation}
            wording={wording}
          />
        </div>
      ) : null}
      <div className={styles.columns}>
        <div className={styles.lists}>
          {count === 0 ? (
            <div className={styles.empty}>
              <p className={styles.emptyTitle}>{messages.empty}</p>
              <p>{messages.emptyText}</p>
            </div>
          ) : (
            <FilteredRequests state={state} {...shown} />
          )}
          <div className={styles.foot}>
            <ButtonLink to="/chat" look="outline">
              {messages.toChat}
            </ButtonLink>
            <ButtonLink to={`/guest-profile/${session.conversationId}`} look="quiet">
              {messages.profile}
            </ButtonLink>
            <LanguageChoice label={messages.language} language={language} onChange={onLanguage} />
          </div>
        </div>
        {chosen ? (
          <RequestDetails
            key={chosen.request.id}
            listed={chosen}
            {...shown}
            session={session}
            storage={storage}
            actions={actions}
            readOnly={sessionEnded || unreachable}
            sessionEnded={sessionEnded}
          />
        ) : count > 0 ? (
          <p className={styles.choose}>{chosenId === null ? messages.choose : messages.unknown}</p>
        ) : null}
      </div>
    </section>
  );
}
