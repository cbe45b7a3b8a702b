import type { OperationKey } from '@bellkey/shared/api';
import type { ApiClient, ApiProblem, ApiResult, StreamOptions } from '@bellkey/shared/shell';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { localDurableStorage } from '../durable-storage/durable-storage.ts';
import { sampleMessage, sampleRequest, sampleSession } from '../test-support/sample-conversation.ts';
import { loadCopy } from './conversation-copy.ts';
import type { ConversationPorts } from './conversation-ports.ts';
import { GuestConversation } from './guest-conversation.ts';
import { sampleSnapshot } from './sample-snapshot.ts';

const problem = (code: string, status: number): ApiProblem => ({
  code,
  status,
  title: code,
  detail: code,
  requestId: 'r',
});

/** Ports that answer from a table which a test may change, with timers that the test fires by hand. */
function makeWorld() {
  const answers: Partial<Record<OperationKey, ApiResult<unknown>>> = {
    'GET /api/guest/session': { ok: true, value: sampleSession },
    'GET /api/guest/conversation': { ok: true, value: sampleSnapshot() },
  };
  const calls: string[] = [];
  const followed: StreamOptions[] = [];
  const closed: StreamOptions[] = [];
  const timers: Array<{ ms: number; callback: () => void }> = [];
  const wakes = new Set<() => void>();
  const aways = new Set<() => void>();
  const ports: ConversationPorts = {
    api: {
      call: async (key: OperationKey) => {
        calls.push(key);
        return answers[key];
      },
      follow: (_: string, options: StreamOptions) => {
        followed.push(options);
        return () => closed.push(options);
      },
    } as unknown as ApiClient,
    storage: localDurableStorage(),
    now: () => Date.parse('2026-03-15T14:02:00.000Z'),
    isOnline: () => true,
    after: (ms, callback) => {
      const timer = { ms, callback };
      timers.push(timer);
      return () => {
        const at = timers.indexOf(timer);
        if (at >= 0) timers.splice(at, 1);
      };
    },
    onWake: (callback) => {
      wakes.add(callback);
      return () => wakes.delete(callback);
    },
    onAway: (callback) => {
      aways.add(callback);
      return () => aways.delete(callback);
    },
    onOpen: () => undefined,
  };
  const fire = () => {
    for (const { callback } of timers.splice(0)) callback();
  };
  return { ports, answers, calls, followed, closed, timers, wakes, aways, fire };
}

beforeEach(() => localStorage.clear());

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('opening', () => {
  test('shows the conversation and follows the stream from its cursor', async () => {
    const { ports, followed } = makeWorld();
    const conversation = new GuestConversation(ports);
    conversation.start();
    await settle();
    expect(conversation.get()).toMatchObject({ status: 'open', session: sampleSession, over: false });
    expect(followed.map(({ after }) => after)).toEqual(['1']);
  });

  test.each([
    ['no-session', false],
    ['session-expired', true],
  ])('%s asks for a code instead', async (code, expired) => {
    const { ports, answers } = makeWorld();
    answers['GET /api/guest/session'] = { ok: false, error: problem(code, 401) };
    const conversation = new GuestConversation(ports);
    conversation.start();
    await settle();
    expect(conversation.get()).toEqual({ status: 'no-session', expired });
  });

  test('an outage is tried again by itself, later each time, and opens when it is over', async () => {
    const { ports, answers, timers, fire } = makeWorld();
    const down = { ok: false as const, error: problem('unreachable', 0) };
    const up = answers['GET /api/guest/session'];
    answers['GET /api/guest/session'] = down;
    const conversation = new GuestConversation(ports);
    conversation.start();
    await settle();
    expect(conversation.get()).toMatchObject({ status: 'unreachable', problem: { code: 'unreachable' } });
    expect(timers.map(({ ms }) => ms)).toEqual([1000]);
    fire();
    await settle();
    expect(timers.map(({ ms }) => ms)).toEqual([2000]);
    answers['GET /api/guest/session'] = up;
    fire();
    await settle();
    expect(conversation.get().status).toBe('open');
  });

  test('waking the page tries at once', async () => {
    const { ports, answers, wakes } = makeWorld();
    const up = answers['GET /api/guest/session'];
    answers['GET /api/guest/session'] = { ok: false, error: problem('offline', 0) };
    const conversation = new GuestConversation(ports);
    conversation.start();
    await settle();
    answers['GET /api/guest/session'] = up;
    for (const wake of wakes) wake();
    await settle();
    expect(conversation.get().status).toBe('open');
  });

  test('what came just before the page is put away is kept on the device', async () => {
    const { ports, aways } = makeWorld();
    const conversation = new GuestConversation(ports);
    conversation.start();
    await settle();
    expect(loadCopy(ports.storage, ports.now())).toBeNull();
    for (const away of aways) away();
    expect(loadCopy(ports.storage, ports.now())?.snapshot.conversation).toEqual(
      expect.objectContaining({ id: expect.any(String) }),
    );
  });

  test('a session that another tab began meanwhile is found when the page is shown again', async () => {
    const { ports, answers, wakes } = makeWorld();
    const up = answers['GET /api/guest/session'];
    answers['GET /api/guest/session'] = { ok: false, error: problem('no-session', 401) };
    const conversation = new GuestConversation(ports);
    conversation.start();
    await settle();
    answers['GET /api/guest/session'] = up;
    for (const wake of wakes) wake();
    await settle();
    expect(conversation.get().status).toBe('open');
  });

  test('stopping closes the stream and every timer', async () => {
    const { ports, closed, followed, timers, wakes } = makeWorld();
    const conversation = new GuestConversation(ports);
    const stop = conversation.start();
    await settle();
    followed[0]?.onEvent({
      type: 'reply.step',
      conversationId: 'conversation-1',
      turnId: 't',
      step: 'Looking',
    });
    stop();
    expect(closed).toHaveLength(1);
    expect(timers).toEqual([]);
    expect(wakes.size).toBe(0);
  });
});

