import { once } from 'node:events';
import { type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { API_BODY_MAX_BYTES, createGuardedServer, PLAIN_PAGE_POLICY } from '@bellkey/shared/server';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { createApp } from './create-app.ts';
import { createLogger } from './logger.ts';

const ORIGIN = 'https://hotel.example';

describe('The middleware of every request', () => {
  let server: Server;

  beforeAll(async () => {
    const log = createLogger('silent');
    const app = createApp({ trust: { trustedProxies: [], publicOrigins: [ORIGIN] }, log });
    app.get('/small', (c) => c.json({ small: true }));
    app.get('/page', (c) => c.html('<p>thanks</p>'));
    app.get('/own', (c) => c.html('<p>docs</p>', 200, { 'content-security-policy': "default-src 'self'" }));
    app.post('/echo', async (c) => c.json({ length: (await c.req.text()).length }));
    server = createGuardedServer(getRequestListener(app.fetch), { bodyLimit: () => API_BODY_MAX_BYTES });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  async function call(
    method: string,
    path: string,
    { headers = {}, chunks = [] }: { headers?: Record<string, string>; chunks?: string[] } = {},
  ): Promise<IncomingMessage & { body: string }> {
    const { port } = server.address() as AddressInfo;
    const sent = request({ host: '127.0.0.1', port, method, path, headers });
    for (const chunk of chunks) sent.write(chunk);
    sent.end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return Object.assign(answer, { body: await text(answer) });
  }

  test('gives each page a policy, unless it has its own', async () => {
    const policyOf = async (path: string) => (await call('GET', path)).headers['content-security-policy'];
    expect(await policyOf('/page')).toBe(PLAIN_PAGE_POLICY);
    expect(await policyOf('/own')).toBe("default-src 'self'");
    expect(await policyOf('/small')).toBeUndefined();
  });

  test('writes a response at once, without copying it through a web stream', async () => {
    const reader = jest.spyOn(ReadableStream.prototype, 'getReader');
    const made = jest.spyOn(globalThis, 'ReadableStream');
    try {
      expect((await call('GET', '/small', { headers: { origin: ORIGIN } })).body).toBe('{"small":true}');
      const body = 'two towels';
      const headers = { origin: ORIGIN, 'content-length': String(body.length) };
      expect((await call('POST', '/echo', { headers, chunks: [body] })).body).toBe('{"length":10}');
      expect(reader).not.toHaveBeenCalled();
      expect(made).not.toHaveBeenCalled();
    } finally {
      reader.mockRestore();
      made.mockRestore();
    }
  });

  test('names the origin that may read a response', async () => {
    const { headers } = await call('GET', '/small', { headers: { origin: ORIGIN } });
    expect(headers).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'X-Request-ID,Retry-After',
      vary: 'Origin',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  test.each<Record<string, string>>([{}, { origin: 'https://other.example' }])(
    'no other origin may: %j',
    async (headers) => {
      const answer = await call('GET', '/small', { headers });
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
      expect(answer.headers.vary).toBe('Origin');
    },
  );

  test('a preflight is answered', async () => {
    const { statusCode, headers } = await call('OPTIONS', '/small', {
      headers: { origin: ORIGIN, 'access-control-request-method': 'POST' },
    });
    expect(statusCode).toBe(204);
    expect(headers['access-control-allow-origin']).toBe(ORIGIN);
    expect(headers['access-control-allow-methods']).toContain('POST');
    expect(headers['access-control-allow-headers']).toContain('Idempotency-Key');
  });

  test('a body without a declared length is counted while it arrives', async () => {
    const half = 'x'.repeat(API_BODY_MAX_BYTES / 2 + 1);
    expect((await call('POST', '/echo', { chunks: ['short'] })).body).toBe('{"length":5}');
    const tooLarge = await call('POST', '/echo', { chunks: [half, half] });
    expect(tooLarge.statusCode).toBe(413);
    expect(JSON.parse(tooLarge.body)).toMatchObject({ code: 'body-too-large' });
  });
});
