import { expect, test } from '@jest/globals';
import { isHostEntry } from '../../../host/server/public-hosts/public-hosts.ts';
import { localHosts } from './local-hosts.ts';

const names = ['localhost:3000', '*.localhost:3000', '127.0.0.1:3000', '[::1]:3000'];

test.each(['127.0.0.1', '::1', 'localhost'])(
  'a shell at %s answers only for this machine’s own names',
  (bound) => {
    expect(localHosts(bound, 3000, () => ['desk', '192.0.2.7'])).toEqual(names);
  },
);

test('a shell that is open to the network also answers for the machine’s name and addresses there', () => {
  expect(localHosts('0.0.0.0', 3000, () => ['desk', '192.0.2.7', '2001:db8::7', '127.0.0.1'])).toEqual([
    ...names,
    'desk:3000',
    '192.0.2.7:3000',
    '[2001:db8::7]:3000',
  ]);
});

test("the host accepts this machine's name", () => {
  expect(localHosts('0.0.0.0', 3000).filter((entry) => !isHostEntry(entry))).toEqual([]);
});
