import { expect, test } from '@jest/globals';
import { propertyOrigin } from './property-origin.ts';

test.each([
  ['https://bellkey.example', 'https://prata.bellkey.example'],
  ['https://harbourline.bellkey.example', 'https://prata.bellkey.example'],
  ['http://localhost:3000', 'http://prata.localhost:3000'],
  ['http://aurora.localhost:3000', 'http://prata.localhost:3000'],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
])('seen from %s, the property prata has the address %s', (here, there) => {
  expect(propertyOrigin('prata', new URL(here))).toBe(there);
});
