import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type ClientHttp2Session, connect, type OutgoingHttpHeaders } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, expect, test } from '@jest/globals';
import { type Front, http2Front } from '../network/http2-front.ts';
import { forwardToStack } from './forward-to-stack.ts';

let stack: Server;
let front: Front;
let browser: ClientHttp2Session;

/** A browser in front of a stack that answers like this. */
async function open(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  stack = createServer(answer);
  await new Promise<void>((resolve) => stack.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(stack.address() as AddressInfo).port}`;
  front = await http2Front(forwardToStack(origin));
  browser = connect(`https://127.0.0.1:${front.port}`, { rejectUnauthorized: false });
  return origin;
}

afterEach(() => {
  browser.destroy();
  front.close();
  stack.close();
});

function ask(headers: OutgoingHttpHeaders, body = '') {
  const stream = browser.request(headers, { endStream: false });
  const answered = new Promise<Record<string, unknown>>((resolve) => stream.once('response', resolve));
  stream.end(body);
  return { stream, answered };
}

test('a form reaches the stack as if it had been asked itself, and its cookie comes back', async () => {
  const seen: unknown[] = [];
  const origin = await open(async (request, response) => {
    const { host, origin, cookie } = request.headers;
    seen.push({ method: request.method, host, origin, cookie, body: String(await buffer(request)) });
    response.writeHead(303, { location: '/chat', 'set-cookie': 'guest=1' }).end();
  });
  const headers = { ':method': 'POST', ':path': '/scan-qr', cookie: 'a=b', origin: 'https://front.example' };
  const { stream, answered } = ask(headers, 'code=x');
  expect(await answered).toMatchObject({ ':status': 303, location: '/chat', 'set-cookie': ['guest=1'] });
  stream.close();
  const { host } = new URL(origin);
  expect(seen).toEqual([{ method: 'POST', host, origin, cookie: 'a=b', body: 'code=x' }]);
});

test('a file is asked for once, and comes compressed', async () => {
  let asked = 0;
  await open((_, response) => {
    asked += 1;
    response.writeHead(200, { 'content-type': 'text/javascript' }).end('run();');
  });
  for (let time = 0; time < 2; time += 1) {
    const { stream, answered } = ask({ ':path': '/remotes/guest/1/entry.js' });
    expect(await answered).toMatchObject({ 'content-encoding': 'br' });
    expect(String(brotliDecompressSync(await buffer(stream)))).toBe('run();');
  }
  expect(asked).toBe(1);
});

test('events arrive one by one, while the stream stays open', async () => {
  await open((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: one\n\n');
  });
  const { stream } = ask({ ':path': '/api/guest/events' });
  expect(String(await new Promise((resolve) => stream.once('data', resolve)))).toBe('data: one\n\n');
  expect(stream.readableEnded).toBe(false);
  stream.close();
});
