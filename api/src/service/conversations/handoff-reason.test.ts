import { expect, test } from '@jest/globals';
import { isGraver } from './handoff-reason.ts';

test.each([
  ['restricted:allergy', 'order-time', true],
  ['restricted:allergy', 'restricted:complaint', true],
  ['restricted:complaint', 'guest-asked', true],
  ['restricted:complaint', null, true],
  ['restricted:complaint', 'restricted:allergy', false],
  ['restricted:allergy', 'restricted:allergy', false],
  ['guest-asked', 'order-time', false],
  ['restricted:allergy', 'emergency:fire', false],
  ['restricted:allergy', 'mode:suggest', false],
])('%s after %s is graver: %s', (reason, before, expected) => {
  expect(isGraver(reason, before)).toBe(expected);
});
