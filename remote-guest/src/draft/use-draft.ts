import { useHoldReload } from '@bellkey/shared/shell';
import { useCallback, useEffect, useState } from 'react';
import type { DurableStorage } from '../durable-storage/durable-storage.ts';
import { loadDraft, saveDraft } from './draft.ts';

/** The draft of a conversation. Every keystroke is saved; the page asks before it reloads over it. */
export function useDraft(storage: DurableStorage, conversationId: string) {
  const [text, setText] = useState(() => loadDraft(storage, conversationId));
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
