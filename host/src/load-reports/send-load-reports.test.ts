import { expect, test } from '@jest/globals';
import { sendLoadReports } from './send-load-reports.ts';

test('a report carries the token that came with the document', () => {
  const sent: string[] = [];
  const page = { remote: 'guest', name: 'chat' };
  const noted = [{ page, release: { build: 'build-1' }, timings: {}, error: null }] as never;
  const performance = {
    now: () => 0,
    getEntriesByName: () => [],
    getEntriesByType: (type: string) =>
      type === 'navigation'
        ? [{ serverTiming: [{ name: 'cdn' }, { name: 'visit', description: 'a.b.c.d' }] }]
        : [],
  };
  const stop = sendLoadReports({
    noted,
    document,
    performance: performance as never,
    random: () => 0.5,
    share: 1,
    send: (_, body) => sent.push(body) > 0,
  });
  stop();
  expect(sent.map((body) => JSON.parse(body).token)).toEqual(['a.b.c.d']);
});
