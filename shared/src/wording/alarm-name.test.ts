import { expect, test } from '@jest/globals';
import { alarmName } from './alarm-name.ts';

test('a kind that is not known is a danger, and so is one that names a property of objects', () => {
  expect(alarmName({ kind: 'fire', certainty: 'certain' })).toBe('fire or smoke');
  expect(alarmName({ kind: 'avalanche', certainty: 'certain' })).toBe('danger');
  expect(alarmName({ kind: 'constructor', certainty: 'certain' })).toBe('danger');
});

test('doubt is said plainly', () => {
  expect(alarmName({ kind: 'fire', certainty: 'possible' })).toBe('may be in danger');
});
