import { randomUUID } from 'node:crypto';
import type { SessionCookie } from './visits.ts';

/** What the guest of the chat has written before it is opened. */
const LINES = ['When is breakfast?', 'Could we have two more towels please?'];

/**
 * Starts a session with a code's link and writes some lines, so that the chat has a conversation to show.
 *
 * @throws Error when the API refuses
 */
export async function startGuestSession(shellUrl: string, link: string): Promise<SessionCookie> {
  const code = new URL(link, shellUrl).searchParams.get('c');
  const post = async (path: string, body: unknown, headers: Record<string, string>) => {
    const answer = await fetch(`${shellUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const started = await post('/api/guest/session', { code }, {});
  const [pair = ''] = (started.headers.getSetCookie()[0] ?? '').split(';');
  const [name = '', ...value] = pair.split('=');
  for (const body of LINES) {
    const clientId = randomUUID();
    await post('/api/guest/messages', { clientId, body }, { cookie: pair, 'idempotency-key': clientId });
  }
  return { name, value: value.join('=') };
}
