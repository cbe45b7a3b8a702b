import type { scalePhoto } from '@bellkey/shared/scale-photo';
import { useAnnounce } from '@bellkey/shared/shell';
import { Button, VisuallyHidden } from '@bellkey/shared/ui';
import { selectMessages } from '@bellkey/shared/wording';
import { Camera } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { photosByLanguage } from '../../../messages/compiled/photos/by-language.ts';
import type { OpenView } from '../../conversation/conversation-view.ts';
import type { GuestConversation } from '../../conversation/guest-conversation.ts';
import type { GuestLanguage } from '../../language/guest-language.ts';
import { MOST_UNSENT_PHOTOS, VISIT_ENDED } from './photo-outbox.ts';
import type { PhotoStore } from './photo-store.ts';
import * as styles from './photo-tray.css';
import { UnsentPhotoEntry } from './unsent-photo.tsx';
import { useAddedPhoto } from './use-added-photo.ts';
import { useBlobUrl } from './use-blob-url.ts';
import { usePhotoOutbox } from './use-photo-outbox.ts';

export interface PhotoTrayProps {
  /** Once its session is over, nothing is added or sent any more. */
  view: OpenView;
  conversation: GuestConversation;
  language: GuestLanguage;
  online: boolean;
  /** What is in the composer, which is sent with the photo. */
  text: string;
  /** Empties the composer when its text was sent with a photo. */
  onText(text: string): void;
  input: RefObject<HTMLTextAreaElement | null>;
  /** Set while a photo is added: takes the text of the composer's own button, and returns whether it did. */
  taker: RefObject<((text: string) => boolean) | null>;
  store?: PhotoStore;
  scale?: typeof scalePhoto;
}

/** The button for a photo, the photo that is being added, and those that are not sent yet. */
export function PhotoTray({ view, ...props }: PhotoTrayProps) {
  const { online, text, onText, input, taker } = props;
  const { over } = view;
  const visit = { propertyId: view.session.property.id, conversationId: view.session.conversationId };
  const messages = selectMessages(photosByLanguage, props.language);
  const { outbox, state } = usePhotoOutbox({ ...visit, over }, props.conversation, props.store);
  const { added, open, clear } = useAddedPhoto(visit.conversationId, input, !over, props.scale);
  const [full, setFull] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const announce = useAnnounce();
  const photo = added.status === 'added' ? added.photo : null;

  function send(body: string): boolean {
    if (!photo || !outbox) return false;
    const fits = state.entries.length < MOST_UNSENT_PHOTOS;
    setFull(!fits);
    if (!fits) return true;
    void outbox.add(photo.picture, body.trim());
    clear();
    onText('');
    input.current?.focus();
    return true;
  }
  useEffect(() => {
    taker.current = photo ? send : null;
    return () => {
      taker.current = null;
    };
  });

  useEffect(() => {
    if (!over || !photo || !outbox) return;
    void outbox.add(photo.picture, text.trim(), VISIT_ENDED);
    clear();
  }, [over, photo, outbox, text, clear]);

  // A refusal is about the photo that was chosen then: it goes with the next message.
  const textBefore = useRef(text);
  const isUnreadable = added.status === 'unreadable';
  useEffect(() => {
    const isSent = textBefore.current.trim() !== '' && text === '';
    textBefore.current = text;
    if (!isSent) return;
    setFull(false);
    if (isUnreadable) clear();
  }, [text, isUnreadable, clear]);

  useEffect(() => {
    if (photo) announce(messages.added);
  }, [photo, messages, announce]);

  return (
    <>
      {over ? null : (
        <>
          <button type="button" className={styles.add} onClick={() => picker.current?.click()}>
            <Camera size={20} aria-hidden="true" />
            <VisuallyHidden>{messages.add}</VisuallyHidden>
          </button>
          <input
            ref={picker}
            type="file"
            accept="image/*"
            hidden
            aria-label={messages.add}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void open(file);
              target.value = '';
            }}
          />
        </>
      )}
      {added.status === 'none' && state.entries.length === 0 ? null : (
        <div className={styles.tray} lang={props.language}>
          {state.entries.map((entry) => (
            <UnsentPhotoEntry
              key={entry.clientId}
              entry={entry}
              sending={entry.clientId === state.sending}
              failing={state.failing}
              online={online}
              over={over}
              messages={messages}
              onRetry={() => void outbox?.retry(entry.clientId)}
              onRemove={() => void outbox?.remove(entry.clientId)}
            />
          ))}
          {state.unkept && state.entries.length > 0 ? <p role="status">{messages.unkept}</p> : null}
          {added.status === 'opening' ? <p role="status">{messages.opening}</p> : null}
          {added.status === 'unreadable' ? <p role="alert">{messages.unreadable}</p> : null}
          {full ? <p role="alert">{messages.full({ count: MOST_UNSENT_PHOTOS })}</p> : null}
          {photo ? (
            <div className={styles.entry}>
              <Preview picture={photo.picture} label={messages.alt} />
              <p className={styles.said}>{messages.added}</p>
              <div className={styles.actions}>
                {/* With words, the composer's own button sends both. */}
                {text.trim() ? null : (
                  <Button look="outline" size="small" onClick={() => send('')}>
                    {messages.send}
                  </Button>
                )}
                <Button look="quiet" size="small" onClick={clear}>
                  {messages.remove}
                </Button>
              </div>
            </div>
          ) : null}
        </div>
      )}
    </>
  );
}

function Preview({ picture, label }: { picture: Blob; label: string }) {
  const url = useBlobUrl(picture);
  return url === null ? null : <img className={styles.preview} src={url} alt={label} />;
}
