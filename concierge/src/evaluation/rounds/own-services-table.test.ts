import { expect, test } from '@jest/globals';
import type { TurnOutcome } from './judge-turn.ts';
import { tableOfOwnServices } from './own-services-table.ts';
import { type JudgedTurn, reportRound } from './round-report.ts';

const silence: TurnOutcome = {
  reply: '',
  made: [],
  changed: [],
  cancelled: [],
  alarm: null,
  person: false,
  ordered: [],
};
const kayak = { service: 'kayak', quantity: null, when: [] };
const turn = (
  category: string,
  judged: JudgedTurn['class'],
  outcome: Partial<TurnOutcome> = {},
): JudgedTurn => ({
  id: '1',
  category,
  language: 'en',
  say: 'the kayak',
  outcome: { ...silence, ...outcome },
  class: judged,
  alarmExpected: null,
  fallback: false,
});

test('lines for own services are counted as done, asked back and wrong', () => {
  const turns = [
    turn('service-title', 'correct', { made: [kayak] }),
    turn('service-paraphrase', 'correct', { reply: 'At what time?' }),
    turn('service-paraphrase', 'acceptable', { made: [kayak] }),
    turn('service-paraphrase', 'acceptable', { reply: 'Would you like the kayak?' }),
    turn('service-paraphrase', 'dangerous', { made: [kayak] }),
    turn('fact', 'wrong'),
  ];
  expect(tableOfOwnServices(turns)?.split('\n').slice(2)).toEqual([
    '| title | 1 | 1 (100.0 %) | 0 (0.0 %) | 0 (0.0 %) |',
    '| paraphrase | 4 | 2 (50.0 %) | 1 (25.0 %) | 1 (25.0 %) |',
  ]);
  expect(reportRound('Round', turns)).toContain('| Own services by |');
});

test('a round without own services has no such table', () => {
  expect(tableOfOwnServices([turn('fact', 'correct')])).toBeNull();
});
