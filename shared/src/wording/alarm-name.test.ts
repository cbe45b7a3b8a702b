import { expect, test } from '@jest/globals';
import { alarmName } from './alarm-name.ts';

test("an unknown kind is a danger, and so is the name of an object's own property", () => {
  expect(alarmName({ kind: 'fire', certainty: 'certain' })).toBe('fire or smoke');
  expect(alarmName({ kind: 'avalanche', certainty: 'certain' })).toBe('danger');
  expect(alarmName({ kind: 'constructor', certainty: 'certain' })).toBe('danger');
});

test('doubt is stated plainly', () => {
  expect(alarmName({ kind: 'fire', certainty: 'possible' })).toBe('may be in danger');
});
