import { fitWithin } from '@bellkey/shared/scale-photo';
import type { ApiProblem } from '@bellkey/shared/shell';
import { describe, expect, test } from '@jest/globals';
import { problemOf } from '../../test-support/api-double.ts';
import { sampleMessage } from '../../test-support/sample-conversation.ts';
import { MOST_UNSENT_PHOTOS, PhotoOutbox, type PhotoOutboxPorts, VISIT_ENDED } from './photo-outbox.ts';
import { photoStore } from './photo-store.ts';

const VISIT = { propertyId: 'aurora', conversationId: 'conversation-1' };
const picture = new Blob(['picture'], { type: 'image/jpeg' });

/** A browser without a database, and an API that gives these answers to uploads and messages, then takes all. */
function testPorts(uploads: Array<ApiProblem | 'taken'> = [], messages: Array<ApiProblem | 'taken'> = []) {
  const log: string[] = [];
  const timers: number[] = [];
  let ids = 0;
  const ports: PhotoOutboxPorts = {
    store: photoStore(() => Promise.reject(new Error('forbidden'))),
    upload: async ({ clientId }) => {
      log.push(`upload ${clientId}`);
      const answer = uploads.shift() ?? 'taken';
      return answer === 'taken'
        ? { ok: true, value: { id: `photo-of-${clientId}`, width: 4, height: 3 } }
        : { ok: false, error: answer };
    },
    send: async ({ clientId, body }, photoId) => {
      log.push(`send ${clientId} “${body}” with ${photoId}`);
      const answer = messages.shift() ?? 'taken';
      return answer === 'taken'
        ? { ok: true, value: sampleMessage({ clientId }) }
        : { ok: false, error: answer };
    },
    shrink: async (picture) => {
      log.push('shrink');
      return picture.slice(0, 1000, picture.type);
    },
    takeTurns: (_, task) => task(),
    newId: () => {
      ids += 1;
      return `client-${ids}`;
    },
    now: () => 1000,
    after: (ms) => {
      timers.push(ms);
      return () => undefined;
    },
    onDelivered: ({ clientId }) => log.push(`delivered ${clientId}`),
    onSessionLost: () => log.push('session lost'),
  };
  return { ports, log, timers, open: (visit = VISIT) => new PhotoOutbox(visit, ports) };
}

describe('unsent photos', () => {
  test('are sent in order, each with its words, and leave when the API has them', async () => {
    const { open, log } = testPorts();
    const outbox = open();
    await outbox.add(picture, 'the tap drips');
    await outbox.add(picture, '');
    await outbox.drain();
    expect(log).toEqual([
      'upload client-1',
      'send client-1 “the tap drips” with photo-of-client-1',
      'delivered client-1',
      'upload client-2',
      'send client-2 “” with photo-of-client-2',
      'delivered client-2',
    ]);
    expect(outbox.get()).toMatchObject({ entries: [], sending: null, failing: false });
  });

  test('wait without a connection and are tried again with the same id', async () => {
    const { open, log, timers } = testPorts([problemOf('offline', 0)], [problemOf('timeout', 0)]);
    const outbox = open();
    await outbox.add(picture, 'hm');
    await outbox.drain();
    expect(outbox.get()).toMatchObject({ entries: [{ body: 'hm', refusal: null }], failing: false });
    await outbox.drain();
    expect(outbox.get()).toMatchObject({ entries: [{ body: 'hm' }], failing: true });
    expect(timers.length).toBeGreaterThanOrEqual(2);
    await outbox.drain();
    expect(outbox.get().entries).toEqual([]);
    expect(new Set(log.map((line) => /client-\d/.exec(line)?.[0]))).toEqual(new Set(['client-1']));
  });

  test('that are too large for a slow connection are sent smaller', async () => {
    const { open, log, ports } = testPorts([problemOf('timeout', 0)]);
    const outbox = open();
    await outbox.add(new Blob([new Uint8Array(400_000)], { type: 'image/jpeg' }), '');
    await outbox.drain();
    expect((await ports.store.all()).map(({ picture: kept }) => kept.size)).toEqual([1000]);
    await outbox.drain();
    expect(log).toEqual([
      'upload client-1',
      'shrink',
      'upload client-1',
      'send client-1 “” with photo-of-client-1',
      'delivered client-1',
    ]);
  });

  test('stay when the desk ends the session while one is being sent, and go with the next visit if the guest says so', async () => {
    const { open, log } = testPorts([problemOf('session-expired', 401)]);
    const outbox = open();
    await outbox.add(picture, 'the tap drips');
    await outbox.drain();
    expect(log.at(-1)).toBe('session lost');
    expect(outbox.get().entries).toMatchObject([{ refusal: VISIT_ENDED }]);
    const next = open({ ...VISIT, conversationId: 'conversation-2' });
    await next.drain();
    expect(next.get().entries).toMatchObject([{ body: 'the tap drips', refusal: VISIT_ENDED }]);
    await next.retry('client-1');
    expect(log.at(-1)).toBe('delivered client-1');
    expect(next.get().entries).toEqual([]);
  });

  test('of another hotel are deleted when a visit begins', async () => {
    const { open, ports } = testPorts([problemOf('offline', 0)]);
    const outbox = open();
    await outbox.add(picture, 'hm');
    await outbox.drain();
    await open({ propertyId: 'elsewhere', conversationId: 'conversation-9' }).drain();
    expect(await ports.store.all()).toEqual([]);
  });

  test('that are refused say why and hold up no other', async () => {
    const { open } = testPorts([problemOf('photo-unreadable', 422)]);
    const outbox = open();
    await outbox.add(picture, 'bad');
    await outbox.add(picture, 'good');
    await outbox.drain();
    expect(outbox.get().entries).toMatchObject([{ body: 'bad', refusal: 'photo-unreadable' }]);
    await outbox.remove('client-1');
    expect(outbox.get().entries).toEqual([]);
  });

  test('are not more than a few, and a browser without a database says so', async () => {
    const { open } = testPorts(Array.from({ length: 99 }, () => problemOf('offline', 0)));
    const outbox = open();
    for (let n = 0; n < MOST_UNSENT_PHOTOS; n += 1) expect(await outbox.add(picture, '')).toBe(true);
    expect(await outbox.add(picture, '')).toBe(false);
    expect(outbox.get().unkept).toBe(true);
  });
});

test('a photo is scaled to fit, and never enlarged', () => {
  expect(fitWithin(4000, 1000, 2048)).toEqual({ width: 2048, height: 512 });
  expect(fitWithin(300, 400, 2048)).toEqual({ width: 300, height: 400 });
  expect(fitWithin(9000, 2, 2048)).toEqual({ width: 2048, height: 1 });
});
