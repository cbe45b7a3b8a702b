import { describe, expect, test } from '@jest/globals';
import { detectSubdomain, resolveBrand, resolveBrandKey } from './index.ts';

describe('the subdomain rule of the specification, section 1', () => {
  test.each([
    ['harbourline.localhost', 'harbourline', 'localhost'],
    ['harbourline.local', 'harbourline', 'local'],
    ['harbourline.test', 'harbourline', 'test'],
    ['harbourline.dev', 'harbourline', 'dev'],
    ['harbourline.bellkey.example', 'harbourline', 'bellkey.example'],
    ['a.b.c.example', 'a', 'b.c.example'],
    ['HARBOURLINE.localhost.', 'harbourline', 'localhost'],
  ])('%s has the subdomain %s', (hostname, subdomain, baseDomain) => {
    expect(detectSubdomain(hostname)).toMatchObject({ subdomain, baseDomain });
  });

  test.each(['localhost', 'bellkey.example', '127.0.0.1', '[::1]', ''])('%s has none', (hostname) => {
    expect(detectSubdomain(hostname).subdomain).toBeNull();
  });
});

test('a host without a co-brand’s subdomain gets the product’s own brand', () => {
  expect(resolveBrand('harbourline.localhost').name).toBe('Harbourline Hotels');
  expect(resolveBrand('www.bellkey.example').name).toBe('Bellkey');
  expect(resolveBrand('localhost').colors).toEqual({
    primary: '#1f2937',
    secondary: '#3b82f6',
    accent: '#10b981',
  });
});

test('a brand that is only known by its key is resolved by the same rule', () => {
  const keys = ['default', 'harbourline', 'quayside'];
  expect(resolveBrandKey('quayside.bellkey.example', keys)).toBe('quayside');
  expect(resolveBrandKey('prata.bellkey.example', keys)).toBe('default');
  expect(resolveBrandKey('bellkey.example', keys)).toBe('default');
});
