import type { TurnPorts } from '@bellkey/concierge/contract';
import { afterEach, describe, expect, test } from '@jest/globals';
import { testWorkers, turnContext, turnPorts, unreachedEngine } from '../../testing/workers/test-workers.ts';
import type { ComputeContext } from './compute-turn.ts';
import type { TurnWorkers } from './turn-workers.ts';
import { conciergeWorker } from './worker-file.ts';

/** Long enough for a thread that works on a busy machine, short enough for a test. */
const QUICK = { silentMs: 1_500, graceMs: 300 };

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

  test('answer with the concierge, whose ports are those of the main thread', async () => {
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

  test('pass a failing port and a failing engine on as errors', async () => {
    workers = testWorkers('misbehaving');
    const ports = turnPorts({ createRequest: () => Promise.reject(new Error('no database')) });
    await expect(run(turnContext('ask for towels 2'), ports)).rejects.toThrow('no database');
    await expect(say('fail')).rejects.toThrow('the engine failed');
  });

  test('that die cost the answer they were writing and no other', async () => {
    workers = testWorkers('misbehaving');
    const died = say('exit');
    const next = say('hello');
    await expect(died).rejects.toMatchObject({ code: 'worker-lost', alone: true, silent: false });
    expect(await next).toMatchObject({ reply: 'You said: hello' });
  });

  test('that take more memory than they may are ended, and the next turn is answered', async () => {
    workers = testWorkers('misbehaving', { limits: { ...QUICK, memoryMb: 64 } });
    const filled = say('fill the memory');
    const next = say('hello');
    await expect(filled).rejects.toMatchObject({ code: 'worker-lost' });
    expect(await next).toMatchObject({ reply: 'You said: hello' });
  });

  test('that loop for ever are ended, and the next turn is answered', async () => {
    workers = testWorkers('misbehaving', { limits: QUICK });
    const looping = say('loop');
    const next = say('hello');
    await expect(looping).rejects.toMatchObject({ code: 'worker-lost', silent: true });
    expect(await next).toMatchObject({ reply: 'You said: hello' });
  });

  test('that do not end a turn when it is called off make room all the same', async () => {
    workers = testWorkers('misbehaving', { limits: QUICK });
    await workers.start();
    const controller = new AbortController();
    const deaf = run(turnContext('deaf'), turnPorts(), controller.signal);
    const next = say('hello');
    controller.abort();
    await expect(deaf).rejects.toMatchObject({ code: 'worker-lost' });
    expect(await next).toMatchObject({ reply: 'You said: hello' });
  });

  test('do not begin a turn that is called off while it waits', async () => {
    workers = testWorkers('misbehaving', { limits: QUICK });
    const looping = say('loop');
    const controller = new AbortController();
    const waiting = run(turnContext('ask for towels'), turnPorts(), controller.signal);
    controller.abort(new Error('a person took over'));
    await expect(waiting).rejects.toThrow('a person took over');
    await expect(looping).rejects.toMatchObject({ code: 'worker-lost' });
  });

  test('answer the one guest of a property next, while another property has 200 in line', async () => {
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

  test('leave the main thread free while they are all blocked', async () => {
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

  test('refuse turns at once when none can be started, and say so at the start', async () => {
    workers = testWorkers('broken');
    await expect(workers.start()).rejects.toMatchObject({ code: 'workers-down' });
    await expect(say('hello')).rejects.toMatchObject({ code: 'workers-down' });
  });

  test('wait for language models side by side, and report what became of them to the one circuit', async () => {
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

  test('answer with the embedded engine what waited for a model in the thread that another turn ended', async () => {
    workers = testWorkers('misbehaving');
    const remote = { kind: 'engine', engine: unreachedEngine().engine } as const;
    const waiting = say('wait for the model', { remote });
    const died = say('exit', { remote });
    expect(await waiting).toMatchObject({ reply: 'You said: wait for the model' });
    // By itself it ends its own thread again, which is what tells it from the other.
    await expect(died).rejects.toMatchObject({ code: 'worker-lost', alone: true });
  });
});
