import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { serviceLevel } from './service-level.ts';

const guide = readFileSync(
  new URL('../../../../remote-marketing/src/features/guides/articles/set-promise-times.md', import.meta.url),
  'utf8',
);

/** What the rows of the guide are called here. */
const KINDS = [
  ['Something wrong that stops a stay', 'critical'],
  ['Something wrong in the room', 'impact'],
  ['Something to bring', 'delivery'],
  ['Room service', 'food'],
  ['A booking', 'booking'],
  ['Something to approve', 'approval'],
] as const;

const minutesOf = (text: string) => {
  const [, amount, unit] = /^(\d+) (min|h)\b/.exec(text) ?? [];
  return Number(amount) * (unit === 'h' ? 60 : 1);
};

test('the values of the guide about promised times are those that a new property starts with', () => {
  const rows = guide
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows).toHaveLength(KINDS.length);
  const told = rows.map(([, kind = '', accepted = '', done = '']) => [
    kind.replace(/ \(.*/, ''),
    minutesOf(accepted),
    minutesOf(done),
  ]);
  expect(told).toEqual(
    KINDS.map(([kind, level]) => {
      const { acknowledgeMinutes, promiseMinutes } = serviceLevel(level);
      return [kind, acknowledgeMinutes, promiseMinutes];
    }),
  );
  expect(guide).toContain('Emergencies have no promise.');
  expect(serviceLevel('emergency').promiseMinutes).toBeNull();
});
