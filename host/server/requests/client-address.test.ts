import { expect, test } from '@jest/globals';
import { clientAddress } from './client-address.ts';

test('only a trusted proxy determines the client address, and only by its own entry', () => {
  expect(clientAddress('10.0.0.1', '6.6.6.6, 203.0.113.9', false)).toBe('10.0.0.1');
  expect(clientAddress('10.0.0.1', '6.6.6.6, 203.0.113.9', true)).toBe('203.0.113.9');
  expect(clientAddress('10.0.0.1', undefined, true)).toBe('10.0.0.1');
});
