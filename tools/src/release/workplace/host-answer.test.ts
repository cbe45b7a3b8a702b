import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { untilHostServes } from './host-answer.ts';

const NEVER = new AbortController().signal;
let server: Server;
let url: string;
/** The host's responses in order; the last one repeats. */
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

const LIVE = { kind: 'live', build: 'new' } as const;

describe("the host's response to a change", () => {
  test('is reported as soon as it serves it', async () => {
    answers = [{ live: { guest: 'old' } }, { live: { guest: 'new' } }];
    expect(await untilHostServes(url, 'guest', LIVE, NEVER)).toMatchObject({ outcome: 'live' });
  });

  test('ignores its state of the release before, which a rollback or a corrected release ends', async () => {
    const before = { live: { guest: 'old' }, problems: { guest: 'the release before is broken' } };
    answers = [before, before, before, { live: { guest: 'new' } }];
    expect(await untilHostServes(url, 'guest', LIVE, NEVER)).toMatchObject({ outcome: 'live' });
  });

  test('is a refusal, once it has checked, of the live one or a canary', async () => {
    const problems = { guest: 'wrong sha384', 'guest canary': 'not signed' };
    answers = [{ live: { guest: 'old' }, canaries: {}, problems }];
    const outcomes = await Promise.all(
      [LIVE, { kind: 'canary', build: 'new', share: 10 } as const].map((wanted) =>
        untilHostServes(url, 'guest', wanted, NEVER),
      ),
    );
    expect(outcomes).toEqual([
      { outcome: 'refused', reason: 'wrong sha384' },
      { outcome: 'refused', reason: 'not signed' },
    ]);
  });

  test('is a quarantine of the build', async () => {
    answers = [{ live: { guest: 'old' }, quarantined: [{ remote: 'guest', build: 'new' }] }];
    expect(await untilHostServes(url, 'guest', LIVE, NEVER)).toEqual({ outcome: 'quarantined' });
  });

  test('for a canary is reported once its share gets it', async () => {
    const at = (share: number) => ({ live: { guest: 'old' }, canaries: { guest: { build: 'new', share } } });
    answers = [{ live: { guest: 'old' }, canaries: {} }, at(10), at(50)];
    const canary = { kind: 'canary', build: 'new', share: 50 } as const;
    expect(await untilHostServes(url, 'guest', canary, NEVER)).toMatchObject({ outcome: 'live' });
    expect(answers).toHaveLength(1);
  });

  test('is not waited for after the person stops, which says nothing about the host', async () => {
    answers = [{ live: { guest: 'old' } }];
    expect(await untilHostServes(url, 'guest', LIVE, AbortSignal.abort())).toEqual({ outcome: 'stopped' });
  });

  test('is not waited for where a host does not report canaries', async () => {
    answers = [{ live: { guest: 'old' } }];
    const canary = { kind: 'canary', build: 'new', share: 50 } as const;
    expect(await untilHostServes(url, 'guest', canary, NEVER)).toEqual({ outcome: 'untold' });
  });

  test('for the end of a canary is reported once no visitor gets it', async () => {
    const during = { live: { guest: 'old' }, canaries: { guest: { build: 'new', share: 10 } } };
    answers = [during, during, { live: { guest: 'old' }, canaries: {} }];
    expect(await untilHostServes(url, 'guest', { kind: 'no-canary' }, NEVER)).toMatchObject({
      outcome: 'live',
    });
    expect(answers).toHaveLength(1);
  });
});
