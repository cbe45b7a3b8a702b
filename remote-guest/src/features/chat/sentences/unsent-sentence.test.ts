import { expect, test } from '@jest/globals';
import { chatWording as en } from '../../../wording/chat/en.ts';
import { unsentSentence } from './unsent-sentence.ts';

const entry = (clientId: string, refused = false) => ({
  clientId,
  body: 'x',
  writtenAt: 1,
  refusal: refused ? { code: 'c', detail: 'd', requestId: '' } : null,
});

test('offline it counts what will be sent, without what was refused', () => {
  const entries = [entry('a'), entry('b', true)];
  expect(unsentSentence({ entries, pause: null }, false, 0, en)).toBe(
    'You’re offline. 1 message will be sent when you’re back.',
  );
  expect(unsentSentence({ entries: [entry('a'), entry('b')], pause: null }, false, 0, en)).toContain(
    '2 messages',
  );
});

test('a rate limit says how long', () => {
  expect(
    unsentSentence({ entries: [entry('a')], pause: { until: 20_000, rateLimited: true } }, true, 0, en),
  ).toContain('in 20 s');
});

test('an outage says so, and a message on its way needs no words', () => {
  const entries = [entry('a')];
  expect(unsentSentence({ entries, pause: { until: 1, rateLimited: false } }, true, 0, en)).toContain(
    'can’t reach the service',
  );
  expect(unsentSentence({ entries, pause: null }, true, 0, en)).toBeNull();
});
