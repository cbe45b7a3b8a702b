import type { LiveEvent } from '@bellkey/shared/api';
import { shellServices } from '@bellkey/shared/shell-testing';
import { describe, expect, test } from '@jest/globals';
import { overLink, SLOW_MS } from './slow-api.ts';

const event = (turnId: string): LiveEvent => ({ type: 'reply.ended', conversationId: 'c', turnId });
const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

/** A link whose pauses end when the test says so. */
function link() {
  const network = { slow: false, unknown: 0, pauses: [] as Array<{ ms: number; end: () => void }> };
  let emit: (event: LiveEvent) => void = () => undefined;
  const called: string[] = [];
  const answer = { status: 503 };
  const { api } = shellServices();
  const slow = overLink(
    {
      call: async (key, input) => {
        called.push(key);
        const refused = await api.call(key, input);
        return refused.ok ? refused : { ok: false, error: { ...refused.error, ...answer } };
      },
      follow: (_, { onEvent }) => {
        emit = onEvent;
        return () => undefined;
      },
    },
    {
      isSlow: () => network.slow,
      after: (ms, end) => network.pauses.push({ ms, end }),
      onUnknown: () => {
        network.unknown += 1;
      },
    },
  );
  return { network, called, answer, slow, emit: (one: LiveEvent) => emit(one) };
}

describe('the demo’s network', () => {
  test('passes calls on at once, and delays each while it is slow', async () => {
    const { network, called, slow } = link();
    await slow.call('GET /api/guest/session', {});
    expect(called).toHaveLength(1);
    network.slow = true;
    const waiting = slow.call('GET /api/guest/session', {});
    await settled();
    expect([called.length, network.pauses.map(({ ms }) => ms)]).toEqual([1, [SLOW_MS]]);
    network.pauses[0]?.end();
    await waiting;
    expect(called).toHaveLength(2);
  });

  test('keeps the order of events, also when it becomes fast between two of them', async () => {
    const { network, slow, emit } = link();
    const seen: string[] = [];
    slow.follow('guest', {
      after: '0',
      onState: () => undefined,
      onEvent: (one) => 'turnId' in one && one.turnId && seen.push(one.turnId),
    });
    network.slow = true;
    emit(event('first'));
    network.slow = false;
    emit(event('second'));
    await settled();
    expect(seen).toEqual([]);
    network.pauses[0]?.end();
    await settled();
    expect(seen).toEqual(['first', 'second']);
  });

  test('drops what arrives after it was closed', async () => {
    const { network, slow, emit } = link();
    const seen: LiveEvent[] = [];
    const close = slow.follow('guest', {
      after: '0',
      onState: () => undefined,
      onEvent: (one) => void seen.push(one),
    });
    network.slow = true;
    emit(event('late'));
    close();
    network.pauses[0]?.end();
    await settled();
    expect(seen).toEqual([]);
  });

  test('reports when its credentials are unknown, and only then', async () => {
    const { network, answer, slow } = link();
    await slow.call('GET /api/guest/session', {});
    expect(network.unknown).toBe(0);
    answer.status = 401;
    await slow.call('GET /api/guest/session', {});
    expect(network.unknown).toBe(1);
  });
});
