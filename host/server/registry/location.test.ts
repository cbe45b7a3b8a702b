import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { loadHedged, type PlainHttp, refusePlainHttp } from './location.ts';

const ASK_AGAIN_MS = 20;
let server: Server;
let location: URL;
/** The response to each request, by its number. */
let answer: (response: ServerResponse, number: number) => void;

beforeEach(async () => {
  let count = 0;
  server = createServer((_, response) => {
    count += 1;
    answer(response, count);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  location = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/remotes.json`);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const read = async () => (await loadHedged(location, ASK_AGAIN_MS)).toString();

describe('a small file whose newest state counts', () => {
  test('is requested again while a first request hangs', async () => {
    answer = (response, number) => {
      if (number > 1) response.end(`answer ${number}`);
    };
    expect(await read()).toBe('answer 2');
  });

  test('is loaded when every request is slow', async () => {
    answer = (response) => void setTimeout(() => response.end('slow'), 10 * ASK_AGAIN_MS);
    expect(await read()).toBe('slow');
  });

  test('is still awaited when later requests are refused', async () => {
    answer = (response, number) => {
      if (number > 1) response.writeHead(503).end();
      else setTimeout(() => response.end('the first'), 10 * ASK_AGAIN_MS);
    };
    expect(await read()).toBe('the first');
  });

  test('reports at once why it cannot be loaded', async () => {
    answer = (response) => void response.writeHead(404).end();
    await expect(read()).rejects.toThrow(`${location.href} answered 404`);
  });
});

describe('plain http', () => {
  const refuses = (allowed: PlainHttp, address: string) => {
    try {
      refusePlainHttp(new URL(address), allowed);
      return false;
    } catch {
      return true;
    }
  };

  test.each<[PlainHttp, string, boolean]>([
    ['never', 'http://releases.example/remotes.json', true],
    ['never', 'http://localhost/remotes.json', true],
    ['never', 'https://releases.example/remotes.json', false],
    ['never', 'file:///srv/remotes.json', false],
    ['loopback', 'http://127.0.0.1:3000/remotes.json', false],
    ['loopback', 'http://0x7f.1/remotes.json', false],
    ['loopback', 'http://[::1]/remotes.json', false],
    ['loopback', 'http://releases.example/remotes.json', true],
    ['loopback', 'http://localhost.releases.example/remotes.json', true],
    ['loopback', 'http://127.0.0.1.releases.example/remotes.json', true],
    ['loopback', 'http://localhost@releases.example/remotes.json', true],
    ['loopback', 'http://0.0.0.0/remotes.json', true],
    ['anywhere', 'http://releases.example/remotes.json', false],
  ])('where it may be used: %s, is refused from %s: %s', (allowed, address, expected) => {
    expect(refuses(allowed, address)).toBe(expected);
  });
});
