import type { RunTurn } from '@bellkey/concierge/contract';
import { answerWith } from '../echo-turn.ts';

/** An engine that makes its request and then never responds, like a killed process. */
export function dyingAfterRequest(): { runTurn: RunTurn; died: Promise<void> } {
  let tell = () => {};
  const died = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return {
    died,
    runTurn: async (context, ports) => {
      if (!context.history.at(-1)?.text.includes('ask for')) return answerWith('fine');
      await ports.createRequest({ service: 'towels', quantity: 2, note: null });
      tell();
      return new Promise(() => {});
    },
  };
}
