import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Channel } from './database.ts';

const CHANNEL_NAME = 'bellkey';
const RECONNECT_DELAY_MS = 500;

/**
 * LISTEN and NOTIFY on a connection of their own: NOTIFY inside a writing transaction takes a lock that all commits
 * share. What is sent here is a hint only, so what is lost in a reconnect is made good by reading again.
 */
export function openChannel(url: string): Channel & { close(): Promise<void> } {
  let closed = false;
  let client: pg.Client | null = null;
  let deliver: (payload: string) => void = () => undefined;
  let onReconnect: () => void = () => undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url });
    next.on('notification', ({ payload }) => deliver(payload ?? ''));
    next.on('error', () => undefined);
    next.on('end', () => {
      if (client === next) client = null;
      if (!closed) void reconnect();
    });
    await next.connect();
    await next.query(`listen ${CHANNEL_NAME}`);
    client = next;
  }

  async function reconnect(): Promise<void> {
    while (!closed && !client) {
      await sleep(RECONNECT_DELAY_MS, undefined, { ref: false });
      try {
        if (!closed) await connect();
        onReconnect();
      } catch {
        // The server is still away; the loop tries again.
      }
    }
  }

  return {
    async listen(onPayload, reconnected) {
      deliver = onPayload;
      onReconnect = reconnected;
      await connect();
    },
    async send(payload) {
      await client?.query('select pg_notify($1, $2)', [CHANNEL_NAME, payload]);
    },
    async close() {
      closed = true;
      await client?.end();
    },
  };
}
