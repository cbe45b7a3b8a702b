import { newId } from '@bellkey/shared/id';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { useCallback, useEffect, useRef, useState } from 'react';
import { onWake } from '../../conversation/browser-ports.ts';
import type { GuestConversation } from '../../conversation/guest-conversation.ts';

/** What a guest tells staff with one press: that they want a person, or that the danger is over. */
type UrgentOperation = 'POST /api/guest/handoff' | 'POST /api/guest/alarm/over';

/** A message of one press, and its state. */
export interface UrgentMessage {
  sending: boolean;
  /** Why it has not arrived; it is sent again by itself when the connection is back. */
  problem: ApiProblem | null;
  send(): Promise<void>;
}

/** A guest's message of one press. It survives an outage: it is sent again when the connection is back. */
export function useUrgentMessage(conversation: GuestConversation, operation: UrgentOperation): UrgentMessage {
  const api = useApi();
  const message = useRef<{ key: string; mark: number } | null>(null);
  // Not useAction: a wake while an attempt hangs has to send again, with the same key, and not wait for it.
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);

  const send = useCallback(async () => {
    // One key per message: sent twice over a bad connection, it counts once.
    message.current ??= { key: newId(), mark: conversation.mark() };
    const { key, mark } = message.current;
    setSending(true);
    const result = await api.call(operation, {}, { idempotencyKey: key });
    setSending(false);
    if (result.ok) {
      message.current = null;
      setProblem(null);
      conversation.answer(mark, result.value);
      return;
    }
    if (result.error.status === 401) conversation.endSession();
    // Staff ended the alarm a moment before: the one shown here is over.
    if (result.error.code === 'no-alarm') conversation.retry();
    setProblem(result.error);
  }, [api, conversation, operation]);

  const failed = problem !== null;
  useEffect(() => (failed ? onWake(() => void send()) : undefined), [failed, send]);

  return { sending, problem, send };
}
