import { expect, test } from '@jest/globals';
import { type BodySink, OrderedBodies } from './ordered-bodies.ts';
import { parsePriority } from './priority.ts';

/** A connection that takes one piece whenever `take` is called, and records the streams. */
function connection() {
  const taken: string[] = [];
  let waiting: { name: string; done: () => void } | null = null;
  const sink = (name: string): BodySink & { close(): void } => {
    let closed: () => void = () => undefined;
    const own = {
      destroyed: false,
      write: (_: Buffer, done: () => void) => {
        waiting = { name, done };
      },
      end: () => taken.push(`${name} ends`),
      once: (_: 'close', listener: () => void) => {
        closed = listener;
      },
      close: () => {
        own.destroyed = true;
        closed();
      },
    };
    return own;
  };
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  const take = async () => {
    await settle();
    if (waiting) {
      taken.push(waiting.name);
      const { done } = waiting;
      waiting = null;
      done();
    }
    await settle();
  };
  return { sink, take, taken };
}

const pieces = (count: number) => Buffer.alloc(4_096 * count);

test('a more urgent late stream overtakes what waits', async () => {
  const { sink, take, taken } = connection();
  const bodies = new OrderedBodies();
  bodies.send(sink('script'), pieces(3), { urgency: 3, incremental: false });
  await take();
  bodies.send(sink('picture'), pieces(1), { urgency: 4, incremental: true });
  bodies.send(sink('styles'), pieces(2), { urgency: 0, incremental: false });
  for (let count = 0; count < 6; count += 1) await take();
  // The second piece of the script had been handed over already.
  expect(taken).toEqual([
    'script',
    'script',
    'styles',
    'styles',
    'styles ends',
    'script',
    'script ends',
    'picture',
    'picture ends',
  ]);
});

test('equally urgent ones go one after the other, but incremental ones alternate', async () => {
  const { sink, take, taken } = connection();
  const bodies = new OrderedBodies();
  bodies.send(sink('one'), pieces(2), { urgency: 1, incremental: false });
  bodies.send(sink('two'), pieces(1), { urgency: 1, incremental: false });
  bodies.send(sink('left'), pieces(2), { urgency: 2, incremental: true });
  bodies.send(sink('right'), pieces(2), { urgency: 2, incremental: true });
  for (let count = 0; count < 7; count += 1) await take();
  expect(taken.filter((name) => !name.endsWith('ends'))).toEqual([
    'one',
    'one',
    'two',
    'left',
    'right',
    'left',
    'right',
  ]);
});

test('a stream that closes in the middle of its body blocks nothing, and an empty body ends', async () => {
  const { sink, take, taken } = connection();
  const bodies = new OrderedBodies();
  const gone = sink('gone');
  bodies.send(gone, pieces(9), { urgency: 0, incremental: false });
  bodies.send(sink('empty'), pieces(0), { urgency: 3, incremental: false });
  bodies.send(sink('next'), pieces(1), { urgency: 3, incremental: false });
  gone.close();
  for (let count = 0; count < 3; count += 1) await take();
  expect(taken).toEqual(['empty ends', 'next', 'next ends']);
});

test.each([
  [undefined, { urgency: 3, incremental: false }],
  ['u=0, i', { urgency: 0, incremental: true }],
  ['i', { urgency: 3, incremental: true }],
  ['u=1', { urgency: 1, incremental: false }],
  ['u=9', { urgency: 3, incremental: false }],
])('the header %j is parsed as %j', (header, priority) => {
  expect(parsePriority(header)).toEqual(priority);
});
