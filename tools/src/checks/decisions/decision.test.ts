import { describe, expect, test } from '@jest/globals';
import { parseDecision } from './decision.ts';
import { findIndexProblems } from './decision-index.ts';

const NAME = '0012-doors-are-blue.md';
const TEXT = `# 0012. Doors are blue

- Date: 2026-11-20
- Status: accepted

## Context

Doors had no colour.

## Decision

Blue.

## Consequences

Paint.
`;

describe('a decision', () => {
  test('has a number, a title, a date and a status', () => {
    expect(parseDecision(NAME, TEXT)).toEqual({
      file: NAME,
      number: '0012',
      title: 'Doors are blue',
      date: '2026-11-20',
      status: 'accepted',
    });
  });

  test.each([
    ['accepted, amended by [0013](0013-some-doors-are-red.md)'],
    ['superseded by [0013](0013-doors-are-red.md)'],
  ])('may be %s', (status) => {
    expect(parseDecision(NAME, TEXT.replace('Status: accepted', `Status: ${status}`)).status).toBe(status);
  });

  test('may list alternatives', () => {
    expect(parseDecision(NAME, TEXT.replace('## Cons', '## Alternatives\n\nRed.\n\n## Cons')).number).toBe(
      '0012',
    );
  });

  test.each([
    ['no date', ['- Date: 2026-11-20\n', ''], 'does not begin'],
    ['a date that is none', ['2026-11-20', '2026-13-40'], 'is no day'],
    ['another number', ['# 0012', '# 0013'], 'has the number 0013'],
    ['a status of its own', ['accepted', 'liked'], 'is no status'],
    [
      'a successor whose link has another number',
      ['accepted', 'superseded by [0013](0014-x.md)'],
      'is no status',
    ],
    ['no consequences', ['## Consequences\n\nPaint.\n', ''], 'headings are not'],
    ['sections in another order', ['## Context', '## Consequences'], 'headings are not'],
    ['an empty section', ['Blue.\n', ''], 'is empty'],
    ['an empty last section', ['Paint.\n', ''], 'is empty'],
  ] as const)('with %s is refused', (_, [from, to], problem) => {
    expect(() => parseDecision(NAME, TEXT.replace(from, to))).toThrow(problem);
  });

  test('whose file has no number is refused', () => {
    expect(() => parseDecision('doors.md', TEXT)).toThrow('NNNN-title.md');
  });
});

describe('the index', () => {
  const first = parseDecision(NAME, TEXT);
  const second = { ...first, number: '0013', file: '0013-doors-close.md', title: 'Doors close' };
  const rows = [
    '| [0012](0012-doors-are-blue.md) | Doors are blue | 2026-11-20 | accepted | All of them. |',
    '| [0013](0013-doors-close.md) | Doors close | 2026-11-20 | accepted | By themselves. |',
  ];
  const problemsOf = (...given: string[]) => findIndexProblems(given.join('\n'), [second, first]);

  test('has a row for each decision, in order', () => {
    expect(problemsOf(...rows)).toEqual([]);
  });

  test.each([
    ['lacks one', [rows[0] ?? ''], ['has no row']],
    [
      'has one too many',
      [...rows, '| [0014](0014-x.md) | X | 2026-11-20 | accepted | X |'],
      ['fits no decision'],
    ],
    [
      'has another title',
      [rows[0]?.replace('are', 'were') ?? '', rows[1] ?? ''],
      ['has no row', 'fits no decision'],
    ],
    ['says nothing about one', [rows[0]?.replace('All of them.', '') ?? '', rows[1] ?? ''], ['says nothing']],
    ['is not in order', [...rows].reverse(), ['not in the order']],
  ])('that %s has a fault', (_, given, expected) => {
    expect(problemsOf(...given)).toEqual(expected.map((text) => expect.stringContaining(text)));
  });
});
