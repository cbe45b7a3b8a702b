import { useAnnounce } from '@bellkey/shared/shell';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { loadDraft } from '../../../draft/draft.ts';
import { useDraft } from '../../../draft/use-draft.ts';
import type { DurableStorage } from '../../../durable-storage/durable-storage.ts';
import { useEarlyForm } from '../../../first-data/early-form.ts';
import { useChatWording } from '../../../wording/chat/use-chat-wording.ts';

/** The guest's draft, and suggested services. */
export function useComposing(
  storage: DurableStorage,
  conversationId: string,
  input: RefObject<HTMLTextAreaElement | null>,
) {
  const announce = useAnnounce();
  const { chat } = useChatWording();
  const early = useEarlyForm();
  const [draft, setDraft] = useDraft(storage, conversationId, early?.body ?? null);
  // Text typed before the page's script loaded is in the field; otherwise an earlier visit's draft is used.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the script takes over the field
  useLayoutEffect(() => {
    if (early === null) return;
    const typed = input.current?.value || loadDraft(storage, conversationId);
    if (typed !== draft) setDraft(typed);
  }, []);
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
