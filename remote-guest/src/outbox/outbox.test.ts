import type { Message } from '@bellkey/shared/api';
import type { ApiResult } from '@bellkey/shared/shell';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { fakeOutboxPorts, NOW, problem } from './fake-outbox-ports.ts';
import { moveOutbox } from './move-outbox.ts';
import { Outbox } from './outbox.ts';

beforeEach(() => localStorage.clear());

describe('the outbox', () => {
  test('shows a message at once and removes it only when the API has accepted it', async () => {
    const { ports, delivered } = fakeOutboxPorts();
    const outbox = new Outbox('c', ports);
    outbox.add('Two towels');
    expect(outbox.get().entries).toMatchObject([{ body: 'Two towels', refusal: null }]);
    await outbox.drain();
    expect(outbox.get().entries).toEqual([]);
    expect(delivered).toHaveLength(1);
  });

  test('sends in the order of writing, one at a time', async () => {
    const { ports, sent } = fakeOutboxPorts();
    const outbox = new Outbox('c', ports);
    outbox.add('one');
    outbox.add('two');
    outbox.add('three');
    await outbox.drain();
    expect(sent.map(({ body }) => body)).toEqual(['one', 'two', 'three']);
  });

  test('offline keeps everything, promises no time, and checks again every half minute', async () => {
    const { ports, timers } = fakeOutboxPorts([problem('offline', 0)]);
    const outbox = new Outbox('c', ports);
    outbox.add('one');
    await outbox.drain();
    expect(outbox.get().entries).toMatchObject([{ body: 'one', refusal: null }]);
    expect(outbox.get().pause).toBeNull();
    expect(timers.map(({ ms }) => ms)).toEqual([30_000]);
  });

  test('an outage is retried with the same client id until the API takes it', async () => {
    const { ports, sent, timers } = fakeOutboxPorts([problem('unreachable', 0), problem('internal', 500)]);
    const outbox = new Outbox('c', ports);
    outbox.add('one');
    await outbox.drain();
    expect(timers.map(({ ms }) => ms)).toEqual([1000]);
    await outbox.drain();
    expect(timers.map(({ ms }) => ms)).toEqual([2000]);
    await outbox.drain();
    expect(outbox.get()).toEqual({ entries: [], pause: null });
    expect(new Set(sent.map(({ clientId }) => clientId)).size).toBe(1);
  });

  test('a refusal parks the message with its reason, and the next one is sent', async () => {
    const { ports, sent } = fakeOutboxPorts([problem('message-too-long', 422), 'taken']);
    const outbox = new Outbox('c', ports);
    outbox.add('too long');
    outbox.add('fine');
    await outbox.drain();
    expect(sent.map(({ body }) => body)).toEqual(['too long', 'fine']);
    expect(outbox.get().entries).toMatchObject([
      { body: 'too long', refusal: { code: 'message-too-long', detail: 'detail of message-too-long' } },
    ]);
    await outbox.drain();
    expect(sent).toHaveLength(2);
  });

  test('a refused message can be retried unchanged, or taken back for editing', async () => {
    const { ports, sent } = fakeOutboxPorts([problem('bad-input', 422), problem('bad-input', 422)]);
    const outbox = new Outbox('c', ports);
    const { clientId } = outbox.add('hm');
    await outbox.drain();
    outbox.retry(clientId);
    await outbox.drain();
    expect(sent).toHaveLength(2);
    expect(outbox.takeBack(clientId)).toBe('hm');
    expect(outbox.get().entries).toEqual([]);
    expect(outbox.takeBack(clientId)).toBeNull();
  });

  test('a lost session stops sending, says so, and keeps the message', async () => {
    const { ports, sessionsLost, sent } = fakeOutboxPorts([problem('session-expired', 401)]);
    const outbox = new Outbox('c', ports);
    outbox.add('one');
    outbox.add('two');
    await outbox.drain();
    expect(sessionsLost()).toBe(1);
    expect(sent).toHaveLength(1);
    expect(outbox.get().entries).toHaveLength(2);
  });

  test('a rate limit says when it continues', async () => {
    const { ports } = fakeOutboxPorts([problem('rate-limited', 429, { retryAfterSeconds: 20 })]);
    const outbox = new Outbox('c', ports);
    outbox.add('one');
    await outbox.drain();
    expect(outbox.get().pause).toEqual({ until: NOW + 20_000, rateLimited: true });
  });

  test('survives a reload', async () => {
    const before = fakeOutboxPorts([problem('offline', 0)]);
    const first = new Outbox('c', before.ports);
    first.add('one');
    await first.drain();
    first.close();

    const later = fakeOutboxPorts();
    const second = new Outbox('c', later.ports);
    expect(second.get().entries).toMatchObject([{ body: 'one' }]);
    await second.drain();
    expect(later.sent.map(({ clientId }) => clientId)).toEqual(before.sent.map(({ clientId }) => clientId));
    expect(second.get().entries).toEqual([]);
  });

  test('two tabs that take turns send a message once', async () => {
    let turn = Promise.resolve();
    const takeTurns = (_: string, task: () => Promise<void>) => {
      turn = turn.then(task);
      return turn;
    };
    const a = fakeOutboxPorts();
    const b = fakeOutboxPorts();
    const first = new Outbox('c', { ...a.ports, takeTurns });
    const second = new Outbox('c', { ...b.ports, takeTurns });
    first.add('one');
    second.refresh();
    await Promise.all([first.drain(), second.drain()]);
    expect([...a.sent, ...b.sent]).toHaveLength(1);
    second.refresh();
    expect(second.get().entries).toEqual([]);
  });

  test('a message that the guest took back while it was refused does not come back', async () => {
    const { ports } = fakeOutboxPorts();
    let answer: (result: ApiResult<Message>) => void = () => undefined;
    const outbox = new Outbox('c', {
      ...ports,
      send: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    const { clientId } = outbox.add('one');
    const drained = outbox.drain();
    await Promise.resolve();
    outbox.takeBack(clientId);
    answer({ ok: false, error: problem('bad-input', 422) });
    await drained;
    expect(outbox.get().entries).toEqual([]);
  });

  test('another conversation’s messages are not its own', () => {
    const { ports } = fakeOutboxPorts();
    new Outbox('other', ports).add('not mine');
    expect(new Outbox('c', ports).get().entries).toEqual([]);
  });
});

test('unsent messages of an ended conversation wait in the next one for the guest to decide', async () => {
  const ended = fakeOutboxPorts([problem('session-expired', 401)]);
  const first = new Outbox('old', ended.ports);
  first.add('one');
  await first.drain();
  first.close();

  const next = fakeOutboxPorts();
  moveOutbox(next.ports.storage, 'old', 'new');
  const second = new Outbox('new', next.ports);
  await second.drain();
  expect(next.sent).toEqual([]);
  expect(second.get().entries).toMatchObject([{ body: 'one', refusal: { code: 'session-ended' } }]);
  expect(new Outbox('old', next.ports).get().entries).toEqual([]);
});
