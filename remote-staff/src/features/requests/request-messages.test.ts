import { expect, test } from '@jest/globals';
import { formatDue } from './request-messages.ts';

const UNPROMISED = { state: 'unpromised', due: null } as const;

test('a request without a promise says so, and an emergency is for now', () => {
  expect(formatDue({ priority: 'normal' }, UNPROMISED)).toBe('No time promised');
  expect(formatDue({ priority: 'emergency' }, UNPROMISED)).toBe('At once');
});
