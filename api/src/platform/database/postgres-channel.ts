import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import pg from 'pg';
import type { ChangesChannel, Channel } from './database.ts';

const CHANNEL_NAME = 'bellkey';
/** `application_name` of the connection, by which `pg_stat_activity` shows it. */
export const CHANNEL_CONNECTION = 'bellkey channel';
/** The channel of migration 0400. */
const CHANGES_CHANNEL_NAME = 'bellkey_changes';
const RECONNECT_DELAY_MS = 500;
/** How often the connection is checked, and the timeout: a network can fail silently. */
const PING_EVERY_MS = 5_000;
const PING_PATIENCE_MS = 5_000;

/** A connection that runs one query at a time; node-postgres is about to deprecate queueing. */
interface OneByOne {
  query(text: string, values?: string[]): Promise<unknown>;
  end(): Promise<void>;
}

function oneByOne(client: pg.Client): OneByOne {
  const inTurn = pLimit(1);
  return {
    query: (text, values) => inTurn(() => client.query(text, values)),
    end: () => client.end(),
  };
}

/**
 * LISTEN and NOTIFY on a separate connection: NOTIFY inside a writing transaction takes a lock that all commits share.
 * Messages are only hints, so one lost in a reconnect is made up for by reading again.
 */
export function openChannel(url: string): Channel & ChangesChannel & { close(): Promise<void> } {
  let closed = false;
  let reconnecting = false;
  let connection: OneByOne | null = null;
  let deliver: (payload: string) => void = () => undefined;
  let onReconnect: () => void = () => undefined;
  let deliverChange: (announced: string) => void = () => undefined;
  let onMissed: () => void = () => undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: CHANNEL_CONNECTION,
      connectionTimeoutMillis: PING_PATIENCE_MS,
    });
    next.on('notification', ({ channel, payload = '' }) => {
      if (channel === CHANGES_CHANNEL_NAME) deliverChange(payload);
      else deliver(payload);
    });
    next.on('error', () => undefined);
    const made = oneByOne(next);
    next.on('end', () => {
      if (connection === made) connection = null;
      if (!closed) void reconnect();
    });
    await next.connect();
    await next.query(`listen ${CHANNEL_NAME}; listen ${CHANGES_CHANNEL_NAME}`);
    // Values cached while no one listened are dropped before they are trusted again.
    onMissed();
    connection = made;
    const ping = setInterval(() => void keepAlive(made), PING_EVERY_MS).unref();
    next.on('end', () => clearInterval(ping));
  }

  /** Drops a connection that does not respond. */
  async function keepAlive(asked: OneByOne): Promise<void> {
    const patience = new AbortController();
    const answered = asked.query('select 1').then(
      () => true,
      () => false,
    );
    const late = sleep(PING_PATIENCE_MS, false, { ref: false, signal: patience.signal }).catch(() => false);
    if (await Promise.race([answered, late])) return patience.abort();
    if (connection === asked) connection = null;
    // Ends at once, without waiting for the pending query; `end` then connects again.
    asked.end().catch(() => undefined);
  }

  async function reconnect(): Promise<void> {
    if (reconnecting) return;
    reconnecting = true;
    while (!closed && !connection) {
      await sleep(RECONNECT_DELAY_MS, undefined, { ref: false });
      try {
        if (closed) break;
        await connect();
        onReconnect();
      } catch {
        // The server is still unreachable; the loop tries again.
      }
    }
    reconnecting = false;
  }

  return {
    async listen(onPayload, reconnected) {
      deliver = onPayload;
      onReconnect = reconnected;
      await connect();
    },
    async send(payload) {
      await connection?.query('select pg_notify($1, $2)', [CHANNEL_NAME, payload]);
    },
    listenToChanges(onChange, missed) {
      deliverChange = onChange;
      onMissed = missed;
    },
    isOpen: () => connection !== null,
    async close() {
      closed = true;
      await connection?.end();
    },
  };
}
