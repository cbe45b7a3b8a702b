import type { TurnPorts } from '@bellkey/concierge/contract';
import { afterEach, describe, expect, test } from '@jest/globals';
import { testWorkers, turnContext, turnPorts, unreachedEngine } from '../../testing/workers/test-workers.ts';
import type { ComputeContext } from './compute-turn.ts';
import type { TurnWorkers } from './turn-workers.ts';
import { conciergeWorker } from './worker-file.ts';

/** Long enough for a busy machine, short enough for a test. */
const QUICK = { silentMs: 6_000, graceMs: 300 };

describe('Workers that answer turns', () => {
  let workers: TurnWorkers;
  const run = (
    context: ComputeContext,
    ports: TurnPorts = turnPorts(),
    signal = new AbortController().signal,
  ) => workers.compute(context, ports, signal);
  const say = (text: string, more: Partial<ComputeContext> = {}) => run(turnContext(text, more));
  const from = (id: string, text: string) => {
    const context = turnContext(text);
    return run({ ...context, property: { ...context.property, id } });
  };

  afterEach(() => workers.close());

  test('answer with the concierge, through the ports of the main thread', async () => {
    workers = testWorkers('misbehaving', { file: conciergeWorker() });
    await workers.start();
    const asked: string[] = [];
    const shown: unknown[] = [];
    const ports = turnPorts({
      searchKnowledge: async (query) => {
        asked.push(query);
        return [
          {
            source: { id: 'pool', title: 'Pool', confirmedAt: '2026-11-01T00:00:00.000Z' },
            key: 'pool.hours',
            values: {},
            text: { en: 'The pool is open until 21:00.' },
            keywords: ['pool', 'open'],
          },
        ];
      },
      show: (progress) => void shown.push(progress),
    });
    const result = await run(turnContext('When is the pool open?'), ports);
    expect(result).toMatchObject({
      engine: 'embedded',
      reply: 'The pool is open until 21:00.',
      language: 'en',
    });
    expect(asked).not.toEqual([]);
    expect(shown).not.toEqual([]);
  });

  test('report a failing port and a failing engine as errors', async () => {
    workers = testWorkers('misbehaving');
    const ports = turnPorts({ createRequest: () => Promise.reject(new Error('no database')) });
    await expect(run(turnContext('ask for towels 2'), ports)).rejects.toThrow('no database');
    await expect(say('fail')).rejects.toThrow('the engine failed');
  });

  test('that die lose only the answer they were writing', async () => {
    workers = testWorkers('misbehaving');
    const died = say('exit');
    const next = say('hello');
    await expect(died).rejects.toMatchObject({ code: 'worker-lost', alone: true, silent: false });
    expect(await next).toMatchObject({ reply: 'You said: hello' });
  });

  test('that exceed their memory are terminated, and the next turn is answered', async () => {
    workers = testWorkers('misbehaving', { limits: { ...QUICK, memoryMb: 64 } });
    const filled = say('fill the memory');
    const next = say('hello');
    await expect(filled).rejects.toMatchObject({ code: 'worker-lost' });
    expect(await next).toMatchObject({ reply: 'You said: hello' });
  });

  test('that loop forever are terminated, and the next turn is answered', async () => {
    workers = testWorkers('misbehaving', { limits: QUICK });
    const looping = say('loop');
    const next = say('hello');
    await expect(looping).rejects.toMatchObject({ code: 'worker-lost', silent: true });
    expect(await next).toMatchObject({ reply: 'You said: hello' });
  });

  test('that ignore a cancelled turn still make room', async () => {
    workers = testWorkers('misbehaving', { limits: QUICK });
    await workers.start();
    const controller = new AbortController();
    const deaf = run(turnContext('deaf'), turnPorts(), controller.signal);
    const next = say('hello');
    controller.abort();
    await expect(deaf).rejects.toMatchObject({ code: 'worker-lost' });
    expect(await next).toMatchObject({ reply: 'You said: hello' });
  });

  test('do not start a turn that is cancelled while it waits', async () => {
    workers = testWorkers('misbehaving', { limits: QUICK });
    const looping = say('loop');
    const controller = new AbortController();
    const waiting = run(turnContext('ask for towels'), turnPorts(), controller.signal);
    controller.abort(new Error('a person took over'));
    await expect(waiting).rejects.toThrow('a person took over');
    await expect(looping).rejects.toMatchObject({ code: 'worker-lost' });
  });

  test('answer the only guest of a property next, while another property has 200 waiting', async () => {
    workers = testWorkers('misbehaving');
    await workers.start();
    const order: string[] = [];
    const flood = Array.from({ length: 200 }, (_, no) =>
      from('flooded', `${no}`).then(() => order.push('flooded')),
    );
    const single = from('quiet', 'one').then(() => order.push('quiet'));
    await Promise.all([...flood, single]);
    expect(order).toHaveLength(201);
    expect(order.indexOf('quiet')).toBeLessThan(4);
  });

  test('leave the main thread free while all of them are blocked', async () => {
    workers = testWorkers('misbehaving', { limits: QUICK });
    await workers.start();
    let over = false;
    const looping = say('loop').catch(() => {
      over = true;
    });
    let turnsOfTheLoop = 0;
    while (turnsOfTheLoop < 100) {
      await new Promise((resolve) => setImmediate(resolve));
      turnsOfTheLoop += 1;
    }
    expect({ over, busy: workers.counts.embedded.busy }).toEqual({ over: false, busy: 1 });
    await looping;
  });

  test('reject turns at once when none can be started, and report it at the start', async () => {
    workers = testWorkers('broken');
    await expect(workers.start()).rejects.toMatchObject({ code: 'workers-down' });
    await expect(say('hello')).rejects.toMatchObject({ code: 'workers-down' });
  });

  test('wait for language models concurrently, and report results to the shared circuit', async () => {
    workers = testWorkers('misbehaving');
    const { engine, reported } = unreachedEngine();
    const remote = { kind: 'engine', engine } as const;
    const controller = new AbortController();
    const waiting = run(turnContext('wait for the model', { remote }), turnPorts(), controller.signal);
    expect(await say('report the model', { remote })).toMatchObject({ reply: 'You said: report the model' });
    expect(reported).toEqual(['failed']);
    controller.abort();
    await expect(waiting).rejects.toThrow();
  });

  test("answer with the embedded engine when another turn ended the thread of a model's turn", async () => {
    workers = testWorkers('misbehaving');
    const remote = { kind: 'engine', engine: unreachedEngine().engine } as const;
    const waiting = say('wait for the model', { remote });
    const died = say('exit', { remote });
    expect(await waiting).toMatchObject({ reply: 'You said: wait for the model' });
    // Alone, it ends its own thread again, which tells it from the others.
    await expect(died).rejects.toMatchObject({ code: 'worker-lost', alone: true });
  });
});
