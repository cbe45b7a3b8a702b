import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Channel } from '../database/database.ts';
import type { LogEvent } from '../database/log-event.ts';
import { createLiveHub, type LiveHub } from './live-hub.ts';

/** An event in each of these conversations. */
const eventsIn = (conversations: readonly string[]): LogEvent[] =>
  conversations.map((conversationId, index) => ({
    no: index + 1,
    type: 'message.seen',
    conversationId,
    departmentKey: null,
    guestSessionId: null,
    forGuest: true,
    payload: { type: 'message.seen', conversationId, messageIds: [], at: '2026-11-23T10:00:00.000Z' },
  }));

/** Names of the listeners that were woken. */
function listening(hub: LiveHub): string[] {
  const woken: string[] = [];
  const listen = (name: string, conversationId: string | null) =>
    hub.subscribe('aurora', {
      conversationId,
      wake: () => woken.push(name),
      show: () => undefined,
      goodbye: () => undefined,
    });
  listen('guest of one', 'one');
  listen('guest of two', 'two');
  listen('staff', null);
  return woken;
}

describe('an event of a conversation wakes', () => {
  test('its guest and the staff, and no other guest', async () => {
    const hub = await createLiveHub(null);
    const woken = listening(hub);
    hub.eventsAppended('aurora', eventsIn(['one']));
    expect(woken).toEqual(['guest of one', 'staff']);
  });

  test('staff only, when it belongs to no conversation', async () => {
    const hub = await createLiveHub(null);
    const woken = listening(hub);
    hub.eventsAppended('aurora', []);
    expect(woken).toEqual(['staff']);
  });

  test('no one of another property', async () => {
    const hub = await createLiveHub(null);
    const woken = listening(hub);
    hub.eventsAppended('harbour', eventsIn(['one']));
    expect(woken).toEqual([]);
  });

  test.each([
    ['the same in another process', ['one'], ['guest of one', 'staff']],
    [
      'everybody in another process when there are too many to name',
      Array.from({ length: 200 }, (_, index) => `busy ${index}`),
      ['guest of one', 'guest of two', 'staff'],
    ],
  ])('%s', async (_, conversations, expected) => {
    const others: Array<(payload: string) => void> = [];
    let sent: (() => void) | null = null;
    const hinted = new Promise<void>((resolve) => {
      sent = resolve;
    });
    const channel: Channel = {
      listen: async (onPayload) => {
        others.push(onPayload);
      },
      send: async (payload) => {
        for (const listen of others) listen(payload);
        if (payload.includes('appended')) sent?.();
      },
    };
    const here = await createLiveHub(channel);
    const woken = listening(await createLiveHub(channel));
    here.eventsAppended('aurora', eventsIn(conversations));
    await hinted;
    expect(woken).toEqual(expected);
  });
});

describe('who works on the same database', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  /** A channel of several processes that records its payloads. */
  function sharedChannel() {
    const processes = new Map<string, (payload: string) => void>();
    const sent: string[] = [];
    const of = (name: string): Channel => ({
      listen: async (onPayload) => void processes.set(name, onPayload),
      send: async (payload) => {
        if (!processes.has(name)) return;
        sent.push(payload);
        for (const listen of processes.values()) listen(payload);
      },
    });
    return { of, processes, hints: () => sent.splice(0).filter((payload) => !payload.includes('"here"')) };
  }

  const happen = async (hub: LiveHub) => {
    hub.eventsAppended('aurora', eventsIn(['one']));
    hub.show('aurora', { type: 'reply.ended', conversationId: 'one', turnId: 'turn' });
    await jest.advanceTimersByTimeAsync(1_000);
  };

  test('a single process sends no hints', async () => {
    const { of, hints } = sharedChannel();
    const alone = await createLiveHub(of('alone'));
    await jest.advanceTimersByTimeAsync(5_000);
    await happen(alone);
    expect(hints()).toEqual([]);
  });

  test('a new process gets hints at once, until it stops', async () => {
    const { of, hints, processes } = sharedChannel();
    const first = await createLiveHub(of('first'));
    await jest.advanceTimersByTimeAsync(60_000);
    const woken = listening(await createLiveHub(of('second')));
    await happen(first);
    expect(woken).toEqual(['guest of one', 'staff']);
    await jest.advanceTimersByTimeAsync(600_000);
    hints();
    await happen(first);
    expect(hints()).toHaveLength(2);
    processes.delete('second');
    await jest.advanceTimersByTimeAsync(60_000);
    hints();
    await happen(first);
    expect(hints()).toEqual([]);
  });

  test('processes that started while the channel was down are found', async () => {
    let reconnect: () => void = () => undefined;
    const { of, hints } = sharedChannel();
    const channel = of('first');
    const first = await createLiveHub({
      ...channel,
      listen: async (onPayload, reconnected) => {
        reconnect = reconnected;
        await channel.listen(onPayload, reconnected);
      },
    });
    await jest.advanceTimersByTimeAsync(60_000);
    reconnect();
    await happen(first);
    expect(hints()).toHaveLength(2);
  });
});
