import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createConcierge } from '@bellkey/concierge';
import type { Load } from '@bellkey/concierge/evaluation/load';
import { MESSAGE_WINDOW_MS, MESSAGES_PER_WINDOW } from '../assistant/chat/message-limits.ts';
import { openScratchHotel, type ScratchHotel } from './scratch-hotel.ts';

const CONVERSATIONS_AT_ONCE = 50;
/** Each writes as often as a guest may: thirty lines in five minutes. */
const BETWEEN_LINES_MS = MESSAGE_WINDOW_MS / MESSAGES_PER_WINDOW;
const ROUNDS = 3;
const LINES = [
  'Could we have two more towels please?',
  'A que horas é o pequeno-almoço?',
  'two pillows and the AC is broken',
  '¿Pueden limpiar la habitación?',
  'Is there a gym?',
];

/** A guest at their phone: sends lines and watches for the answers. */
async function openGuest(hotel: ScratchHotel, index: number) {
  const place = hotel.places[index % hotel.places.length];
  if (!place) throw new Error('The scratch hotel has no places');
  const cookie = await hotel.enter(place);
  const stream = await hotel.call('GET', '/api/guest/events', cookie);
  let arrived: () => void = () => undefined;
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of stream.body ?? []) {
      if (/"message.created".*"kind":"ai"/.test(decoder.decode(chunk))) arrived();
    }
  })();
  return {
    reading,
    /** Milliseconds until the answer arrived. */
    async ask(body: string): Promise<number> {
      const answer = new Promise<void>((resolve) => {
        arrived = resolve;
      });
      const started = performance.now();
      await hotel.call('POST', '/api/guest/messages', cookie, { clientId: randomUUID(), body });
      await answer;
      return performance.now() - started;
    },
  };
}

const lineOf = (guest: number, round: number) => LINES[(guest + round) % LINES.length] ?? '';

/** Fifty guests who write at the same time, each in their own conversation. */
export async function measureLoad(): Promise<Load> {
  let queries = 0;
  const hotel = await openScratchHotel(createConcierge({}), {
    onQuery: () => {
      queries += 1;
    },
  });
  const guests = await Promise.all(
    Array.from({ length: CONVERSATIONS_AT_ONCE }, (_, index) => openGuest(hotel, index)),
  );
  for (const [index, guest] of guests.slice(0, LINES.length).entries()) await guest.ask(lineOf(index, 0));

  queries = 0;
  const times: number[] = [];
  const before = process.cpuUsage();
  await Promise.all(
    guests.map(async (guest, index) => {
      await sleep((index / guests.length) * BETWEEN_LINES_MS);
      for (let round = 1; round <= ROUNDS; round += 1) {
        const took = await guest.ask(lineOf(index, round));
        times.push(took);
        if (round < ROUNDS) await sleep(Math.max(0, BETWEEN_LINES_MS - took));
      }
    }),
  );
  const { user, system } = process.cpuUsage(before);
  await hotel.close();
  await Promise.allSettled(guests.map(({ reading }) => reading));
  times.sort((a, b) => a - b);
  return {
    conversations: guests.length,
    turns: times.length,
    p95Ms: Math.round(times[Math.floor(times.length * 0.95)] ?? 0),
    cpuMs: Math.round((user + system) / 100 / times.length) / 10,
    queries: Math.round((queries / times.length) * 10) / 10,
  };
}
