import { parentPort } from 'node:worker_threads';
import type { ComputeContext, ComputeTurn } from './compute-turn.ts';
import { receivedEngine } from './received-engine.ts';
import { SentPorts } from './sent-ports.ts';
import type { FromWorker, SentContext, ToWorker } from './worker-messages.ts';

interface ServeOptions {
  /** For language models at an address that a property configured. */
  guardedFetch: typeof fetch;
  /** Runs before the first turn, so that no guest waits for one-time loading. */
  warmUp?: () => Promise<void>;
}

/** Answers turns in this worker thread until it is terminated. */
export async function serveTurns(
  compute: ComputeTurn,
  { guardedFetch, warmUp }: ServeOptions,
): Promise<void> {
  const port = parentPort;
  if (!port) throw new Error('Turns are served in a worker thread');
  const post = (message: FromWorker) => port.postMessage(message);
  /** What turns have in common, by its number. */
  const values = new Map<number, unknown>();
  const open = new Map<number, { ports: SentPorts; controller: AbortController }>();

  function received(turn: number, { remote, ...context }: SentContext): ComputeContext {
    if (remote.kind !== 'engine') return { ...context, remote };
    const report = (outcome: 'failed' | 'succeeded') => post({ kind: 'circuit', turn, outcome });
    return {
      ...context,
      remote: { kind: 'engine', engine: receivedEngine(remote.engine, guardedFetch, report) },
    };
  }

  async function run(turn: number, context: SentContext): Promise<void> {
    const ports = new SentPorts(turn, post);
    const controller = new AbortController();
    open.set(turn, { ports, controller });
    try {
      const result = await compute(received(turn, context), ports.ports, controller.signal);
      post({ kind: 'done', turn, result });
    } catch (error) {
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
      post({ kind: 'broke', turn, message });
    } finally {
      open.delete(turn);
    }
  }

  await warmUp?.();
  port.on('message', (message: ToWorker) => {
    if (message.kind === 'ping') post({ kind: 'pong' });
    else if (message.kind === 'keep') values.set(message.number, message.value);
    else if (message.kind === 'forget') values.delete(message.number);
    else if (message.kind === 'run') {
      // The main thread sent the services of this number as such.
      const services = values.get(message.services) as SentContext['services'];
      void run(message.turn, { ...message.context, services });
    } else if (message.kind === 'stop') open.get(message.turn)?.controller.abort();
    else open.get(message.turn)?.ports.settle(message);
  });
  post({ kind: 'ready' });
}
