import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DayClock } from '../clock/day-clock.ts';
import type { Random } from '../plan/random.ts';
import type { Answer, CallOptions } from './day.ts';

/** Real ms. */
const AGAIN_AFTER_MS = 100;
const GIVE_UP_AFTER_MS = 60_000;
/** Statuses for a retry, perhaps at another process. */
const PASSING = [502, 503, 504];

/**
 * Calls like the product's own clients: a request without a response is repeated, with the same key, at any running
 * process, so that it happens once.
 *
 * @throws Error when no process responds for a minute
 */
export function createCaller(
  urls: () => readonly string[],
  clock: DayClock,
  random: Random,
): (operation: string, options?: CallOptions) => Promise<Answer> {
  return async (operation, { body, cookie, token } = {}) => {
    const [method = 'GET', path = '/'] = operation.split(' ');
    const headers: Record<string, string> = {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(method !== 'GET' && { 'idempotency-key': randomUUID() }),
    };
    const release = clock.hold();
    const until = performance.now() + GIVE_UP_AFTER_MS;
    try {
      for (;;) {
        const running = urls();
        const answer =
          running.length > 0
            ? await ask(`${random.pick(running)}${path}`, {
                method,
                headers,
                ...(body !== undefined && { body: JSON.stringify(body) }),
              })
            : null;
        if (answer && !PASSING.includes(answer.status)) return answer;
        if (performance.now() > until) throw new Error(`No process answered ${operation} within a minute`);
        await sleep(AGAIN_AFTER_MS);
      }
    } finally {
      release();
    }
  };
}

/** Null when the process has ended. */
async function ask(url: string, init: RequestInit): Promise<Answer | null> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(20_000) });
    const text = await response.text();
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? null;
    return { status: response.status, body: text ? JSON.parse(text) : null, cookie };
  } catch {
    return null;
  }
}
