import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Hono } from 'hono';
import type { HostEnvironment } from '../requests/prepare-request.ts';
import { apiProxy } from './api-proxy.ts';

let api: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const asked: IncomingMessage[] = [];

beforeEach(async () => {
  asked.length = 0;
  api = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
});
afterEach(() => {
  api.closeAllConnections();
  api.close();
});

function host() {
  const app = new Hono<HostEnvironment>();
  app.use(async (context, next) => {
    context.set('url', new URL(context.req.url));
    context.set('clientAddress', '203.0.113.7');
    context.set('requestId', 'request-1');
    await next();
  });
  app.all('/api/*', apiProxy(`http://127.0.0.1:${(api.address() as AddressInfo).port}`));
  return app;
}

describe('a request for the API', () => {
  test("has the client's address, whatever the browser claims, and no headers of its own connection", async () => {
    answer = (_, response) => response.writeHead(204, { 'keep-alive': 'timeout=5', etag: 'x' }).end();
    const { status, headers } = await host().request('https://aurora.bellkey.example/api/a%20b?c=1', {
      headers: {
        'x-forwarded-for': '1.2.3.4',
        forwarded: 'for=1.2.3.4',
        'proxy-authorization': 'Basic x',
        authorization: 'Bearer y',
        'accept-encoding': 'br',
      },
    });
    expect(status).toBe(204);
    expect([headers.get('etag'), headers.get('keep-alive')]).toEqual(['x', null]);
    expect(asked[0]?.url).toBe('/api/a%20b?c=1');
    expect(asked[0]?.headers).toMatchObject({
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-host': 'aurora.bellkey.example',
      'x-forwarded-proto': 'https',
      'x-request-id': 'request-1',
      'accept-encoding': 'identity',
      authorization: 'Bearer y',
    });
    expect(Object.keys(asked[0]?.headers ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:forwarded|proxy-authorization)$/)]),
    );
  });

  test('has its body, and a redirect is passed through', async () => {
    answer = (request, response) => request.pipe(response.writeHead(302, { location: '/elsewhere' }));
    const redirected = await host().request('/api/echo', { method: 'POST', body: 'towels' });
    expect([redirected.status, redirected.headers.get('location')]).toEqual([302, '/elsewhere']);
    expect(await redirected.text()).toBe('towels');
  });

  test('without an API gets a problem of its own', async () => {
    answer = (request) => request.socket.destroy();
    const refused = await host().request('/api/anything');
    expect(refused.status).toBe(502);
    expect(await refused.json()).toMatchObject({ code: 'unreachable', requestId: 'request-1' });
  });
});

describe('a connection that the API closed while it was idle', () => {
  const closeWhenUsedAgain = () => {
    const used = new WeakSet<object>();
    answer = (request, response) => {
      if (used.has(request.socket)) return void request.socket.destroy();
      used.add(request.socket);
      response.writeHead(200, { 'content-length': 2 }).end('ok');
    };
  };
  const send = (app: ReturnType<typeof host>, init: RequestInit) => app.request('/api/anything', init);

  test('is replaced for requests that may be repeated', async () => {
    closeWhenUsedAgain();
    const app = host();
    const twice = { method: 'POST', body: 'towels', headers: { 'idempotency-key': 'key-1' } };
    for (const init of [{}, {}, twice]) expect(await (await send(app, init)).text()).toBe('ok');
  });

  test('is an error for all others: the API may have received them', async () => {
    closeWhenUsedAgain();
    const app = host();
    await (await send(app, {})).text();
    expect((await send(app, { method: 'POST', body: 'towels' })).status).toBe(502);
  });
});

test('a browser that leaves ends the request at the API', async () => {
  const server = createServer(getRequestListener(host().fetch));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const browser = get({ port, host: '127.0.0.1', path: '/api/events' });
  browser.on('error', () => undefined);
  await new Promise<void>((closed) => {
    answer = (_, response) => {
      response.on('close', closed);
      browser.destroy();
    };
  });
  server.close();
});

describe('a stream of the API', () => {
  test('arrives as it is sent, and ends at the API when the browser leaves', async () => {
    const closed = new Promise<void>((resolve) => {
      answer = (_, response) => {
        response.on('close', resolve);
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write('data: one\n\n');
      };
    });
    const browser = new AbortController();
    const stream = await host().request('/api/events', { signal: browser.signal });
    const first = await stream.body?.getReader().read();
    expect(new TextDecoder().decode(first?.value)).toBe('data: one\n\n');
    browser.abort();
    await closed;
  });
});
