import type { Message } from '@bellkey/shared/api';
import { useState } from 'react';
import * as conversationsMessages from '../../../../messages/compiled/conversations/en.ts';
import * as mentionsMessages from '../../../../messages/compiled/mentions/en.ts';
import { timeOfDay } from '../../../clock/clock-messages.ts';
import { shownRequest } from '../../../desk/requests/queue-state.ts';
import { useDeskState, useWorkplace } from '../../../desk/workplace.tsx';
import { PhotosSlot } from '../../photos/photos-slot.tsx';
import { RaiseRequest } from '../../raise/raise-request.tsx';
import { writerName } from '../wording/conversation-messages.ts';
import * as styles from './message-view.css';
import { ThreadRequest } from './thread-request.tsx';

/** The longest note of a request. */
const NOTE_MAX_CHARS = 500;

/** Style of a message: a note is never mistaken for an answer. */
export function lookOf(message: Pick<Message, 'visibility' | 'sender'>): 'note' | Message['sender']['kind'] {
  return message.visibility === 'internal' ? 'note' : message.sender.kind;
}

/** One message with its parts. */
export function MessageView({ message, place }: { message: Message; place: string }) {
  const { membership } = useWorkplace();
  const { queue } = useDeskState();
  const [raising, setRaising] = useState(false);
  const { timeZone } = membership.property;
  const look = lookOf(message);
  const requests = message.parts.flatMap((part) => {
    const request = part.kind === 'request' ? queue.requests.get(part.requestId) : undefined;
    return request ? [shownRequest(queue, request)] : [];
  });
  const photos = message.parts.flatMap((part) =>
    part.kind === 'photo'
      ? [
          {
            photo: part.photo,
            takenFrom: message.sender.kind === 'guest' ? message.id : null,
            sentAt: message.createdAt,
          },
        ]
      : [],
  );
  const namesReader = message.parts.some(
    (part) => part.kind === 'mention' && part.person.id === membership.id,
  );
  const sources = message.parts.flatMap((part) => (part.kind === 'source' ? [part.source] : []));
  return (
    <li className={styles.message} data-look={look}>
      <p className={styles.writer}>
        {look === 'note'
          ? conversationsMessages.noteAuthor({ writerName: writerName(message.sender, place) })
          : writerName(message.sender, place)}{' '}
        <time dateTime={message.createdAt}>{timeOfDay(message.createdAt, timeZone)}</time>
        {namesReader ? <strong>· {mentionsMessages.namesYou}</strong> : null}
        {message.sender.kind === 'staff' && look !== 'note' && message.seenAt ? (
          <span> {conversationsMessages.seenMark({ timeOfDay: timeOfDay(message.seenAt, timeZone) })}</span>
        ) : null}
      </p>
      {photos.length > 0 ? <PhotosSlot photos={photos} place={place} /> : null}
      {message.body ? (
        <p className={styles.body} dir="auto">
          {message.body}
        </p>
      ) : null}
      {look === 'guest' ? (
        <button type="button" className={styles.raise} onClick={() => setRaising(true)}>
          {conversationsMessages.raiseRequestButton}
        </button>
      ) : null}
      {raising ? (
        <RaiseRequest
          from={{
            place,
            conversationId: message.conversationId,
            messageId: message.id,
            forGuest: true,
            note: message.body.slice(0, NOTE_MAX_CHARS),
          }}
          onClose={() => setRaising(false)}
        />
      ) : null}
      {sources.length > 0 ? (
        <p className={styles.sources}>
          {conversationsMessages.fromList({ list: sources.map(({ title }) => title).join(', ') })}
        </p>
      ) : null}
      {requests.map((request) => (
        <ThreadRequest key={request.id} request={request} />
      ))}
    </li>
  );
}
