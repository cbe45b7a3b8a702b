import { ButtonLink, Notice, PlainPage } from '@bellkey/shared/ui';
import { selectMessages } from '@bellkey/shared/wording';
import { chatNoSessionByLanguage } from '../../../messages/compiled/chat-no-session/by-language.ts';
import { loadDraft } from '../../draft/draft.ts';
import type { DurableStorage } from '../../durable-storage/durable-storage.ts';
import { lastVisit } from '../../durable-storage/last-visit.ts';
import type { GuestLanguage } from '../../language/guest-language.ts';

interface NoSessionProps {
  expired: boolean;
  storage: DurableStorage;
  language: GuestLanguage;
}

/** No session, or an expired one: what to do, and that nothing typed is lost. */
export function NoSession({ expired, storage, language }: NoSessionProps) {
  const messages = selectMessages(chatNoSessionByLanguage, language);
  const visit = lastVisit(storage);
  const draft = visit ? loadDraft(storage, visit.conversationId) : '';
  const ended = expired && visit !== null;
  return (
    <PlainPage
      title={ended ? messages.ended : messages.title}
      action={
        <ButtonLink to="/scan-qr" size="large">
          {messages.action}
        </ButtonLink>
      }
    >
      <p>
        {ended
          ? messages.endedText({ property: visit.propertyName, place: visit.placeLabel })
          : messages.text}
      </p>
      {draft ? <Notice title={messages.kept}>{messages.keptText({ draft })}</Notice> : null}
    </PlainPage>
  );
}
