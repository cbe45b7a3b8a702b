import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate as nextRequest } from 'node:timers/promises';
import { API_BODY_MAX_BYTES, createGuardedServer } from '@bellkey/shared/server';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { withTakenOverAnswers } from '../../platform/http/taken-over-answers.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { EventReader } from '../../testing/event-reader.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const ORIGIN = 'https://hotel.example';

describe.each(testDatabases)('Streams over sockets on %s', (_, create) => {
  const stage = useTestApi(create, {
    heartbeatMs: 200,
    trust: { trustedProxies: [], publicOrigins: [ORIGIN] },
  });
  let server: Server;
  let url: string;
  /** The connection of the last request. */
  let socket: Socket;

  beforeAll(async () => {
    server = createGuardedServer(getRequestListener(withTakenOverAnswers(stage.api.api.app.fetch)), {
      bodyLimit: () => API_BODY_MAX_BYTES,
    });
    server.on('request', (request) => {
      socket = request.socket;
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  test('have the headers of every other response, and carry events as they happen', async () => {
    const guest = await stage.api.guest((await stage.newHotel()).codes.room.code);
    const answer = await fetch(`${url}/api/guest/events?after=0`, {
      headers: { cookie: guest.cookie, origin: ORIGIN },
    });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-credentials': 'true',
    });
    const stream = new EventReader(answer);
    const said = await guest.say('over the wire');
    await stream.until((event) => event.type === 'message.created' && event.message.id === said.body.id);
    await stream.when(() => stream.text.includes(': still here'), 'heartbeat');
    await guest.call('DELETE /api/guest/session');
    expect(await stream.until((event) => event.type === 'session.ended')).toMatchObject({ reason: 'left' });
    await stream.untilEnded();
  });

  test('that are refused return problems like others', async () => {
    const answer = await fetch(`${url}/api/guest/events`);
    expect([answer.status, (await answer.json()).code]).toEqual([401, 'no-session']);
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  });

  test('to a client that does not read are cut, and it gets what it missed when it comes back', async () => {
    const hotel = await stage.newHotel();
    const listen = (after: number) =>
      fetch(`${url}/api/staff/events?property=${hotel.id}`, {
        headers: { authorization: `Bearer ${hotel.uids.manager}`, 'last-event-id': `${after}` },
      });
    const slow = await listen(0);
    const itsSocket = socket;
    const long = 'x'.repeat(60_000);
    let sent = 0;
    // Data in the system's own socket buffers does not count as waiting.
    while (!itsSocket.destroyed && sent < 2_000) {
      await stage.api.api.store.inProperty(hotel.id, async (scope) => {
        for (let count = 0; count < 20; count += 1) {
          scope.emit({
            type: 'message.seen',
            conversationId: 'one',
            departmentKey: null,
            forGuest: true,
            payload: async () => ({
              type: 'message.seen',
              conversationId: 'one',
              messageIds: [long],
              at: scope.now.toISOString(),
            }),
          });
        }
        return done(undefined);
      });
      sent += 20;
      // Each writer is a separate request.
      await nextRequest();
    }
    expect(sent).toBeLessThan(2_000);
    const piece = new EventReader(slow);
    await piece.untilEnded();
    expect(piece.ids.length).toBeLessThan(sent);
    const rest = new EventReader(await listen(piece.ids.at(-1) ?? 0));
    await rest.when(() => (rest.ids.at(-1) ?? 0) >= sent, 'last event');
    expect([...piece.ids, ...rest.ids]).toEqual(Array.from({ length: sent }, (_, index) => index + 1));
    await rest.close();
  }, 120_000);
});
