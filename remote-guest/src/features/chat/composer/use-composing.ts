import { useAnnounce } from '@bellkey/shared/shell';
import { type RefObject, useState } from 'react';
import { useDraft } from '../../../draft/use-draft.ts';
import type { DurableStorage } from '../../../durable-storage/durable-storage.ts';
import { useChatWording } from '../../../wording/chat/use-chat-wording.ts';

/** The guest's draft, and the services to start with. */
export function useComposing(
  storage: DurableStorage,
  conversationId: string,
  input: RefObject<HTMLTextAreaElement | null>,
) {
  const announce = useAnnounce();
  const { chat } = useChatWording();
  const [draft, setDraft] = useDraft(storage, conversationId);
  const [picking, setPicking] = useState(false);

  function closeServices() {
    setPicking(false);
    input.current?.focus();
  }

  /** Adds a service's starter to the composer, below any typed text. */
  function takeStarter(starter: string) {
    setDraft(draft.trim() ? `${draft}\n${starter}` : starter);
    closeServices();
    announce(chat.services.taken);
  }

  /** Puts an unsent message back into the composer, above its text. */
  function takeBack(body: string) {
    setDraft(draft.trim() ? `${body}\n${draft}` : body);
    input.current?.focus();
  }

  return { draft, setDraft, picking, setPicking, closeServices, takeStarter, takeBack };
}
