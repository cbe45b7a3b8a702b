import { setImmediate } from 'node:timers/promises';
import { chunk, eventsOf, type ScriptedPart } from './openai-stream.ts';

/** One step of a scripted language model: parts, or an endless stream. */
export type ScriptedStep =
  | { kind: 'parts'; parts: readonly ScriptedPart[] }
  | { kind: 'endless'; delta: object };

/** A language model behind the OpenAI chat protocol, without a socket. */
export interface ScriptedModel {
  fetch: typeof fetch;
  /** Bytes of all consumed responses. */
  readonly bytesRead: number;
  /** Bodies of the requests, as they were sent. */
  readonly asked: readonly string[];
}

/** Events between two turns of the event loop, so that timers run even during an endless stream. */
const EVENTS_AT_ONCE = 20;

async function* endlessly(delta: object): AsyncGenerator<string> {
  for (;;) {
    for (let sent = 0; sent < EVENTS_AT_ONCE; sent += 1) yield chunk(delta);
    await setImmediate();
  }
}

/** A model that answers the calls of a turn from a script; the last step repeats. */
export function scriptedModel(steps: readonly ScriptedStep[]): ScriptedModel {
  const asked: string[] = [];
  let bytesRead = 0;
  const encoder = new TextEncoder();

  async function* bytesOf(step: ScriptedStep): AsyncGenerator<Uint8Array> {
    const events = step.kind === 'endless' ? endlessly(step.delta) : eventsOf(step.parts);
    for await (const event of events) {
      const bytes = encoder.encode(event);
      bytesRead += bytes.byteLength;
      yield bytes;
    }
  }

  return {
    asked,
    get bytesRead() {
      return bytesRead;
    },
    fetch: async (_input, init) => {
      const step = steps[Math.min(asked.length, steps.length - 1)];
      asked.push(String(init?.body ?? ''));
      if (!step) throw new Error('the scripted model has no steps');
      const signal = init?.signal;
      const source = bytesOf(step);
      const body = new ReadableStream<Uint8Array>({
        async pull(controller) {
          if (signal?.aborted) {
            controller.error(signal.reason);
            return;
          }
          const { done, value } = await source.next();
          if (done) controller.close();
          else controller.enqueue(value);
        },
        async cancel() {
          await source.return(undefined);
        },
      });
      return new Response(body, { status: 200, headers: { 'content-type': 'text/event-stream' } });
    },
  };
}
