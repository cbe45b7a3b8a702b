import { expect, test } from '@jest/globals';
import { normalise } from '../text/normalise.ts';
import { onlyNumberIn } from './only-number.ts';

test.each([
  ['noch zwei Handtücher bitte', 2],
  ['encore trois serviettes svp', 3],
  ['altre quattro coperte', 4],
  ['4 botles of water', 4],
  ['duas toalas', 2],
  ['ein Kissen um acht Uhr', null],
  ['zwei Kissen und drei Decken', null],
  ['serviettes pour la chambre 204', null],
  ['towels', null],
])('of "%s" it is %s', (line, quantity) => expect(onlyNumberIn(normalise(line))).toBe(quantity));
