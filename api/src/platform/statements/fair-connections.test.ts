import { describe, expect, test } from '@jest/globals';
import type { Connection, Connections, Lane } from './connections.ts';
import { fairConnections } from './fair-connections.ts';

const connection = (): Connection => ({ send: async () => ({ results: [], error: null, notices: [] }) });

/** Unlimited connections that can be made to fail. */
function plenty() {
  const state = { fails: false };
  const connections: Connections = {
    acquire: async () => {
      if (state.fails) throw new Error('away');
      return connection();
    },
    release: () => undefined,
  };
  return { state, connections };
}

/** Acquires connections and records their order. */
function asking(fair: Connections) {
  const came: string[] = [];
  const held: Array<{ key: string; connection: Connection }> = [];
  return {
    came,
    ask(key: string): void {
      void fair.acquire(key).then((acquired) => {
        came.push(key);
        held.push({ key, connection: acquired });
      });
    },
    /** Releases the oldest connection. */
    giveBack(): void {
      const [oldest] = held.splice(0, 1);
      if (oldest) fair.release(oldest.connection, false);
    },
    held: () => held.map(({ key }) => key),
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('Connections', () => {
  test('go to a quiet property next, even if another one waits for many', async () => {
    const { came, ask, giveBack } = asking(fairConnections(plenty().connections, { size: 1, most: 1 }));
    for (let no = 0; no < 50; no += 1) ask('loud');
    await settled();
    ask('quiet');
    giveBack();
    await settled();
    giveBack();
    await settled();
    expect(came).toEqual(['loud', 'loud', 'quiet']);
  });

  test('go to calls and answers of a property in turn, when both wait', async () => {
    const fair = fairConnections(plenty().connections, { size: 1, most: 1 });
    const came: string[] = [];
    const held = await fair.acquire('loud');
    const wait = (key: string, lane: Lane) =>
      fair.acquire(key, lane).then((connection) => {
        came.push(`${key} ${lane}`);
        fair.release(connection, false);
      });
    const waiting = [
      ...Array.from({ length: 3 }, () => wait('loud', 'answers')),
      ...Array.from({ length: 2 }, () => wait('loud', 'calls')),
      wait('quiet', 'answers'),
    ];
    fair.release(held, false);
    await Promise.all(waiting);
    expect(came).toEqual([
      'loud answers',
      'quiet answers',
      'loud calls',
      'loud answers',
      'loud calls',
      'loud answers',
    ]);
  });

  test('are never all held by one property, so that others get the rest at once', async () => {
    const { ask, held, giveBack } = asking(fairConnections(plenty().connections, { size: 4, most: 2 }));
    for (let no = 0; no < 10; no += 1) ask('loud');
    ask('quiet');
    ask('');
    await settled();
    expect(held()).toEqual(['loud', 'loud', 'quiet', '']);
    giveBack();
    await settled();
    expect(held()).toEqual(['loud', 'quiet', '', 'loud']);
  });

  test('without a property are limited by their number only', async () => {
    const { ask, held } = asking(fairConnections(plenty().connections, { size: 3, most: 1 }));
    for (let no = 0; no < 5; no += 1) ask('');
    await settled();
    expect(held()).toEqual(['', '', '']);
  });

  test('that fail leave their place to the next', async () => {
    const { state, connections } = plenty();
    const fair = fairConnections(connections, { size: 1, most: 1 });
    state.fails = true;
    await expect(fair.acquire('one')).rejects.toThrow('away');
    state.fails = false;
    await expect(fair.acquire('two')).resolves.toBeDefined();
  });
});
