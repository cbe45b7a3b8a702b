import type { OperationKey } from '@bellkey/shared/api';
import type { ApiClient, ApiProblem, ApiResult, StreamOptions } from '@bellkey/shared/shell';
import { localDurableStorage } from '../durable-storage/durable-storage.ts';
import { sampleSession } from '../test-support/sample-conversation.ts';
import type { ConversationPorts } from './conversation-ports.ts';
import { sampleSnapshot } from './state/sample-snapshot.ts';

export const problem = (code: string, status: number): ApiProblem => ({
  code,
  status,
  title: code,
  detail: code,
  requestId: 'r',
});

/** Ports with responses from a table that a test may change, and timers that the test fires by hand. */
export function fakeConversationPorts() {
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

export const settle = () => new Promise((resolve) => setTimeout(resolve));
