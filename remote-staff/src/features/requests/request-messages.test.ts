import { expect, test } from '@jest/globals';
import { dueWords } from './request-messages.ts';

const UNPROMISED = { state: 'unpromised', due: null } as const;

test('a request without a promise says so, and an emergency is for now', () => {
  expect(dueWords({ priority: 'normal' }, UNPROMISED)).toBe('No time promised');
  expect(dueWords({ priority: 'emergency' }, UNPROMISED)).toBe('At once');
});
