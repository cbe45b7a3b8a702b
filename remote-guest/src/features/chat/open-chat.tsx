import { useUnpressed } from '@bellkey/shared/ui';
import { type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useOnline, useVisible } from '../../browser-state/use-browser-state.ts';
import type { OpenView } from '../../conversation/conversation-view.ts';
import { timeline } from '../../conversation/state/timeline.ts';
import type { useGuestConversation } from '../../conversation/use-guest-conversation.ts';
import type { GuestLanguage } from '../../language/guest-language.ts';
import { propertyClock } from '../../property-time/property-clock.ts';
import { useDeviceZone } from '../../property-time/use-device-zone.ts';
import { useNow } from '../../property-time/use-now.ts';
import { useChatWording } from '../../wording/chat/use-chat-wording.ts';
import { useOrderActions } from '../order-card/use-order-actions.ts';
import { useRequestActions } from '../request-card/use-request-actions.ts';
import { useUrgentMessage } from '../urgent-message/use-urgent-message.ts';
import { useAnnouncements } from './announcements/use-announcements.ts';
import { ChatFoot } from './chat-foot.tsx';
import * as styles from './chat-screen.css';
import { useComposing } from './composer/use-composing.ts';
import { connectionOf, withPersonOf } from './connection.ts';
import { ConversationHeader } from './header/conversation-header.tsx';
import { ConversationLog } from './log/conversation-log.tsx';
import { useSeen } from './log/use-seen.ts';
import { Opening } from './opening/opening.tsx';
import { handOffSentence } from './sentences/hand-off.ts';
import { unsentSentence } from './sentences/unsent-sentence.ts';

type OpenChatProps = ReturnType<typeof useGuestConversation> & {
  view: OpenView;
  /** Whether the shell's bar names the property and the place already. */
  inBar: boolean;
  /** The guest's selection, which may still be loading. */
  language: GuestLanguage;
  onLanguage(language: GuestLanguage): void;
  /** Whether log and composer are visible; by default they are. */
  threadShown?: boolean;
  /** Places log and composer into a page that shows more than the chat, below its header. */
  around?(thread: ReactNode): ReactNode;
  /** Content under the last answer while no person is in the conversation. */
  afterAnswer?(messageId: string, talkToPerson: () => void): ReactNode;
};

const alone = (thread: ReactNode) => thread;

/** How often relative times on the page are updated. */
const TICK_MS = 5000;

/** An open conversation: header, log, composer. */
export function OpenChat({
  view,
  conversation,
  storage,
  outbox,
  unsent,
  send,
  threadShown = true,
  around = alone,
  afterAnswer,
  inBar,
  language: chosenLanguage,
  onLanguage,
}: OpenChatProps) {
  const { session, over } = view;
  const { property, place } = session;
  const wording = useChatWording();
  const { language, chat, localise } = wording;
  const state = useMemo(() => localise(view.state), [localise, view.state]);
  // At a table a guest wants food; the starters are what a room needs.
  const atTable = place.kind === 'table';
  const online = useOnline();
  const visible = useVisible();
  const now = useNow(TICK_MS);
  const clock = useMemo(() => propertyClock(property.timeZone, language), [property.timeZone, language]);
  const input = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const composing = useComposing(storage, session.conversationId, input);
  const [inSight, setInSight] = useState(true);
  const handOff = useUrgentMessage(conversation, 'POST /api/guest/handoff');
  const orders = useOrderActions(conversation, storage, session.conversationId);
  const requests = useRequestActions(conversation);
  useSeen(state.messages, inSight && threadShown && !over && view.copyOf === null, visible);
  useAnnouncements(state, property.name, clock);

  const alarm = useUnpressed(state.conversation.alarm ?? null);
  const withPerson = withPersonOf(state.conversation);
  const items = timeline(state, unsent.entries, clock, now);
  const begun = unsent.entries.length > 0 || state.messages.some(({ sender }) => sender.kind === 'guest');
  const unsentStatus = unsentSentence(unsent, online, now, wording);
  const copyStatus = view.copyOf === null ? null : chat.asOf({ time: clock.time(view.copyOf) });
  // What comes between log and composer, or above the log, moves what is in the log.
  const status = useUnpressed(over ? null : [unsentStatus, copyStatus].filter(Boolean).join(' ') || null);
  const person = useUnpressed(
    handOffSentence(state.conversation, property.kind, clock.time, wording.handOff),
  );
  // The words differ in length.
  const connection = useUnpressed(connectionOf(view, online));
  const deviceZone = useDeviceZone();
  const zone = deviceZone === null ? null : clock.foreignZone(now, deviceZone);
  const { arriving = false } = view;

  const choose = useCallback(
    (text: string) => {
      send(text);
      // The selected chip is gone; the focus stays in the conversation instead of being lost.
      log.current?.focus({ preventScroll: true });
    },
    [send],
  );

  function edit(clientId: string) {
    const body = outbox?.takeBack(clientId);
    if (body !== null && body !== undefined) composing.takeBack(body);
  }

  return (
    <section className={styles.chat} lang={language} aria-label={chat.label({ property: property.name })}>
      <ConversationHeader
        session={session}
        inBar={inBar}
        connection={connection}
        withPerson={withPerson}
        asking={handOff.sending || arriving}
        timeHint={zone === null ? null : chat.times({ zone })}
        onTalkToPerson={() => void handOff.send()}
      />
      {person && !over && !alarm ? (
        <div className={styles.banner} role="status">
          <p>{person}</p>
        </div>
      ) : null}
      {around(
        <>
          {/* In a boundary of its own, so that a word that differs between server and browser leaves the composer as it is. */}
          <Suspense fallback={null}>
            <ConversationLog
              box={log}
              items={items}
              propertyName={property.name}
              clock={clock}
              now={now}
              sending={online && unsent.pause === null && !over}
              readOnly={over}
              opening={
                begun || over ? null : (
                  <Opening
                    propertyName={property.name}
                    hour={Number(clock.time(now).slice(0, 2))}
                    starters={atTable ? [] : state.starters}
                    menuOffered={atTable && around === alone}
                    onChoose={choose}
                    language={chosenLanguage}
                    onLanguage={onLanguage}
                    onPick={arriving ? null : () => composing.setPicking(true)}
                  />
                )
              }
              onInSight={setInSight}
              onChoose={choose}
              online={online}
              orders={orders}
              requests={requests}
              afterAnswer={
                afterAnswer && withPerson === 'no'
                  ? (messageId) => afterAnswer(messageId, () => void handOff.send())
                  : null
              }
              onRetry={(clientId) => outbox?.retry(clientId)}
              onEdit={edit}
              onDelete={(clientId) => outbox?.takeBack(clientId)}
              outboxRead={outbox !== null}
            />
          </Suspense>
          <ChatFoot
            view={view}
            conversation={conversation}
            storage={storage}
            language={chosenLanguage}
            clock={clock}
            now={now}
            online={online}
            alarm={alarm}
            handOff={handOff}
            withPerson={withPerson}
            status={status}
            composing={composing}
            input={input}
            send={send}
          />
        </>,
      )}
    </section>
  );
}
