import type { RunTurn, TurnResult } from '@bellkey/concierge/contract';

/** A plain answer. */
export function answerWith(reply: string | null, more: Partial<TurnResult> = {}): TurnResult {
  return { reply, parts: [], engine: 'echo', handoff: null, actions: [], ...more };
}

/**
 * A real, tiny engine for tests of everything around it: "ask for towels 2" makes a request, "person" asks for one,
 * "stall" never answers, "fail" fails; anything else comes back.
 */
export const echoTurn: RunTurn = async (context, ports, signal) => {
  const text = context.history.at(-1)?.text ?? '';
  const asked = /ask for (\w+)(?: (\d+))?/.exec(text);
  if (asked) {
    ports.show({ kind: 'step', step: 'Passing it on' });
    const made = await ports.createRequest({
      service: asked[1] ?? '',
      quantity: asked[2] ? Number(asked[2]) : null,
      note: null,
    });
    return answerWith(made.ok ? `Request ${made.value.no} is made` : `Refused: ${made.error.code}`);
  }
  // Only requests are served while the guest waits for a person, as by the real engine.
  if (context.awaited) return answerWith(null);
  if (text.includes('person')) {
    return answerWith(null, { handoff: { reason: 'guest-asked', summary: `Wants a person: ${text}` } });
  }
  if (text.includes('fail')) throw new Error('the engine failed');
  if (text.includes('stall')) {
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  }
  for (const word of ['You ', 'said: ', text]) ports.show({ kind: 'delta', text: word });
  return answerWith(`You said: ${text}`);
};
