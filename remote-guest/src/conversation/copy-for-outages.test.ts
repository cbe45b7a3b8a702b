import { beforeEach, describe, expect, test } from '@jest/globals';
import { sampleMessage } from '../test-support/sample-conversation.ts';
import { fakeConversationPorts, problem, settle } from './fake-conversation-ports.ts';
import { GuestConversation } from './guest-conversation.ts';

beforeEach(() => localStorage.clear());

describe('a copy for outages', () => {
  test('is shown at once without a network, before any call has failed', async () => {
    const before = fakeConversationPorts();
    const stop = new GuestConversation(before.ports).start();
    await settle();
    stop();

    const later = fakeConversationPorts();
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

  test('is shown with its time when the API is unreachable, and replaced when it is back', async () => {
    const before = fakeConversationPorts();
    const first = new GuestConversation(before.ports);
    const stop = first.start();
    await settle();
    before.followed[0]?.onEvent({ type: 'message.created', message: sampleMessage() });
    stop();

    const later = fakeConversationPorts();
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

  test('is deleted with its session', async () => {
    const { ports, followed } = fakeConversationPorts();
    const conversation = new GuestConversation(ports);
    const stop = conversation.start();
    await settle();
    followed[0]?.onEvent({ type: 'session.ended', reason: 'checked-out' });
    stop();
    expect(localStorage).toHaveLength(0);
  });

  test('is not shown once the API has said that the session is over', async () => {
    const before = fakeConversationPorts();
    const stop = new GuestConversation(before.ports).start();
    await settle();
    stop();
    const later = fakeConversationPorts();
    later.answers['GET /api/guest/session'] = { ok: false, error: problem('session-expired', 401) };
    const second = new GuestConversation(later.ports);
    second.start();
    await settle();
    expect(second.get()).toEqual({ status: 'no-session', expired: true });
    expect(localStorage).toHaveLength(0);
  });
});
