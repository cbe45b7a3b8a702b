import { isOpen } from '@bellkey/shared/request-clock';
import { type RefObject, useRef } from 'react';
import type { useGuestConversation } from '../../conversation/use-guest-conversation.ts';
import type { GuestLanguage } from '../../language/guest-language.ts';
import { PhotoSlot } from '../photos/photo-slot.tsx';
import { ServicesPanelSlot } from '../services/services-panel-slot.tsx';
import { ToldOfferSlot } from '../told-when-closed/told-offer-slot.tsx';
import * as styles from './chat-screen.css';
import { Composer } from './composer/composer.tsx';
import type { useComposing } from './composer/use-composing.ts';
import { FootNotices } from './foot-notices.tsx';

type ChatFootProps = Pick<ReturnType<typeof useGuestConversation>, 'conversation' | 'storage' | 'send'> &
  Omit<Parameters<typeof FootNotices>[0], 'conversation'> & {
    /** The guest's selection, which may still be loading. */
    language: GuestLanguage;
    now: number;
    composing: ReturnType<typeof useComposing>;
    input: RefObject<HTMLTextAreaElement | null>;
  };

/** What is below the log: notices, offers, and the field to write in. */
export function ChatFoot({
  view,
  conversation,
  storage,
  language,
  clock,
  now,
  online,
  alarm,
  handOff,
  withPerson,
  status,
  composing,
  input,
  send,
}: ChatFootProps) {
  const { session, state, over, arriving = false } = view;
  const { draft, setDraft, picking, setPicking, closeServices, takeStarter } = composing;
  const takePhoto = useRef<((text: string) => boolean) | null>(null);
  const awaited = [...state.requests.values()].some((request) => isOpen(request.state));
  const photos = (
    <PhotoSlot
      view={view}
      conversation={conversation}
      language={language}
      online={online}
      text={draft}
      onText={setDraft}
      input={input}
      taker={takePhoto}
    />
  );
  return (
    <div className={styles.foot}>
      <div className={styles.inner}>
        <FootNotices
          view={view}
          alarm={alarm}
          clock={clock}
          online={online}
          conversation={conversation}
          handOff={handOff}
          withPerson={withPerson}
          status={status}
        />
        {awaited && !over && !alarm && online ? (
          <ToldOfferSlot storage={storage} language={language} />
        ) : null}
        {picking && !over ? (
          <ServicesPanelSlot
            session={session}
            storage={storage}
            language={language}
            clock={clock}
            now={now}
            onChoose={({ starter }) => takeStarter(starter)}
            onClose={closeServices}
          />
        ) : null}
        {over ? (
          photos
        ) : (
          <Composer
            text={draft}
            onChange={setDraft}
            onSend={(text) => {
              if (!takePhoto.current?.(text) && send(text)) setDraft('');
            }}
            to={session.property.name}
            picking={picking}
            pickable={!arriving}
            onPick={() => setPicking(!picking)}
            input={input}
            photos={photos}
          />
        )}
      </div>
    </div>
  );
}
