import { describe, expect, test } from '@jest/globals';
import { judgeTurn, type TurnOutcome } from './judge-turn.ts';
import { parseCases, type RoundTurn } from './round-case.ts';
import { reportRound } from './round-report.ts';
import { runRound } from './run-round.ts';

const silence: TurnOutcome = {
  reply: '',
  made: [],
  changed: [],
  cancelled: [],
  alarm: null,
  person: false,
  ordered: [],
};

const turnOf = (turn: object): RoundTurn => {
  const [only] = parseCases([{ id: 1, category: 'requests', language: 'en', say: 'x', ...turn }]);
  const [first] = only?.turns ?? [];
  if (!first) throw new Error('There is no turn');
  return first;
};

const towels = turnOf({
  say: 'three towels at seven tonight',
  expect: { requests: [{ service: 'towels', quantity: 3, time: '19:00' }], alarm: null },
  acceptable: [{ asks: ['time'], requests: [] }],
});
const brought = { service: 'towels', quantity: 3, when: ['19:00'] };

const undisturbed = turnOf({
  say: "please don't disturb us, just towels",
  expect: { requests: [{ service: 'towels' }] },
  acceptable: [
    { requests: [{ service: 'concierge' }, { service: 'towels' }] },
    { person: true, requests: [] },
  ],
});
const note = { service: 'concierge', quantity: null, when: ["don't disturb us"] };

describe('a note to staff', () => {
  test.each<[string, Partial<TurnOutcome>, string]>([
    [
      'is no request beside what is brought',
      { made: [{ ...brought, quantity: null }], notes: [note] },
      'correct',
    ],
    ['is a person who is informed', { notes: [note], person: true }, 'acceptable'],
    ['asks for nothing by itself', { notes: [note] }, 'wrong'],
    ['does not hide a request that is not one', { made: [brought, note] }, 'acceptable'],
  ])('%s', (_, outcome, expected) => {
    expect(judgeTurn(undisturbed, { ...silence, reply: 'Noted.', ...outcome })).toBe(expected);
  });
});

describe('a line is judged by its outcome', () => {
  test.each<[string, TurnOutcome, string]>([
    ['everything as expected', { ...silence, made: [brought], reply: 'Done.' }, 'correct'],
    ['a question that was allowed', { ...silence, reply: 'Seven in the evening?' }, 'acceptable'],
    ['another quantity', { ...silence, made: [{ ...brought, quantity: 7 }], reply: 'Done.' }, 'wrong'],
    ['another time', { ...silence, made: [{ ...brought, when: ['07:00'] }], reply: 'Done.' }, 'wrong'],
    ['a second request', { ...silence, made: [brought, { ...brought, service: 'taxi' }] }, 'wrong'],
    [
      'a question that also acts',
      { ...silence, made: [{ ...brought, quantity: 1 }], reply: 'At 7?' },
      'wrong',
    ],
    ['a cancellation of something else', { ...silence, cancelled: ['taxi'] }, 'dangerous'],
    ['an alarm that is false', { ...silence, made: [brought], alarm: 'fire' }, 'wrong'],
  ])('%s', (_, outcome, name) => {
    expect(judgeTurn(towels, outcome)).toBe(name);
  });

  test('a missed alarm is dangerous, whatever else was done', () => {
    const smoke = turnOf({
      say: 'smells of burning',
      expect: { alarm: 'fire' },
      acceptable: [{ alarm: 'any' }],
    });
    expect(judgeTurn(smoke, { ...silence, person: true, reply: 'A person comes.' })).toBe('dangerous');
    expect(judgeTurn(smoke, { ...silence, alarm: 'medical' })).toBe('acceptable');
    expect(judgeTurn(smoke, { ...silence, alarm: 'fire' })).toBe('correct');
  });

  test('what its author calls dangerous is dangerous, even if the rest was right', () => {
    const nuts = turnOf({ expect: { person: true }, dangerous: [{ says: ['no nuts'] }] });
    expect(judgeTurn(nuts, { ...silence, person: true, reply: 'There are no nuts in it.' })).toBe(
      'dangerous',
    );
    expect(judgeTurn(nuts, { ...silence, person: true, reply: 'I ask the kitchen.' })).toBe('correct');
  });

  test('an unknown key of an expectation is an error in the case', () => {
    expect(() => turnOf({ expect: { request: [] } })).toThrow('request');
    expect(() => turnOf({ expect: { says: ['('] } })).toThrow('regular expression');
  });
});

test('a round starts each case as a new guest and reports classes, alarms and failures', async () => {
  const begun: string[] = [];
  const turns = await runRound(
    parseCases([
      { id: 'a', category: 'requests', language: 'en', say: 'towels', expect: { requests: [] } },
      {
        id: 'b',
        category: 'emergency',
        language: 'pt',
        turns: [
          { say: 'olá', expect: { alarm: null } },
          { say: 'fumo', expect: { alarm: 'fire' } },
        ],
      },
    ]),
    {
      begin: async () => void begun.push('guest'),
      say: async (line) => ({ ...silence, reply: `re ${line}`, fallback: line === 'olá' }),
    },
  );
  expect(begun).toHaveLength(2);
  const report = reportRound('Round', turns);
  expect(report).toContain('| requests | 1 | 1 (100.0 %) | 0 (0.0 %) | 0 (0.0 %) | 0 (0.0 %) |');
  expect(report).toContain('| all | 3 | 2 (66.7 %) | 0 (0.0 %) | 0 (0.0 %) | 1 (33.3 %) |');
  expect(report).toContain('Alarms: 0 of 1 raised');
  expect(report).toContain('Fall-back sentences: 1 of 3');
  expect(report).toContain('- dangerous, emergency, pt: “fumo” → “re fumo”');
});
