/** @jest-environment node */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StreamState } from '@bellkey/shared/shell';
import { afterEach, describe, expect, test } from '@jest/globals';
import { createFollow } from './follow.ts';
import { closers, follow, streamServer } from './follow-scene.ts';

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const seen = (id: number) =>
  `id: ${id}\ndata: ${JSON.stringify({ type: 'message.seen', conversationId: 'c', messageIds: [`m${id}`], at: 't' })}\n\n`;
const open = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' });

test('a broken stream reconnects and resumes after the last event', async () => {
  const resumedFrom: Array<string | undefined> = [];
  const url = await streamServer((response, lastEventId, count) => {
    resumedFrom.push(lastEventId);
    open(response).write(seen(5 + count));
    if (count === 1) setTimeout(() => response.destroy(), 20);
  });
  const { events, until } = follow(url);
  await until(() => events.length === 2);
  expect(resumedFrom).toEqual(['5', '6']);
});

test('a refusal ends it with the reason', async () => {
  const url = await streamServer((response) => {
    response.writeHead(401, { 'content-type': 'application/problem+json' });
    response.end(
      JSON.stringify({ code: 'session-expired', status: 401, title: 't', detail: 'd', requestId: 'r' }),
    );
  });
  const { states, until } = follow(url);
  await until(() => states.some((state) => state.status === 'ended'));
  expect(states.at(-1)).toMatchObject({ status: 'ended', problem: { code: 'session-expired' } });
});

test('an unreachable server is tried again until it responds', async () => {
  const url = await streamServer((response, _id, count) => {
    if (count < 3) response.writeHead(503).end();
    else open(response).write(seen(9));
  });
  const { events, until } = follow(url);
  await until(() => events.length === 1);
  expect(events).toHaveLength(1);
});

test('the parser, which is a chunk of its own, is loaded by the rule for failed chunks at each connection', async () => {
  let closed = 0;
  const url = await streamServer((response) => {
    response.on('close', () => (closed += 1));
    open(response).write(seen(9));
  });
  let loads = 0;
  const { events, states, until } = follow(url, async (load) => {
    loads += 1;
    if (loads === 1) throw new Error('Loading chunk eventsource-parser failed.');
    return load();
  });
  await until(() => events.length === 1);
  expect([loads, closed]).toEqual([2, 1]);
  expect(states.map(({ status }) => status)).toEqual(['connecting', 'waiting', 'connecting', 'live']);
});

describe('the wait that the server asks for with `retry:`', () => {
  test('is kept before the stream is reopened', async () => {
    const url = await streamServer((response, _id, count) => {
      if (count === 1) open(response).end('retry: 40\n\n');
      else open(response).write(seen(9));
    });
    const { events, states, until } = follow(url);
    await until(() => events.length === 1);
    expect(states.find(({ status }) => status === 'waiting')).toEqual({ status: 'waiting', retryAt: 40 });
  });

  test('is kept up to a minute, however long a wait the server requests', async () => {
    const url = await streamServer((response) => open(response).end('retry: 86400000\n\n'));
    const { states, until } = follow(url);
    await until(() => states.some(({ status }) => status === 'waiting'));
    expect(states.at(-1)).toEqual({ status: 'waiting', retryAt: 60_000 });
  });

  test('spreads many clients after a planned restart', async () => {
    const clients = 30;
    const spreadMs = 600;
    const wait = (client: number) => Math.floor((spreadMs / clients) * client);
    const goodbyes = new Map<string, number>();
    const returns: number[] = [];
    const url = await streamServer((response, lastEventId = '') => {
      const left = goodbyes.get(lastEventId);
      if (left === undefined) {
        open(response).write(seen(goodbyes.size + 1_000));
        goodbyes.set(`${goodbyes.size + 1_000}`, 0);
        streaming.push(response);
      } else {
        returns.push(Date.now() - left);
        open(response).write(seen(9));
      }
    });
    const streaming: ServerResponse[] = [];
    const followers = Array.from({ length: clients }, () => follow(url));
    await Promise.all(followers.map(({ events, until }) => until(() => events.length === 1)));
    const stoppedAt = Date.now();
    for (const id of goodbyes.keys()) goodbyes.set(id, stoppedAt);
    streaming.forEach((response, client) => {
      response.end(`retry: ${wait(client)}\n\n`);
    });
    await Promise.all(followers.map(({ events, until }) => until(() => events.length === 2)));
    const inOrder = returns.sort((a, b) => a - b);
    // A timer may end one millisecond early.
    inOrder.forEach((after, client) => {
      expect(after).toBeGreaterThanOrEqual(wait(client) - 1);
    });
  });
});

test('a refused token is replaced, and the stream continues with a new one', async () => {
  const tokens: Array<string | undefined> = [];
  const server = createServer((request, response) => {
    tokens.push(request.headers.authorization);
    if (request.headers.authorization === 'Bearer new') open(response).write(seen(6));
    else response.writeHead(401, { 'content-type': 'application/problem+json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  let token = 'old';
  const states: StreamState['status'][] = [];
  await new Promise<void>((resolve) => {
    const close = createFollow({
      baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      fetch,
      getIdToken: async () => token,
      recheckSession: async () => {
        token = 'new';
        return true;
      },
      isOnline: () => true,
      random: () => 0,
      now: () => 0,
      loadChunk: (load) => load(),
      onWake: () => () => undefined,
    })('staff', { after: '5', onEvent: () => resolve(), onState: ({ status }) => states.push(status) });
    closers.push(close);
  });
  expect(tokens).toEqual(['Bearer old', 'Bearer new']);
  expect(states).not.toContain('ended');
});

test.each([
  ['no token', async () => null],
  ['an error', async () => Promise.reject(new Error('network-request-failed'))],
])(
  'without a network the identity provider gives %s, and the stream opens once it does',
  async (_, offline) => {
    const tokens: Array<string | undefined> = [];
    const url = await streamServer((response, _id, _count, authorization) => {
      tokens.push(authorization);
      open(response).write(seen(6));
    });
    let asked = 0;
    const states: StreamState[] = [];
    await new Promise<void>((resolve) => {
      const close = createFollow({
        baseUrl: url,
        fetch,
        getIdToken: async () => {
          asked += 1;
          return asked < 3 ? offline() : 'token';
        },
        isOnline: () => false,
        random: () => 0.1,
        now: () => 0,
        loadChunk: (load) => load(),
        onWake: () => () => undefined,
      })('staff', { after: '5', onEvent: () => resolve(), onState: (state) => states.push(state) });
      closers.push(close);
    });
    expect(tokens).toEqual(['Bearer token']);
    expect(states.map(({ status }) => status)).not.toContain('ended');
    // Each failure doubles the wait, as for an unreachable server.
    expect(states.filter(({ status }) => status === 'waiting')).toEqual([
      { status: 'waiting', retryAt: 50 },
      { status: 'waiting', retryAt: 100 },
    ]);
  },
);
