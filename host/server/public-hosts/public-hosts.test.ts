import { resolveBrand } from '@bellkey/shared/brand';
import { describe, expect, test } from '@jest/globals';
import { isHostEntry, publicHosts } from './public-hosts.ts';

const coBrands = ['harbourline'];
const originOf = (hosts: readonly string[], asked: string) => {
  const url = new URL(asked);
  const { originOf } = publicHosts({ hosts, origin: 'https://bellkey.example', coBrands });
  return originOf(url, resolveBrand(url.hostname));
};

describe('with a list of hosts', () => {
  test.each([
    ['bellkey.example', 'https://bellkey.example/a'],
    ['bellkey.example', 'https://harbourline.bellkey.example/'],
    ['bellkey.example,*.bellkey.example', 'https://aurora.bellkey.example/'],
    ['localhost:3000', 'http://harbourline.localhost:3000/'],
    ['[::1]:3000', 'http://[::1]:3000/'],
    ['BELLKEY.example', 'https://bellkey.example/'],
  ])('%s serves %s', (hosts, asked) => {
    expect(originOf(hosts.split(','), asked)).toBe(new URL(asked).origin);
  });

  test.each([
    ['bellkey.example', 'https://evil.example/'],
    ['bellkey.example', 'https://aurora.bellkey.example/'],
    ['bellkey.example', 'https://bellkey.example.evil.example/'],
    ['bellkey.example', 'https://bellkey.example:8443/'],
    ['bellkey.example', 'https://a.harbourline.bellkey.example/'],
    ['*.bellkey.example', 'https://a.b.bellkey.example/'],
    ['*.bellkey.example', 'https://bellkey.example/'],
    ['*.localhost:3000', 'http://evil.localhost:3001/'],
  ])('%s does not serve %s', (hosts, asked) => {
    expect(originOf(hosts.split(','), asked)).toBeNull();
  });
});

test.each([
  ['http://bellkey.example./', 'http://bellkey.example'],
  ['http://harbourline.bellkey.example.:80/', 'http://harbourline.bellkey.example'],
])('the trailing dot of %s is in no address', (asked, origin) => {
  expect(originOf(['bellkey.example'], asked)).toBe(origin);
});

describe('without a list, the configured origin is used for every request', () => {
  test.each([
    ['http://evil.example/', 'https://bellkey.example'],
    ['http://harbourline.evil.example:81/', 'https://harbourline.bellkey.example'],
  ])('%s', (asked, origin) => {
    expect(originOf([], asked)).toBe(origin);
  });
});

test.each(['a"b.example', 'https://a.example', 'a.example/x', '*', '*.*.a', '', 'a b'])(
  '%j is not a valid entry',
  (entry) => {
    expect(isHostEntry(entry)).toBe(false);
  },
);
