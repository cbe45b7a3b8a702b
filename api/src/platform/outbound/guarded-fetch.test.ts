import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { probe } from '../../assistant/ai-settings/probe.ts';
import { ANSWER_MAX_BYTES, guardedFetch } from './guarded-fetch.ts';

const open: Array<{ close(): void }> = [];

async function serve(listener: RequestListener): Promise<number> {
  const server: Server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push({
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  });
  return (server.address() as AddressInfo).port;
}

/** A port that accepts connections and behaves as the test sets it. */
async function listenRaw(greeting: string | null): Promise<number> {
  const server = createSocketServer((socket) => {
    open.push({ close: () => socket.destroy() });
    socket.on('error', () => undefined);
    if (greeting !== null) socket.end(greeting);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(server);
  return (server.address() as AddressInfo).port;
}

afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

const allowed = { privateHosts: true };

describe('Calls to addresses that people typed', () => {
  test('a name that leads to this machine or its networks is not connected to', async () => {
    let calls = 0;
    const port = await serve((_, response) => {
      calls += 1;
      response.end('inside');
    });
    for (const address of ['127.0.0.1', '10.0.0.7', '169.254.169.254', '::1', '64:ff9b::a00:7', 'fd00::1']) {
      const family = address.includes(':') ? 6 : 4;
      const rebinding = guardedFetch({ privateHosts: false }, async () => [{ address, family }]);
      await expect(rebinding(`https://llm.example:${port}/v1`)).rejects.toThrow('does not connect to');
    }
    const oneOfTwo = guardedFetch({ privateHosts: false }, async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ]);
    await expect(oneOfTwo(`https://llm.example:${port}/v1`)).rejects.toThrow('does not connect to');
    // Not even if private networks are allowed: a name on the internet never means this machine.
    const loopback = guardedFetch(allowed, async () => [{ address: '127.0.0.1', family: 4 }]);
    await expect(loopback(`https://llm.example:${port}/v1`)).rejects.toThrow('does not connect to');
    expect(calls).toBe(0);
  });

  test('a name is resolved once, the connection goes to the checked address, and the request has the name', async () => {
    const hosts: Array<string | undefined> = [];
    const port = await serve((request, response) => {
      hosts.push(request.headers.host);
      response.end('{}');
    });
    let asked = 0;
    const call = guardedFetch(allowed, async () => {
      asked += 1;
      // A second resolution would send the call to an address where nothing listens.
      return [{ address: asked === 1 ? '127.0.0.1' : '127.0.0.9', family: 4 }];
    });
    const answer = await call(`http://llm.localhost:${port}/v1`);
    expect(answer.status).toBe(200);
    expect([asked, hosts]).toEqual([1, [`llm.localhost:${port}`]]);
  });

  test('a redirect is not followed', async () => {
    let followed = false;
    const port = await serve((request, response) => {
      followed ||= request.url === '/inside';
      response.writeHead(307, { location: '/inside' }).end();
    });
    await expect(guardedFetch(allowed)(`http://127.0.0.1:${port}/v1`)).rejects.toThrow('redirect');
    expect(followed).toBe(false);
  });

  test('an answer ends at 1 MB, announced or streamed', async () => {
    const port = await serve((request, response) => {
      if (request.url === '/fits') return void response.end(Buffer.alloc(ANSWER_MAX_BYTES));
      if (request.url === '/announced') {
        response.writeHead(200, { 'content-length': ANSWER_MAX_BYTES + 1 }).flushHeaders();
        return;
      }
      const piece = Buffer.alloc(64 * 1024);
      const flood = () => {
        while (response.write(piece));
        response.once('drain', flood);
      };
      flood();
    });
    const call = guardedFetch(allowed);
    const at = (path: string) => `http://127.0.0.1:${port}${path}`;
    expect((await (await call(at('/fits'))).arrayBuffer()).byteLength).toBe(ANSWER_MAX_BYTES);
    await expect(call(at('/announced'))).rejects.toThrow('larger');
    const endless = await call(at('/endless'));
    let got = 0;
    const read = async () => {
      for await (const part of endless.body as unknown as AsyncIterable<Uint8Array>) got += part.byteLength;
    };
    await expect(read()).rejects.toThrow('larger');
    expect(got).toBeLessThanOrEqual(ANSWER_MAX_BYTES);
  });
});

describe('A probe', () => {
  const LIMIT_MS = 300;
  const ask = (port: number) =>
    probe(
      { baseUrl: `http://127.0.0.1:${port}/v1`, model: 'm', apiKey: 'k', fetch: guardedFetch(allowed) },
      LIMIT_MS,
    );

  async function closedPort(): Promise<number> {
    const port = await serve(() => undefined);
    for (const one of open.splice(0)) one.close();
    return port;
  }

  test('answers the same, after the same time, for everything that is not a language model', async () => {
    const ports = {
      closed: await closedPort(),
      filtered: await listenRaw(null),
      'another protocol': await listenRaw('220 mail.example ESMTP\r\n'),
      'a login page': await serve((_, response) => void response.writeHead(401).end('<html>')),
      'a page that is missing': await serve((_, response) => void response.writeHead(404).end('{"no":1}')),
      'a redirect': await serve((_, response) => void response.writeHead(302, { location: '/' }).end()),
      'a web page': await serve((_, response) => void response.end('<html>')),
    };
    for (const [what, port] of Object.entries(ports)) {
      const startedAt = performance.now();
      expect([what, await ask(port)]).toEqual([
        what,
        { ok: false, ms: LIMIT_MS, reason: 'unreachable', status: null },
      ]);
      expect(performance.now() - startedAt).toBeGreaterThanOrEqual(LIMIT_MS - 5);
    }
    const notAllowed = await probe(
      {
        baseUrl: 'https://inside.example/v1',
        model: 'm',
        apiKey: 'k',
        fetch: guardedFetch({ privateHosts: false }, async () => [{ address: '10.0.0.7', family: 4 }]),
      },
      LIMIT_MS,
    );
    expect(notAllowed).toEqual({ ok: false, ms: LIMIT_MS, reason: 'unreachable', status: null });
  });

  test('reports how a language model answers', async () => {
    const error = JSON.stringify({ error: { message: 'no' } });
    const answering = (status: number, body: string) =>
      serve((_, response) => void response.writeHead(status).end(body));
    expect(await ask(await answering(200, '{"choices":[{}]}'))).toMatchObject({ ok: true, reason: null });
    expect(await ask(await answering(401, error))).toMatchObject({ reason: 'key-refused', status: 401 });
    expect(await ask(await answering(404, error))).toMatchObject({ reason: 'model-unknown', status: 404 });
    expect(await ask(await answering(500, error))).toMatchObject({ reason: 'unusable-answer', status: 500 });
  });
});
