import { useAnnounce } from '@bellkey/shared/shell';
import { type RefObject, useState } from 'react';
import { useDraft } from '../../../draft/use-draft.ts';
import type { DurableStorage } from '../../../durable-storage/durable-storage.ts';
import { useChatWording } from '../../../wording/chat/use-chat-wording.ts';

/** What the guest is writing, and the services that they may begin with. */
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

  /** Puts a service's starter into the composer; never over what was typed: below it. */
  function takeStarter(starter: string) {
    setDraft(draft.trim() ? `${draft}\n${starter}` : starter);
    closeServices();
    announce(chat.services.taken);
  }

  /** Puts a message that was not sent back into the composer, above what is in it. */
  function takeBack(body: string) {
    setDraft(draft.trim() ? `${body}\n${draft}` : body);
    input.current?.focus();
  }

  return { draft, setDraft, picking, setPicking, closeServices, takeStarter, takeBack };
}
