import { expect, test } from '@jest/globals';
import { planDay } from './plan-day.ts';

const choices = { seed: 'aurora', rooms: 120, minutes: 1440, kills: 3 };
const HOUR_MS = 3_600_000;

test('the same seed has the same wishes, another one others', () => {
  expect(planDay(choices)).toEqual(planDay(choices));
  expect(planDay({ ...choices, seed: 'other' }).wishes).not.toEqual(planDay(choices).wishes);
});

test('120 rooms have 900 wishes, more by day than by night, and some 40 people in three shifts', () => {
  const { wishes, members, kills } = planDay(choices);
  expect(wishes).toHaveLength(900);
  expect(wishes.every(({ at, room }) => at >= 0 && at < 24 * HOUR_MS && room >= 0 && room < 120)).toBe(true);
  const between = (from: number, to: number) =>
    wishes.filter(({ at }) => at >= from * HOUR_MS && at < to * HOUR_MS).length;
  expect(between(8, 14)).toBeGreaterThan(3 * between(17, 23));
  expect(members).toHaveLength(40);
  expect(new Set(members.map(({ from }) => from)).size).toBe(3);
  expect(members.some(({ absent }) => absent)).toBe(true);
  expect(kills).toEqual([6, 12, 18].map((hour) => hour * HOUR_MS));
});

test('the shortest simulation has an alarm, and each shift a manager and a receptionist', () => {
  const { wishes, members } = planDay({ ...choices, rooms: 2, minutes: 10 });
  expect(wishes.some(({ kind }) => kind === 'alarm')).toBe(true);
  for (const from of new Set(members.map((member) => member.from))) {
    const roles = members.flatMap((member) => (member.from === from && !member.absent ? [member.role] : []));
    expect(roles).toEqual(expect.arrayContaining(['manager', 'agent']));
  }
});
