import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { DemoPropertyKey, Message, ServiceRequest } from '@bellkey/shared/api';
import { purgeDemos } from '../public/demo/purge-demos.ts';
import { DEMO_LIFETIME_MS } from '../public/demo/start-demo.ts';
import type { TestApi } from './test-api.ts';

const ANSWER_TIMEOUT_MS = 60_000;
const POLL_MS = 3;

/** Result of a guest's message, from the guest's own view of the conversation. */
export interface DemoAnswer {
  /** All replies to the last line, joined. */
  reply: string;
  /** The parts of those replies: request cards, sources, choices, orders. */
  parts: Message['parts'];
  /** Requests that this conversation created, oldest first. */
  requests: ServiceRequest[];
  /** `ai_active`, or `awaiting_human` once a person has been asked for. */
  state: string;
}

let guests = 0;

/** Sends lines, one after another, as the visitor of a new demo, and removes the demo. */
export async function postDemoMessage(
  api: TestApi,
  property: DemoPropertyKey,
  lines: readonly string[],
): Promise<DemoAnswer> {
  guests += 1;
  const peer = `2001:db8:${(guests >> 8).toString(16)}:${(guests & 255).toString(16)}::1`;
  const started = await api.call(`POST /api/demo/sessions?house=${property}`, { peer });
  if (started.status !== 201) throw new Error(`No demo: ${JSON.stringify(started.body)}`);
  const headers = { 'x-demo-guest': started.body.guestToken as string };
  const view = async () => (await api.call('GET /api/guest/conversation', { headers, peer })).body;
  let known = 0;
  for (const body of lines) {
    known = (await view()).messages.length;
    const said = await api.call('POST /api/guest/messages', {
      headers,
      peer,
      body: { clientId: `client-${randomUUID()}`, body },
    });
    if (said.status >= 300) throw new Error(`Not said: ${JSON.stringify(said.body)}`);
    const deadline = Date.now() + ANSWER_TIMEOUT_MS;
    for (;;) {
      const { messages } = await view();
      if (messages.length > known + 1 && messages.at(-1).sender.kind !== 'guest') break;
      if (Date.now() > deadline) throw new Error(`No answer to: ${body}`);
      await delay(POLL_MS);
    }
  }
  const { messages, requests, conversation, state } = await view();
  const answers = (messages as Message[]).slice(known + 1);
  await purgeDemos(api.api.store, new Date(api.clock.now().getTime() + DEMO_LIFETIME_MS + 1000));
  return {
    reply: answers.map(({ body }) => body).join('\n'),
    parts: answers.flatMap(({ parts }) => parts),
    requests: [...(requests as ServiceRequest[])].sort((a, b) => a.no - b.no),
    state: state ?? conversation?.state,
  };
}
