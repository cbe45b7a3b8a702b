import { newId } from '@bellkey/shared/id';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { useCallback, useEffect, useRef, useState } from 'react';
import { onWake } from '../../conversation/browser-ports.ts';
import type { GuestConversation } from '../../conversation/guest-conversation.ts';

/** The request for a person. It survives an outage: it is sent again when the connection is back. */
export function useHandOff(conversation: GuestConversation) {
  const api = useApi();
  const wish = useRef<{ key: string; mark: number } | null>(null);
  const [state, setState] = useState<{ asking: boolean; problem: ApiProblem | null }>({
    asking: false,
    problem: null,
  });

  const ask = useCallback(async () => {
    // One key per request: sent twice over a bad connection, it counts once.
    wish.current ??= { key: newId(), mark: conversation.mark() };
    const { key, mark } = wish.current;
    setState((before) => ({ ...before, asking: true }));
    const result = await api.call('POST /api/guest/handoff', {}, { idempotencyKey: key });
    if (result.ok) {
      wish.current = null;
      conversation.answer(mark, result.value);
      setState({ asking: false, problem: null });
      return;
    }
    if (result.error.status === 401) conversation.endSession();
    setState({ asking: false, problem: result.error });
  }, [api, conversation]);

  const failed = state.problem !== null;
  useEffect(() => (failed ? onWake(() => void ask()) : undefined), [failed, ask]);

  return { ...state, ask };
}
