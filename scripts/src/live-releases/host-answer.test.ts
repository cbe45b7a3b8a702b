import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { untilHostServes } from './host-answer.ts';

const NEVER = new AbortController().signal;
let server: Server;
let url: string;
/** What the host says, one after the other; the last for ever. */
let answers: object[];

beforeEach(async () => {
  server = createServer((_, response) => {
    response.end(JSON.stringify(answers.length > 1 ? answers.shift() : answers[0]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

describe('what a host makes of a change', () => {
  test('is told as soon as it serves it', async () => {
    answers = [{ live: { guest: 'old' } }, { live: { guest: 'new' } }];
    expect(await untilHostServes(url, 'guest', 'new', NEVER)).toMatchObject({ outcome: 'live' });
  });

  test('is not what it said of the release before, which a rollback or a mended release ends', async () => {
    const before = { live: { guest: 'old' }, problems: { guest: 'the release before is broken' } };
    answers = [before, before, before, { live: { guest: 'new' } }];
    expect(await untilHostServes(url, 'guest', 'new', NEVER)).toMatchObject({ outcome: 'live' });
  });

  test('is that it refuses it, once it has looked', async () => {
    answers = [{ live: { guest: 'old' }, problems: { guest: 'wrong sha384' } }];
    expect(await untilHostServes(url, 'guest', 'new', NEVER)).toEqual({
      outcome: 'refused',
      reason: 'wrong sha384',
    });
  });

  test('is that the build is in quarantine', async () => {
    answers = [{ live: { guest: 'old' }, quarantined: [{ remote: 'guest', build: 'new' }] }];
    expect(await untilHostServes(url, 'guest', 'new', NEVER)).toEqual({ outcome: 'quarantined' });
  });
});
