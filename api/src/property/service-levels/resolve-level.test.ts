import type { ServiceLevelRule } from '@bellkey/shared/api';
import { expect, test } from '@jest/globals';
import { resolveLevel } from './resolve-level.ts';

const TOWELS = { key: 'towels', kind: 'deliver', level: 'delivery', departmentKey: 'housekeeping' };
const NOON = new Date('2026-11-24T12:00:00Z');

const levelOf = (
  rules: ServiceLevelRule[],
  service = TOWELS,
  now = NOON,
  kind: 'hotel' | 'str' | 'restaurant' = 'hotel',
) =>
  resolveLevel(
    service,
    { kind, timeZone: 'Europe/Lisbon', policy: { rules, departments: [], holidays: [] } },
    now,
  );

test('without a rule a service has the level of its class, at a property of its kind', () => {
  expect(levelOf([])).toMatchObject({ acknowledgeMinutes: 5, promiseMinutes: 20 });
  expect(levelOf([], TOWELS, NOON, 'str')).toMatchObject({ acknowledgeMinutes: 15, promiseMinutes: 120 });
  expect(levelOf([], { ...TOWELS, level: 'food' }, NOON, 'restaurant')).toMatchObject({ promiseMinutes: 30 });
});

test('of several rules the one for the service applies, and what it leaves out comes from its department and its hour', () => {
  const rules: ServiceLevelRule[] = [
    { service: 'towels', promiseMinutes: 15 },
    { department: 'housekeeping', promiseMinutes: 40, acknowledgeMinutes: 8 },
    { from: '11:00', until: '14:00', promiseMinutes: 90, acknowledgeMinutes: 30, warnMinutes: 10 },
    { department: 'maintenance', promiseMinutes: 1 },
  ];
  expect(levelOf(rules)).toMatchObject({ promiseMinutes: 15, acknowledgeMinutes: 8, warnMinutes: 10 });
});

test("a rule for the night applies on both sides of midnight, in the property's time zone", () => {
  const night: ServiceLevelRule[] = [{ from: '22:00', until: '06:00', promiseMinutes: 45 }];
  const at = (moment: string) => levelOf(night, TOWELS, new Date(moment)).promiseMinutes;
  expect([at('2026-07-01T20:59:00Z'), at('2026-07-01T21:00:00Z'), at('2026-07-02T04:59:00Z')]).toEqual([
    20, 45, 45,
  ]);
  expect(at('2026-07-02T05:00:00Z')).toBe(20);
});

test('a rule may promise no time', () => {
  expect(levelOf([{ service: 'towels', promiseMinutes: null }]).promiseMinutes).toBeNull();
});

test('no rule makes an emergency wait', () => {
  const emergency = {
    key: 'doctorOnCall',
    kind: 'emergency',
    level: 'emergency',
    departmentKey: 'front-desk',
  };
  const rules = [
    { acknowledgeMinutes: 120, escalateMinutes: [600] },
    { service: 'doctorOnCall', acknowledgeMinutes: 90 },
  ];
  expect(levelOf(rules, emergency)).toMatchObject({ acknowledgeMinutes: 1, escalateMinutes: [0] });
});
