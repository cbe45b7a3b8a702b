import type { Message } from '@bellkey/shared/api';
import type { ApiProblem, ApiResult } from '@bellkey/shared/shell';
import { localDurableStorage } from '../durable-storage/durable-storage.ts';
import { sampleMessage } from '../test-support/sample-conversation.ts';
import type { OutboxPorts } from './outbox.ts';
import type { OutboxEntry } from './outbox-entry.ts';

export const NOW = Date.parse('2026-03-15T14:02:00.000Z');

export const problem = (code: string, status: number, more: Partial<ApiProblem> = {}): ApiProblem => ({
  code,
  status,
  title: code,
  detail: `detail of ${code}`,
  requestId: 'req-1',
  ...more,
});

/** Ports whose API gives the test's responses, one per send, then accepts everything. */
export function fakeOutboxPorts(answers: Array<ApiProblem | 'taken'> = []) {
  const sent: OutboxEntry[] = [];
  const delivered: Message[] = [];
  const timers: Array<{ ms: number; callback: () => void }> = [];
  let ids = 0;
  let sessionsLost = 0;
  const ports: OutboxPorts = {
    storage: localDurableStorage(),
    send: async (entry): Promise<ApiResult<Message>> => {
      sent.push(entry);
      const answer = answers.shift() ?? 'taken';
      return answer === 'taken'
        ? { ok: true, value: sampleMessage({ id: `m-${entry.clientId}`, clientId: entry.clientId }) }
        : { ok: false, error: answer };
    },
    takeTurns: (_, task) => task(),
    newId: () => {
      ids += 1;
      return `client-${ids}`;
    },
    now: () => NOW,
    after: (ms, callback) => {
      const timer = { ms, callback };
      timers.push(timer);
      return () => timers.splice(timers.indexOf(timer), 1);
    },
    onDelivered: (message) => delivered.push(message),
    onSessionLost: () => {
      sessionsLost += 1;
    },
  };
  return { ports, sent, delivered, timers, sessionsLost: () => sessionsLost };
}
