import { randomUUID } from 'node:crypto';
import { type LiveEvent, LiveEvent as LiveEventSchema } from '@bellkey/shared/api';
import { z } from 'zod';
import type { Channel } from '../database/database.ts';
import type { LogEvent } from '../database/log-event.ts';
import { HERE_EVERY_MS, Peers } from './peers.ts';

/** Notification of a stream: stored events may be new, or an event that is not stored. */
export interface HubListener {
  /** The only conversation whose events it carries; null for all of the property's. */
  readonly conversationId: string | null;
  /** @param events everything that one transaction of this process wrote; null when it has to be loaded */
  wake(events: readonly LogEvent[] | null): void;
  show(event: LiveEvent): void;
  /** The process is stopping; the client should come back soon. */
  goodbye(): void;
}

/**
 * Notifies streams of new events. Other processes only get hints of stored events: their streams load them by cursor.
 */
export interface LiveHub {
  /** @param events of one transaction, in the order of the log */
  eventsAppended(propertyId: string, events: readonly LogEvent[]): void;
  /** An event for current listeners, such as pieces of an answer being written. */
  show(propertyId: string, event: LiveEvent): void;
  subscribe(propertyId: string, listener: HubListener): () => void;
  /** Ends every stream. */
  goodbye(): void;
}

/** How long hints are collected before other processes get them: one NOTIFY for a burst. */
const HINT_DELAY_MS = 15;
const SHOW_DELAY_MS = 40;
/** NOTIFY takes less than 8,000 bytes. Larger events are dropped: the stored message follows anyway. */
const MAX_PAYLOAD_BYTES = 7_000;
/** Most conversations that a hint names; beyond that every listener loads. */
const MAX_NAMED_CONVERSATIONS = 100;

const Signal = z.union([
  z.object({
    from: z.string(),
    appended: z.array(z.object({ property: z.string(), conversations: z.array(z.string()).nullable() })),
  }),
  z.object({ from: z.string(), property: z.string(), show: z.array(LiveEventSchema) }),
  /** Presence of a process; with `asks` the others answer with theirs. */
  z.object({ from: z.string(), here: z.enum(['asks', 'says']) }),
]);

/**
 * @param channel reaches other processes on the same database; null when there are none
 * @param now a monotonic clock in milliseconds
 */
export async function createLiveHub(
  channel: Channel | null,
  now: () => number = () => performance.now(),
): Promise<LiveHub> {
  const self = randomUUID();
  const peers = new Peers(now);
  const listeners = new Map<string, Set<HubListener>>();
  const hints = new Map<string, Set<string>>();
  const shown = new Map<string, LiveEvent[]>();
  let hintTimer: NodeJS.Timeout | null = null;
  let showTimer: NodeJS.Timeout | null = null;

  /** Wakes the listeners of these conversations; null for all. Guests do not load each other's. */
  const wakeHere = (
    propertyId: string,
    conversationIds: readonly string[] | null,
    events: readonly LogEvent[] | null = null,
  ) => {
    for (const listener of listeners.get(propertyId) ?? []) {
      const { conversationId } = listener;
      if (!conversationIds || conversationId === null || conversationIds.includes(conversationId)) {
        listener.wake(events);
      }
    }
  };
  const showHere = (propertyId: string, event: LiveEvent) => {
    for (const listener of listeners.get(propertyId) ?? []) listener.show(event);
  };
  const send = (signal: z.input<typeof Signal>) => {
    const payload = JSON.stringify(signal);
    if (Buffer.byteLength(payload) > MAX_PAYLOAD_BYTES) return;
    // A lost hint costs at most one heartbeat: streams load again with each.
    channel?.send(payload).catch(() => undefined);
  };

  const announcePresence = (here: 'asks' | 'says') => {
    if (here === 'asks') peers.asked();
    send({ from: self, here });
  };

  function sendHints(): void {
    hintTimer = null;
    const named = (conversations: ReadonlySet<string>) =>
      conversations.size > MAX_NAMED_CONVERSATIONS ? null : [...conversations];
    for (const [property, conversations] of hints) {
      send({ from: self, appended: [{ property, conversations: named(conversations) }] });
    }
    hints.clear();
  }

  function sendShown(): void {
    showTimer = null;
    for (const [property, events] of shown) send({ from: self, property, show: joinDeltas(events) });
    shown.clear();
  }

  await channel?.listen(
    (payload) => {
      const signal = parseSignal(payload);
      if (!signal || signal.from === self) return;
      peers.signalled();
      if ('here' in signal) {
        if (signal.here === 'asks') announcePresence('says');
      } else if ('appended' in signal) {
        for (const { property, conversations } of signal.appended) wakeHere(property, conversations);
      } else for (const event of signal.show) showHere(signal.property, event);
    },
    () => {
      // Processes that started meanwhile were not heard.
      announcePresence('asks');
      for (const property of listeners.keys()) wakeHere(property, null);
    },
  );
  if (channel) announcePresence('asks');
  const hereTimer =
    channel && setInterval(() => peers.present && announcePresence('says'), HERE_EVERY_MS).unref();

  return {
    eventsAppended(propertyId, events) {
      const conversationIds = [...new Set(events.flatMap(({ conversationId }) => conversationId ?? []))];
      wakeHere(propertyId, conversationIds, events);
      if (!peers.present) return;
      const hinted = hints.get(propertyId) ?? new Set();
      for (const id of conversationIds) hinted.add(id);
      hints.set(propertyId, hinted);
      hintTimer ??= setTimeout(sendHints, HINT_DELAY_MS);
    },
    show(propertyId, event) {
      showHere(propertyId, event);
      if (!peers.present) return;
      shown.set(propertyId, [...(shown.get(propertyId) ?? []), event]);
      showTimer ??= setTimeout(sendShown, SHOW_DELAY_MS);
    },
    subscribe(propertyId, listener) {
      const ofProperty = listeners.get(propertyId) ?? new Set();
      listeners.set(propertyId, ofProperty.add(listener));
      return () => {
        ofProperty.delete(listener);
        if (ofProperty.size === 0 && listeners.get(propertyId) === ofProperty) listeners.delete(propertyId);
      };
    },
    goodbye() {
      if (hintTimer) clearTimeout(hintTimer);
      if (showTimer) clearTimeout(showTimer);
      if (hereTimer) clearInterval(hereTimer);
      for (const ofProperty of [...listeners.values()])
        for (const listener of [...ofProperty]) listener.goodbye();
    },
  };
}

function parseSignal(payload: string): z.output<typeof Signal> | null {
  try {
    return Signal.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}

/** Merges neighbouring pieces of one answer. */
function joinDeltas(events: readonly LiveEvent[]): LiveEvent[] {
  const joined: LiveEvent[] = [];
  for (const event of events) {
    const last = joined.at(-1);
    if (event.type === 'reply.delta' && last?.type === 'reply.delta' && last.turnId === event.turnId) {
      joined[joined.length - 1] = { ...last, text: last.text + event.text };
    } else {
      joined.push(event);
    }
  }
  return joined;
}
