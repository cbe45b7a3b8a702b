import { randomUUID } from 'node:crypto';
import { type LiveEvent, type Message, streams } from '@bellkey/shared/api';
import type { HeldConversation } from '../ledger/day-record.ts';
import type { PlannedWish } from '../plan/plan-day.ts';
import { after, type Day } from './day.ts';
import { type LiveStream, openStream } from './live-stream.ts';

const MINUTE_MS = 60_000;

/** A guest in a room, who writes as planned and reads what arrives. */
export interface SimulatedGuest {
  say(wish: PlannedWish): Promise<void>;
  /** Events of the live stream. */
  held(): HeldConversation[];
  readonly sent: ReadonlyArray<{ clientId: string; conversationId: string }>;
  leave(): void;
}

interface Talk {
  conversationId: string;
  cookie: string;
  stream: LiveStream;
  messageIds: Set<string>;
  doubled: string[];
  /** Releases the clock when the last line is answered. */
  answered: () => void;
  takesBackUntil: number;
}

/** @param code of the room */
export function createGuest(day: Day, code: string): SimulatedGuest {
  const talks: Talk[] = [];
  const sent: Array<{ clientId: string; conversationId: string }> = [];
  let entering: Promise<Talk> | null = null;

  async function enter(): Promise<Talk> {
    const { status, body, cookie } = await day.call('POST /api/guest/session', { body: { code } });
    if (status !== 201 || !cookie)
      throw new Error(`A guest could not enter: ${status} ${JSON.stringify(body)}`);
    const { body: view } = await day.call('GET /api/guest/conversation', { cookie });
    const talk: Talk = {
      conversationId: view.conversation.id,
      cookie,
      stream: { close: () => undefined },
      messageIds: new Set((view.messages as Message[]).map(({ id }) => id)),
      doubled: [],
      answered: () => undefined,
      takesBackUntil: 0,
    };
    talk.stream = openStream(day, streams.guest, { cookie }, view.cursor, (event, isOld) =>
      take(talk, event, isOld),
    );
    talks.push(talk);
    return talk;
  }

  function take(talk: Talk, event: LiveEvent, isOld: boolean): void {
    if (event.type === 'request.created') considerTakingBack(talk, event.request.id);
    if (event.type !== 'message.created') return;
    const { message } = event;
    if (isOld && talk.messageIds.has(message.id)) talk.doubled.push(message.id);
    talk.messageIds.add(message.id);
    if (message.sender.kind === 'guest') return;
    talk.answered();
    const choice = message.parts.find((part) => part.kind === 'choices')?.choices[0];
    if (choice && message.sender.kind === 'ai') {
      after(day, day.random.between(0.2, 1.5) * MINUTE_MS, () => send(talk, choice.text));
    }
  }

  function considerTakingBack(talk: Talk, requestId: string): void {
    const left = talk.takesBackUntil - day.clock.now();
    if (left <= 0) return;
    talk.takesBackUntil = 0;
    after(day, left, () => day.call(`POST /api/guest/requests/${requestId}/cancel`, { cookie: talk.cookie }));
  }

  async function send(talk: Talk, line: string): Promise<number> {
    const clientId = randomUUID();
    talk.answered();
    talk.answered = day.clock.hold();
    const { status, body } = await day.call('POST /api/guest/messages', {
      cookie: talk.cookie,
      body: { clientId, body: line },
    });
    if (status === 201) {
      sent.push({ clientId, conversationId: talk.conversationId });
      talk.messageIds.add(body.id);
    } else talk.answered();
    return status;
  }

  return {
    async say({ line, cancelAfter }) {
      entering ??= enter();
      const talk = await entering;
      if (cancelAfter !== null) talk.takesBackUntil = day.clock.now() + cancelAfter;
      const status = await send(talk, line);
      // The stay's session has ended: the guest scans the code again.
      if (status === 401 || status === 403) {
        talk.stream.close();
        entering = enter();
        await send(await entering, line);
      }
    },
    held: () =>
      talks.map(({ conversationId, messageIds, doubled }) => ({
        conversationId,
        by: 'guest',
        messageIds: [...messageIds],
        doubled,
      })),
    sent,
    leave: () => {
      for (const { stream } of talks) stream.close();
    },
  };
}
