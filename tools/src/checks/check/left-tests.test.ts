import { expect, test } from '@jest/globals';
import { nameLeftTests } from './left-tests.ts';

test('every test that was not run is named, a line for each folder', () => {
  expect(
    nameLeftTests([
      'api/src/service/orders/cart.test.ts',
      'remote-guest/src/pages/chat/page.test.tsx',
      'api/src/service/orders/swap.test.ts',
    ]),
  ).toEqual(['api/src/service/orders/  cart, swap', 'remote-guest/src/pages/chat/  page']);
});
