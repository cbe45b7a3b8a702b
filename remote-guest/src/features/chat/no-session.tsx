import { ButtonLink, Notice, PlainPage } from '@bellkey/shared/ui';
import { loadDraft } from '../../draft/draft.ts';
import type { DurableStorage } from '../../durable-storage/durable-storage.ts';
import { lastVisit } from '../../durable-storage/last-visit.ts';

/** No one has said where they are, or their session has ended: what to do, and that nothing typed is lost. */
export function NoSession({ expired, storage }: { expired: boolean; storage: DurableStorage }) {
  const visit = lastVisit(storage);
  const draft = visit ? loadDraft(storage, visit.conversationId) : '';
  const ended = expired && visit !== null;
  return (
    <PlainPage
      title={ended ? 'Your visit here has ended' : 'Where are you?'}
      action={
        <ButtonLink to="/scan-qr" size="large">
          Scan or type your code
        </ButtonLink>
      }
    >
      <p>
        {ended
          ? `The chat at ${visit.propertyName}, ${visit.placeLabel} is closed. If you are still there, scan the code again and it goes on.`
          : 'Scan the code in your room or on your table, or type the 8 characters under it. Then we know where to bring things.'}
      </p>
      {draft ? (
        <Notice title="What you were typing is kept">
          “{draft}” will be there when you’re back in the chat.
        </Notice>
      ) : null}
    </PlainPage>
  );
}
