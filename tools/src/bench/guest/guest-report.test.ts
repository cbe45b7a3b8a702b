import { expect, test } from '@jest/globals';
import type { GuestMeasurement } from './guest.ts';
import { guestLines, guestTable } from './guest-report.ts';

const line = { bubble: 40, acknowledged: 220, answering: 280 };
const kept: GuestMeasurement = {
  floor: [{ question: 800, line: 20, answer: 160 }],
  scans: [{ question: 900, ready: 1_500, readyKb: 100, composer: 200, lines: [line, line] }],
  cold: [{ painted: 900, composer: 0, ready: 1_500, readyKb: 108.4 }],
  warm: [{ painted: 300, composer: 0, ready: 480, readyKb: 8 }],
};

test('a guest’s way within its aims is shown plainly', () => {
  expect(guestTable(guestLines(kept))).not.toContain('**');
});

test('the question is compared with the same page without scripts', () => {
  const slow = guestLines({ ...kept, scans: kept.scans.map((scan) => ({ ...scan, question: 1_200 })) });
  expect(slow.filter(({ value, aim }) => value > aim).map(({ what, value }) => [what, value])).toEqual([
    ['scan link: the question painted, times the floor', 1.5],
  ]);
  expect(guestTable(slow)).toContain('| **1.50** | ≤ 1.25 | 1200 ms, floor 800 ms |');
});

test('of the lines, the slow ones count', () => {
  const [scan] = kept.scans;
  if (!scan) throw new Error('No scan');
  const lines = [...Array.from({ length: 18 }, () => line), { ...line, bubble: 90 }, { ...line, bubble: 90 }];
  const own = guestLines({ ...kept, scans: [{ ...scan, lines }] }).find(({ what }) =>
    what.startsWith('own line on'),
  );
  expect(own).toMatchObject({ value: 90, note: expect.stringContaining('median 40, 20 lines') });
});
