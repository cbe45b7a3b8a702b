import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createGuardedServer } from '@bellkey/shared/server';
import { getRequestListener } from '@hono/node-server';
import { bodyLimitOf } from '../app.ts';
import { smallHost } from './small-host.ts';
import type { SmallStore } from './small-store.ts';

/** Short, so that tests need not wait. */
const TIMES = { headMs: 1_000, requestMs: 1_000, checkMs: 100 };

/** The small host on a port, with the real one's guard. */
export async function listeningHost(store: SmallStore) {
  const host = await smallHost(store);
  const server = createGuardedServer(getRequestListener(host.app.fetch), {
    bodyLimit: bodyLimitOf,
    times: TIMES,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    ...host,
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections();
      server.close();
      host.close();
    },
  };
}
