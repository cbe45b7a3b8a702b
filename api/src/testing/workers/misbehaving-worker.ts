import type { RunTurn } from '@bellkey/concierge/contract';
import { computeWith } from '../../assistant/workers/compute-turn.ts';
import { serveTurns } from '../../assistant/workers/serve-turns.ts';
import { answerWith, echoTurn } from '../echo-turn.ts';

/** A worker that misbehaves when a guest's message says so; anything else is echoed. */
const misbehaving: RunTurn = async (context, ports, signal) => {
  const text = context.history.at(-1)?.text ?? '';
  if (text.includes('loop')) for (;;);
  if (text.includes('exit')) process.exit(7);
  if (text.includes('fill the memory')) {
    const kept: number[][] = [];
    for (;;) kept.push(Array.from({ length: 10_000 }, (_, no) => no));
  }
  if (text.includes('deaf')) await new Promise(() => undefined);
  if (text.includes('wait for the model') && context.remote?.kind === 'engine')
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  if (text.includes('report the model') && context.remote?.kind === 'engine')
    context.remote.engine.breaker.failed();
  if (text.includes('which model')) return answerWith(JSON.stringify(context.remote));
  return echoTurn(context, ports, signal);
};

await serveTurns(computeWith(misbehaving), { guardedFetch: fetch });
