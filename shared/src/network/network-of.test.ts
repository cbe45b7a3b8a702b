import { expect, test } from '@jest/globals';
import { networkOf } from './network-of.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:cb00:7109', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['203.0.113.9:49152', '203.0.113.9'],
  ['[2001:db8:1:2::9]:49152', '2001:db8:1:2'],
  ['"[2001:db8:1:2::9]:49152"', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
  ['local', 'local'],
  ['not:an:address', 'not:an:address'],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('text that is not an address is cut', () => {
  expect(networkOf('x'.repeat(9000))).toHaveLength(64);
});
