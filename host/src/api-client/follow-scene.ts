import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LiveEvent } from '@bellkey/shared/api';
import type { StreamState } from '@bellkey/shared/shell';
import { createFollow } from './follow.ts';
import type { LoadChunk } from './load-chunk.ts';

/** What a test has opened; closed at its end. */
export const closers: Array<() => void> = [];

/** A server whose stream the test writes by hand. */
export async function streamServer(
  onStream: (
    response: ServerResponse,
    lastEventId: string | undefined,
    count: number,
    authorization: string | undefined,
  ) => void,
) {
  let count = 0;
  const server = createServer((request, response) => {
    count += 1;
    const { authorization } = request.headers;
    onStream(response, request.headers['last-event-id']?.toString(), count, authorization);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Follows a stream as a guest, and records its events and states. */
export function follow(baseUrl: string, loadChunk: LoadChunk = (load) => load()) {
  const events: LiveEvent[] = [];
  const states: StreamState[] = [];
  let changed: () => void = () => undefined;
  const close = createFollow({
    baseUrl,
    fetch,
    getIdToken: async () => 'token',
    isOnline: () => true,
    random: () => 0,
    now: () => 0,
    loadChunk,
    onWake: () => () => undefined,
  })('guest', {
    after: '5',
    onEvent: (event) => {
      events.push(event);
      changed();
    },
    onState: (state) => {
      states.push(state);
      changed();
    },
  });
  closers.push(close);
  const until = async (condition: () => boolean) => {
    while (!condition()) await new Promise<void>((resolve) => (changed = resolve));
  };
  return { events, states, until };
}
