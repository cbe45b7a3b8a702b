import { useHoldReload } from '@bellkey/shared/shell';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DurableStorage } from '../durable-storage/durable-storage.ts';
import { loadDraft, saveDraft } from './draft.ts';

/**
 * The text being typed in a conversation. Every keystroke is saved; the page asks before a reload that would lose it.
 * When an arriving guest gets their conversation, the text moves there.
 *
 * @param rendered what the server rendered in the field, which the browser takes over; null if nothing
 */
export function useDraft(storage: DurableStorage, conversationId: string, rendered: string | null = null) {
  const [text, setText] = useState(() => rendered ?? loadDraft(storage, conversationId));
  const shownOf = useRef(conversationId);
  useEffect(() => {
    if (shownOf.current === conversationId) return;
    shownOf.current = conversationId;
    setText((typed) => {
      if (typed) saveDraft(storage, conversationId, typed);
      return typed || loadDraft(storage, conversationId);
    });
  }, [storage, conversationId]);
  const change = useCallback(
    (next: string) => {
      setText(next);
      saveDraft(storage, conversationId, next);
    },
    [storage, conversationId],
  );
  const holdReload = useHoldReload();
  const holding = text.trim() !== '';
  useEffect(() => (holding ? holdReload('draft') : undefined), [holding, holdReload]);
  return [text, change] as const;
}
