import { describe, expect, test } from '@jest/globals';
import { propertyClock } from '../../property-time/property-clock.ts';
import { sampleMessage, sampleRequest } from '../../test-support/sample-conversation.ts';
import { applyEvent, openConversation } from './conversation-state.ts';
import { sampleSnapshot } from './sample-snapshot.ts';
import { timeline } from './timeline.ts';

const NOW = Date.parse('2026-03-15T15:00:00.000Z');
const clock = propertyClock('Europe/Lisbon');
const guest = { kind: 'guest' as const, name: null };
const show = (change: Parameters<typeof sampleSnapshot>[0], unsent: Parameters<typeof timeline>[1] = []) =>
  timeline(openConversation(sampleSnapshot(change)), unsent, clock, NOW);
const entry = { clientId: 'mine', body: 'Hello', writtenAt: NOW, refusal: null };

describe('the order of the log', () => {
  test('each of the property’s days starts with its name', () => {
    const messages = [
      sampleMessage({ id: 'a', createdAt: '2026-03-14T23:59:00.000Z' }),
      sampleMessage({ id: 'b', createdAt: '2026-03-15T00:01:00.000Z' }),
    ];
    expect(show({ messages }).map((item) => (item.kind === 'day' ? item.label : item.key))).toEqual([
      'Yesterday',
      'a',
      'Today',
      'b',
    ]);
  });

  test('a request’s card is under the first message that mentions it, once', () => {
    const parts = [{ kind: 'request' as const, requestId: 'request-1' }];
    const messages = [
      sampleMessage({ id: 'a', parts }),
      sampleMessage({ id: 'b', parts, createdAt: '2026-03-15T14:20:00.000Z' }),
    ];
    expect(show({ messages, requests: [sampleRequest()] }).map(({ key }) => key)).toEqual([
      'day-2026-03-15',
      'a',
      'request-request-1',
      'b',
    ]);
  });

  test('a request that staff raised is at its own time', () => {
    const messages = [
      sampleMessage({ id: 'a', createdAt: '2026-03-15T14:00:00.000Z' }),
      sampleMessage({ id: 'b', createdAt: '2026-03-15T14:30:00.000Z' }),
    ];
    const keys = show({ messages, requests: [sampleRequest({ source: 'staff' })] }).map(({ key }) => key);
    expect(keys).toEqual(['day-2026-03-15', 'a', 'request-request-1', 'b']);
  });

  test('a request of an answer that is still being written waits for it', () => {
    const state = openConversation(sampleSnapshot({ requests: [sampleRequest()] }));
    const writing = applyEvent(
      state,
      { type: 'reply.step', conversationId: 'conversation-1', turnId: 't', step: 'Looking' },
      NOW,
    );
    expect(timeline(writing, [], clock, NOW).map(({ kind }) => kind)).toEqual(['reply']);
  });
});

describe('sent messages', () => {
  test('an unsent message is at the end until the message with its client id has arrived', () => {
    expect(show({}, [entry]).map(({ kind }) => kind)).toEqual(['day', 'unsent']);
    const messages = [sampleMessage({ sender: guest, clientId: 'mine' })];
    const items = show({ messages }, [entry]);
    expect(items.map(({ kind }) => kind)).toEqual(['day', 'message']);
    expect(items.at(-1)?.key).toBe('mine');
  });

  test('only the guest’s last message shows its delivery state', () => {
    const messages = [
      sampleMessage({ id: 'a', sender: guest, seenAt: '2026-03-15T14:03:00.000Z' }),
      sampleMessage({ id: 'b', sender: guest, createdAt: '2026-03-15T14:04:00.000Z' }),
    ];
    const receipts = show({ messages }).flatMap((item) => (item.kind === 'message' ? [item.receipt] : []));
    expect(receipts).toEqual([null, 'sent']);
  });
});

test('a sender is named at the first of several messages', () => {
  const messages = [
    sampleMessage({ id: 'a' }),
    sampleMessage({ id: 'b', createdAt: '2026-03-15T14:03:00.000Z' }),
    sampleMessage({ id: 'c', createdAt: '2026-03-15T14:04:00.000Z', sender: { kind: 'staff', name: 'Ana' } }),
    sampleMessage({ id: 'd', createdAt: '2026-03-15T14:20:00.000Z', sender: { kind: 'staff', name: 'Ana' } }),
  ];
  const firsts = show({ messages }).flatMap((item) => (item.kind === 'message' ? [item.first] : []));
  expect(firsts).toEqual([true, false, true, true]);
});

test('choices can be selected until the next message', () => {
  const messages = [sampleMessage({ id: 'a' })];
  const choosable = (unsent: Parameters<typeof timeline>[1]) =>
    show({ messages }, unsent).flatMap((item) => (item.kind === 'message' ? [item.choosable] : []));
  expect(choosable([])).toEqual([true]);
  expect(choosable([entry])).toEqual([false]);
});