describe('a copy for outages', () => {
  test('is there at once without a network, before any call has failed', async () => {
    const before = makeWorld();
    const stop = new GuestConversation(before.ports).start();
    await settle();
    stop();

    const later = makeWorld();
    const copied = { status: 'open', connection: 'waiting', copyOf: later.ports.now() };
    const offline = new GuestConversation({ ...later.ports, isOnline: () => false });
    offline.start();
    expect(offline.get()).toMatchObject(copied);
    await settle();
    expect(offline.get()).toMatchObject({ status: 'open', copyOf: null });

    const online = new GuestConversation(later.ports);
    online.start();
    expect(online.get()).toEqual({ status: 'loading' });
  });

  test('is shown with its time when the API can’t be reached, and gives way when it can', async () => {
    const before = makeWorld();
    const first = new GuestConversation(before.ports);
    const stop = first.start();
    await settle();
    before.followed[0]?.onEvent({ type: 'message.created', message: sampleMessage() });
    stop();

    const later = makeWorld();
    const up = later.answers['GET /api/guest/session'];
    later.answers['GET /api/guest/session'] = { ok: false, error: problem('offline', 0) };
    const second = new GuestConversation(later.ports);
    second.start();
    await settle();
    expect(second.get()).toMatchObject({ status: 'open', connection: 'waiting', copyOf: later.ports.now() });
    expect(second.get()).toMatchObject({ state: { messages: [{ id: 'message-1' }] } });
    later.answers['GET /api/guest/session'] = up;
    for (const wake of later.wakes) wake();
    await settle();
    expect(second.get()).toMatchObject({ status: 'open', copyOf: null });
    expect(later.followed).toHaveLength(1);
  });

  test('does not outlive its session', async () => {
    const { ports, followed } = makeWorld();
    const conversation = new GuestConversation(ports);
    const stop = conversation.start();
    await settle();
    followed[0]?.onEvent({ type: 'session.ended', reason: 'checked-out' });
    stop();
    expect(localStorage).toHaveLength(0);
  });

  test('is not shown once the API has said that the session is over', async () => {
    const before = makeWorld();
    const stop = new GuestConversation(before.ports).start();
    await settle();
    stop();
    const later = makeWorld();
    later.answers['GET /api/guest/session'] = { ok: false, error: problem('session-expired', 401) };
    const second = new GuestConversation(later.ports);
    second.start();
    await settle();
    expect(second.get()).toEqual({ status: 'no-session', expired: true });
    expect(localStorage).toHaveLength(0);
  });
});

describe('while it stands', () => {
  async function opened() {
    const parts = makeWorld();
    const conversation = new GuestConversation(parts.ports);
    conversation.start();
    await settle();
    const view = () => {
      const now = conversation.get();
      if (now.status !== 'open') throw new Error(`not open but ${now.status}`);
      return now;
    };
    return { ...parts, conversation, view, stream: parts.followed[0] as StreamOptions };
  }

  test('events of the stream and answers of calls come to the same messages', async () => {
    const { conversation, stream, view } = await opened();
    const event = { type: 'message.created' as const, message: sampleMessage({ clientId: 'mine' }) };
    conversation.apply(event);
    stream.onEvent(event);
    expect(view().state.messages).toHaveLength(1);
  });

  test('a gap is read again after a moment', async () => {
    const { answers, calls, fire, stream, view } = await opened();
    const message = sampleMessage({ parts: [{ kind: 'request', requestId: 'request-1' }] });
    stream.onEvent({ type: 'message.created', message });
    answers['GET /api/guest/conversation'] = {
      ok: true,
      value: sampleSnapshot({ messages: [message], requests: [sampleRequest()] }),
    };
    const before = calls.length;
    fire();
    await settle();
    expect(calls.length).toBe(before + 1);
    expect(view().state.requests.get('request-1')?.title).toBe('Towels');
  });

  test('a gap that never closes is not asked for without end', async () => {
    const { calls, fire, stream } = await opened();
    const message = sampleMessage({ parts: [{ kind: 'request', requestId: 'nowhere' }] });
    stream.onEvent({ type: 'message.created', message });
    const before = calls.length;
    for (let round = 0; round < 10; round += 1) {
      fire();
      await settle();
    }
    expect(calls.length - before).toBe(3);
  });

  test('a stream that ends for another reason than the session is opened anew from a new cursor', async () => {
    const { answers, followed, fire, stream, view } = await opened();
    answers['GET /api/guest/conversation'] = { ok: true, value: sampleSnapshot({ cursor: '99' }) };
    stream.onState({ status: 'ended', problem: problem('cursor-too-old', 410) });
    fire();
    await settle();
    expect(followed.map(({ after }) => after)).toEqual(['1', '99']);
    expect(view().over).toBe(false);
  });

  test('an ended session leaves everything to be read and says that it is over', async () => {
    const { stream, view } = await opened();
    stream.onEvent({ type: 'message.created', message: sampleMessage() });
    stream.onEvent({ type: 'session.ended', reason: 'checked-out' });
    expect(view()).toMatchObject({ over: true, connection: 'ended' });
    expect(view().state.messages).toHaveLength(1);
  });

  test('a session that the stream finds expired is over too', async () => {
    const { stream, view } = await opened();
    stream.onState({ status: 'ended', problem: problem('session-expired', 401) });
    expect(view().over).toBe(true);
  });
});
