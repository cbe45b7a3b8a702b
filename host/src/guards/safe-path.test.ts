import { expect, test } from '@jest/globals';
import { safePath } from './safe-path.ts';

test.each(['/dashboard', '/dashboard/staff-chat?c=1#last'])('%s is a path of ours', (path) => {
  expect(safePath(path, '/x')).toBe(path);
});

test.each([
  null,
  '',
  'dashboard',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
])('%s is not, and the fallback is used', (path) => {
  expect(safePath(path, '/instead')).toBe('/instead');
});
