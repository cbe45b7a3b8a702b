import { createConcierge } from '@bellkey/concierge';
import type { RunTurn } from '@bellkey/concierge/contract';
import {
  type OpenAiServer,
  type ScriptedAnswer,
  startOpenAiServer,
} from '@bellkey/concierge/testing/openai-server';
import { afterAll, beforeAll } from '@jest/globals';

/** The engine of an API, which a test chooses before each message. */
interface SwitchedEngine {
  runTurn: RunTurn;
  useEmbedded(): void;
  /** A worst-case model: the hour as a quantity, none of the guest's words, no time. @param input what it proposes */
  useCarelessModel(input: object): void;
}

/** Starts with the embedded engine; serves the model while the tests of a `describe` block run. */
export function useSwitchedEngine(): SwitchedEngine {
  let model: OpenAiServer;
  const script: ScriptedAnswer[] = [];
  let run: RunTurn = createConcierge({});
  beforeAll(async () => {
    model = await startOpenAiServer(script);
  });
  afterAll(() => model.close());
  return {
    runTurn: (...turn) => run(...turn),
    useEmbedded: () => {
      run = createConcierge({});
    },
    useCarelessModel: (input) => {
      script.splice(
        0,
        script.length,
        { kind: 'tool', name: 'propose_request', input: JSON.stringify(input) },
        { kind: 'text', text: 'OK.' },
      );
      model.seen.length = 0;
      run = createConcierge({ ai: { baseUrl: model.baseUrl, model: 'careless', apiKey: '' } });
    },
  };
}
