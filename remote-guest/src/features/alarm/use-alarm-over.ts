import { newId } from '@bellkey/shared/id';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { useCallback, useEffect, useRef, useState } from 'react';
import { onWake } from '../../conversation/browser-ports.ts';
import type { GuestConversation } from '../../conversation/guest-conversation.ts';

/** The guest's message that the danger is over. It survives an outage: it is sent again when the connection is back. */
export function useAlarmOver(conversation: GuestConversation) {
  const api = useApi();
  const message = useRef<{ key: string; mark: number } | null>(null);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);

  // Not useAction: a wake while an attempt hangs has to send again, with the same key, and not wait for it.
  const send = useCallback(async () => {
    // One key per message: sent twice over a bad connection, it counts once.
    message.current ??= { key: newId(), mark: conversation.mark() };
    const { key, mark } = message.current;
    setSending(true);
    const result = await api.call('POST /api/guest/alarm/over', {}, { idempotencyKey: key });
    setSending(false);
    if (result.ok) {
      message.current = null;
      setProblem(null);
      conversation.answer(mark, result.value);
      return;
    }
    if (result.error.status === 401) conversation.endSession();
    // Staff ended it a moment before: the alarm shown here is over.
    if (result.error.code === 'no-alarm') conversation.retry();
    setProblem(result.error);
  }, [api, conversation]);

  const failed = problem !== null;
  useEffect(() => (failed ? onWake(() => void send()) : undefined), [failed, send]);

  return { sending, problem, send };
}
