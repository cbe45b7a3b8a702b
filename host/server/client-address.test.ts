import { expect, test } from '@jest/globals';
import { clientAddress, networkOf } from './client-address.ts';

test('only a trusted proxy says where a request came from, and only its own entry counts', () => {
  expect(clientAddress('10.0.0.1', '6.6.6.6, 203.0.113.9', false)).toBe('10.0.0.1');
  expect(clientAddress('10.0.0.1', '6.6.6.6, 203.0.113.9', true)).toBe('203.0.113.9');
  expect(clientAddress('10.0.0.1', undefined, true)).toBe('10.0.0.1');
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:FFFF:203.0.113.9', '203.0.113.9'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
