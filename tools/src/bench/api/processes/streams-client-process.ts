import { setTimeout as sleep } from 'node:timers/promises';
import { staffTokenOf, tokenOf } from '../data/streams-fixtures.ts';
import { answerParent } from './child.ts';
import { StreamClient } from './streams-client.ts';

/** Clients to open: guests from `first` on, and staff of a department. */
export interface ClientsToOpen {
  port: number;
  propertyId: string;
  first: number;
  guests: number;
  staff: number;
  perSecond: number;
  /** The event after which they resume. */
  after: number;
}

/** Events and reconnections of one client, as plain data. */
export interface ClientRecord {
  ids: number[];
  /** When the last event came, in ms since 1970; 0 before the first. */
  lastAt: number;
  /** When streams were opened, and time to the first bytes, in ms. */
  openings: Array<{ at: number; ms: number }>;
  refused: number;
}

const TICK_MS = 20;
const clients: StreamClient[] = [];

async function open({
  port,
  propertyId,
  first,
  guests,
  staff,
  perSecond,
  after,
}: ClientsToOpen): Promise<void> {
  const fresh = [
    ...Array.from(
      { length: guests },
      (_, index) =>
        new StreamClient(port, '/api/guest/events', `cookie: bellkey_guest=${tokenOf(first + index)}`, after),
    ),
    ...Array.from(
      { length: staff },
      (_, index) =>
        new StreamClient(
          port,
          `/api/staff/events?property=${propertyId}`,
          `authorization: Bearer ${staffTokenOf(index)}`,
          after,
        ),
    ),
  ];
  clients.push(...fresh);
  const atOnce = Math.max(1, Math.round((perSecond * TICK_MS) / 1000));
  for (let opened = 0; opened < fresh.length; opened += atOnce) {
    for (const client of fresh.slice(opened, opened + atOnce)) client.open();
    await sleep(TICK_MS);
  }
}

const live = (): number => clients.filter(({ isLive }) => isLive).length;

function records(): ClientRecord[] {
  return clients.map(({ arrivals, openings, refused }) => ({
    ids: arrivals.map(({ id }) => id),
    lastAt: arrivals.at(-1)?.at ?? 0,
    openings,
    refused,
  }));
}

/** Each client loses its connection once per period, at its own moment. */
async function drop({ everyMs, forMs }: { everyMs: number; forMs: number }): Promise<void> {
  const until = Date.now() + forMs;
  await Promise.all(
    clients.map(async (client, index) => {
      await sleep((everyMs * index) / clients.length);
      while (Date.now() < until) {
        client.drop();
        await sleep(everyMs);
      }
    }),
  );
}

function close(): void {
  for (const client of clients.splice(0)) client.close();
}

answerParent({ open, live, records, drop, close });
