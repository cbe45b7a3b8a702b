import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createConcierge } from '@bellkey/concierge';
import type { TurnResult } from '@bellkey/concierge/contract';
import type { Chat, ChatLine, ChatOptions } from '@bellkey/concierge/evaluation/chat';
import type { Conversation, Message, ServiceRequest } from '@bellkey/shared/api';
import { inArray } from 'drizzle-orm';
import { turns } from '../platform/database/schema/assistant-tables.ts';
import { done } from '../platform/outcome/outcome.ts';
import { CallRefused, openScratchHotel, SCRATCH_PROPERTY } from './scratch-hotel.ts';

const NOT_ACTIONS = new Set(['search_knowledge', 'hand_off', 'offer_choices']);
/** When separate conversations begin, by the hotel's clock: the kitchen is open and people are on duty. */
const BEGIN_HOUR = 13;
/** Between lines of one conversation, so that limits per minute meet a person's pace and not a script's. */
const BETWEEN_LINES_MS = 15_000;

function printed({ reply, actions, handoff, parts }: TurnResult): ChatLine {
  return {
    reply,
    actions: actions
      .filter(({ tool, outcome }) => outcome === 'done' && !NOT_ACTIONS.has(tool))
      .map(({ tool, input }) => ({ tool, input })),
    handoff: handoff?.reason ?? null,
    sources: parts.flatMap((part) =>
      part.kind === 'source' ? [{ id: part.source.id, title: part.source.title }] : [],
    ),
  };
}

/** Opens a terminal chat with the whole product on a scratch database. */
export async function openChat({ property, place: label, separate }: ChatOptions): Promise<Chat> {
  let answered: (result: TurnResult) => void = () => undefined;
  const concierge = createConcierge({});
  const hotel = await openScratchHotel(async (...turn) => {
    const result = await concierge(...turn);
    answered(result);
    return result;
  });
  const place = hotel.places.find(
    (candidate) => candidate.label === label || candidate.label.endsWith(` ${label}`),
  );
  if (property !== SCRATCH_PROPERTY || !place) {
    await hotel.close();
    throw new Error(
      `There is no place "${label}" in "${property}". Try --property ${SCRATCH_PROPERTY} --place 204.`,
    );
  }

  /** A turn's end is written after its result is known; the next line waits for that, as a person would. */
  async function settled(): Promise<void> {
    for (;;) {
      const open = await hotel.api.store.inProperty(SCRATCH_PROPERTY, async (scope) =>
        done(
          await scope.db
            .select({ id: turns.id })
            .from(turns)
            .where(scope.own(turns, inArray(turns.state, ['pending', 'running']))),
        ),
      );
      if (!open.ok || open.value.length === 0) return;
      await delay(5);
    }
  }

  async function read(): Promise<{ conversation: Conversation; messages: Message[] }> {
    const response = await hotel.call('GET', '/api/guest/conversation', cookie);
    return (await response.json()) as { conversation: Conversation; messages: Message[] };
  }

  const lastSystemWords = async () =>
    (await read()).messages.findLast(({ sender }) => sender.kind === 'system')?.body ?? null;

  /** What an alarm came to: it is raised with the line, and no turn has to follow. */
  async function alarmed(): Promise<ChatLine | null> {
    const { conversation, messages } = await read();
    if (!conversation.alarm) return null;
    const { kind } = conversation.alarm;
    return {
      reply: messages.findLast(({ sender }) => sender.kind === 'system')?.body ?? null,
      actions: [{ tool: 'raise_incident', input: { kind } }],
      handoff: `emergency:${kind}`,
      sources: [],
    };
  }

  let cookie = await hotel.enter(place);
  let waiting: string | null = null;
  const begin = async () => {
    hotel.skipToNextDay(BEGIN_HOUR);
    cookie = await hotel.enter(place);
    waiting = null;
  };
  return {
    begin,
    close: hotel.close,
    async requests() {
      const response = await hotel.call('GET', '/api/guest/conversation', cookie);
      const { requests } = (await response.json()) as { requests: ServiceRequest[] };
      return requests.map(({ service, quantity, state }) => ({ service, quantity, state }));
    },
    async say(line) {
      if (separate) await begin();
      else hotel.skip(BETWEEN_LINES_MS);
      const result = new Promise<TurnResult>((resolve) => {
        answered = resolve;
      });
      try {
        await hotel.call('POST', '/api/guest/messages', cookie, { clientId: randomUUID(), body: line });
      } catch (error) {
        // What is too long never reaches the concierge; the guest reads why.
        if (!(error instanceof CallRefused)) throw error;
        return { reply: error.detail, actions: [], handoff: waiting, sources: [] };
      }
      // Once a person has been fetched the engine is silent, and the guest was told so; nobody answers in a terminal.
      if (waiting !== null) return { reply: null, actions: [], handoff: waiting, sources: [] };
      const alarm = await alarmed();
      if (alarm) {
        await settled();
        waiting = alarm.handoff;
        return alarm;
      }
      const answer = printed(await result);
      await settled();
      waiting = answer.handoff;
      // Where the concierge has nothing to add, the server's own words about the hand-off are what the guest reads.
      return answer.handoff && !answer.reply ? { ...answer, reply: await lastSystemWords() } : answer;
    },
  };
}
