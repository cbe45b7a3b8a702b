import { useSearchParams } from '@bellkey/shared/shell';
import { ButtonLink, Notice, useUnpressed } from '@bellkey/shared/ui';
import { useMemo, useState } from 'react';
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
import * as styles from './orders-screen.css';
import { RequestDetails } from './request-details.tsx';
import { groupRequests, REQUEST_FILTERS, type RequestFilter } from './request-kinds.ts';
import { RequestList } from './request-list.tsx';

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
  const { session, state, over, copyOf } = view;
  const { language, orders: messages } = wording;
  const [filter, setFilter] = useState<RequestFilter>('all');
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
  const groups = groupRequests(state.requests.values(), state.orders.values(), filter);
  const count = all.active.length + all.over.length;
  const chosen = [...all.active, ...all.over].find(({ request }) => request.id === chosenId);
  const outOfReach = !online || copyOf !== null;
  const shown = { wording, clock, now, chosenId };

  return (
    <section
      className={styles.page}
      lang={language}
      aria-label={messages.title}
      data-details={chosenId !== null || undefined}
    >
      <header className={styles.head}>
        <h1 className={styles.title}>{messages.title}</h1>
        <p className={styles.where}>
          {messages.where({ property: session.property.name, place: session.place.label })}
        </p>
        {over ? (
          <Notice
            tone="warn"
            live="polite"
            action={<ButtonLink to="/scan-qr">{messages.scanAgain}</ButtonLink>}
          >
            {messages.ended}
          </Notice>
        ) : null}
        <p className={styles.status} role="status" hidden={!outOfReach || over}>
          {copyOf === null ? messages.offline : messages.asOf({ time: clock.time(copyOf) })}
        </p>
      </header>
      {alarm ? (
        <div className={styles.alarm}>
          <AlarmCard
            key={alarm.messageId}
            alarm={alarm}
            property={session.property}
            clock={clock}
            online={online}
            readOnly={over}
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
            <>
              <fieldset className={styles.filters}>
                <legend className={styles.legend}>{messages.filter}</legend>
                {REQUEST_FILTERS.map((one) => (
                  <button
                    key={one}
                    type="button"
                    className={styles.filter}
                    aria-pressed={filter === one}
                    onClick={() => setFilter(one)}
                  >
                    {messages.filters[one]}
                  </button>
                ))}
              </fieldset>
              <RequestList title={messages.active} listed={groups.active} {...shown} />
              <RequestList title={messages.over} listed={groups.over} {...shown} />
              {groups.active.length + groups.over.length === 0 ? (
                <p className={styles.empty}>{messages.emptyKind}</p>
              ) : null}
            </>
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
            readOnly={over || outOfReach}
            over={over}
          />
        ) : count > 0 ? (
          <p className={styles.choose}>{chosenId === null ? messages.choose : messages.unknown}</p>
        ) : null}
      </div>
    </section>
  );
}
