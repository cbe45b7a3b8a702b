import type { Message } from '@bellkey/shared/api';
import { ArrowDown } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect } from 'react';
import type { TimelineItem } from '../../../conversation/state/timeline.ts';
import { useEarlyForm } from '../../../first-data/early-form.ts';
import type { PropertyClock } from '../../../property-time/property-clock.ts';
import { useChatWording } from '../../../wording/chat/use-chat-wording.ts';
import { type OrderActions, OrderCard } from '../../order-card/order-card.tsx';
import { PhotoSlot } from '../../photos/photo-slot.tsx';
import { RequestCard } from '../../request-card/request-card.tsx';
import type { RequestActions } from '../../request-card/use-request-actions.ts';
import { MessageBubble } from '../message/message-bubble.tsx';
import { ReplyBubble } from '../message/reply-bubble.tsx';
import { UnsentMessage } from '../message/unsent-message.tsx';
import * as styles from './conversation-log.css';
import { useFollowLatest } from './use-follow-latest.ts';

interface ConversationLogProps {
  /** The scroll container, for moving the focus there. */
  box: RefObject<HTMLDivElement | null>;
  items: readonly TimelineItem[];
  propertyName: string;
  clock: PropertyClock;
  now: number;
  sending: boolean;
  readOnly: boolean;
  /** Content before the first message. */
  opening: ReactNode;
  /** Whether unsent messages are among the items. */
  outboxRead: boolean;
  onInSight(inSight: boolean): void;
  onChoose(text: string): void;
  online: boolean;
  orders: OrderActions;
  requests: RequestActions;
  /** Content under the last answer, such as whether it solved the question; null for none. */
  afterAnswer: ((messageId: string) => ReactNode) | null;
  onRetry(clientId: string): void;
  onEdit(clientId: string): void;
  onDelete(clientId: string): void;
}

/** The log of messages and requests, oldest first, scrolled to the end unless the reader scrolled up. */
export function ConversationLog(props: ConversationLogProps) {
  const { box, items, opening, onInSight } = props;
  const { chat } = useChatWording();
  const early = useEarlyForm();
  const { content, onScroll, toEnd, missed } = useFollowLatest(box, items.length);
  const inSight = missed === null;
  useEffect(() => onInSight(inSight), [inSight, onInSight]);

  // The guest's own message is always scrolled into view.
  const newestOwn = items.findLast(({ kind }) => kind === 'unsent')?.key;
  useEffect(() => {
    if (newestOwn) toEnd();
  }, [newestOwn, toEnd]);

  return (
    <div className={styles.frame}>
      {/* The announcer reads new content by sentence; the log itself is silent. */}
      <div
        ref={box}
        className={styles.box}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label={chat.log}
      >
        <div ref={content} className={styles.content}>
          {opening}
          {items.map((item) => (
            <LogItem key={item.key} item={item} {...props} />
          ))}
          {early?.sent(props.outboxRead)}
        </div>
      </div>
      {missed === null ? null : (
        <button type="button" className={styles.latest} onClick={toEnd}>
          <ArrowDown size={16} aria-hidden="true" />
          {missed > 0 ? chat.missed({ count: missed }) : chat.latest}
        </button>
      )}
    </div>
  );
}

/** Whether the assistant answered from the property's knowledge, and asks nothing itself. */
const isAnswer = ({ sender, parts }: Message): boolean =>
  sender.kind === 'ai' && parts.length > 0 && parts.every(({ kind }) => kind === 'source');

function LogItem({ item, ...props }: ConversationLogProps & { item: TimelineItem }) {
  const { clock, now, propertyName } = props;
  const wording = useChatWording();
  switch (item.kind) {
    case 'day':
      // Two engines may format a date differently.
      return (
        <h2 className={styles.day} suppressHydrationWarning>
          {item.label}
        </h2>
      );
    case 'message': {
      const { message, choosable } = item;
      const { afterAnswer, readOnly } = props;
      return (
        <>
          {props.outboxRead && message.parts[0]?.kind === 'photo' ? (
            <PhotoSlot message={message} clock={clock} language={wording.language} />
          ) : null}
          <MessageBubble
            message={message}
            first={item.first}
            choosable={choosable && !readOnly}
            receipt={item.receipt}
            propertyName={propertyName}
            clock={clock}
            now={now}
            onChoose={props.onChoose}
            readOnly={readOnly}
          />
          {choosable && !readOnly && isAnswer(message) ? afterAnswer?.(message.id) : null}
        </>
      );
    }
    case 'order':
      return (
        <OrderCard order={item.order} online={props.online} readOnly={props.readOnly} {...props.orders} />
      );
    case 'request':
      return (
        <RequestCard
          request={item.request}
          clock={clock}
          now={now}
          readOnly={props.readOnly}
          actions={props.requests}
          wording={wording}
          shownIn="chat"
        />
      );
    case 'unsent':
      return (
        <UnsentMessage
          entry={item.entry}
          sending={props.sending}
          readOnly={props.readOnly}
          clock={clock}
          onRetry={props.onRetry}
          onEdit={props.onEdit}
          onDelete={props.onDelete}
        />
      );
    case 'reply':
      return <ReplyBubble reply={item.reply} />;
  }
}
