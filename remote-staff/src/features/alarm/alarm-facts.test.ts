import { expect, test } from '@jest/globals';
import { alarmFixture } from '../../test-support/alarm-fixture.ts';
import { emergencyNumber, formatElapsed, mayNeedEmergencyServices } from './alarm-facts.ts';

test.each([
  [-800, '0:00'],
  [9_000, '0:09'],
  [72_000, '1:12'],
  [3_729_000, '1:02:09'],
])('%i ms after it was raised the clock shows %s', (ms, shown) => {
  expect(formatElapsed(ms)).toBe(shown);
});

test('an unknown kind calls for help', () => {
  expect(mayNeedEmergencyServices(alarmFixture({ kind: 'avalanche' }))).toBe(true);
});

test('the emergency number is the property’s, and 112 when an older API has none', () => {
  expect(emergencyNumber({ emergencyNumber: '999' })).toBe('999');
  expect(emergencyNumber({})).toBe('112');
});
