import type { StreamOptions } from '@bellkey/shared/shell';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { sampleMessage, sampleRequest, sampleSession } from '../test-support/sample-conversation.ts';
import { loadCopy } from './conversation-copy.ts';
import { fakeConversationPorts, problem, settle } from './fake-conversation-ports.ts';
import { GuestConversation } from './guest-conversation.ts';
import { sampleSnapshot } from './state/sample-snapshot.ts';

beforeEach(() => localStorage.clear());

describe('opening', () => {
  test('shows the conversation and follows the stream from its cursor', async () => {
    const { ports, followed } = fakeConversationPorts();
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
    const { ports, answers } = fakeConversationPorts();
    answers['GET /api/guest/session'] = { ok: false, error: problem(code, 401) };
    const conversation = new GuestConversation(ports);
    conversation.start();
    await settle();
    expect(conversation.get()).toEqual({ status: 'no-session', expired });
  });

  test('an outage is retried automatically, at growing intervals, and opens when it is over', async () => {
    const { ports, answers, timers, fire } = fakeConversationPorts();
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

  test('showing the page retries at once', async () => {
    const { ports, answers, wakes } = fakeConversationPorts();
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

  test('what arrived just before the page is hidden is saved on the device', async () => {
    const { ports, aways } = fakeConversationPorts();
    const conversation = new GuestConversation(ports);
    conversation.start();
    await settle();
    expect(loadCopy(ports.storage, ports.now())).toBeNull();
    for (const away of aways) away();
    expect(loadCopy(ports.storage, ports.now())?.snapshot.conversation).toEqual(
      expect.objectContaining({ id: expect.any(String) }),
    );
  });

  test('a session that another tab started is found when the page is shown again', async () => {
    const { ports, answers, wakes } = fakeConversationPorts();
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
    const { ports, closed, followed, timers, wakes } = fakeConversationPorts();
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

describe('while it is open', () => {
  async function opened() {
    const parts = fakeConversationPorts();
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

  test('stream events and responses lead to the same messages', async () => {
    const { conversation, stream, view } = await opened();
    const event = { type: 'message.created' as const, message: sampleMessage({ clientId: 'mine' }) };
    conversation.apply(event);
    stream.onEvent(event);
    expect(view().state.messages).toHaveLength(1);
  });

  test('a gap is reloaded after a moment', async () => {
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

  test('a gap that never closes is not reloaded endlessly', async () => {
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

  test('a stream that ends for another reason than the session is reopened from a new cursor', async () => {
    const { answers, followed, fire, stream, view } = await opened();
    answers['GET /api/guest/conversation'] = { ok: true, value: sampleSnapshot({ cursor: '99' }) };
    stream.onState({ status: 'ended', problem: problem('cursor-too-old', 410) });
    fire();
    await settle();
    expect(followed.map(({ after }) => after)).toEqual(['1', '99']);
    expect(view().over).toBe(false);
  });

  test('an ended session stays readable and says that it is over', async () => {
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
