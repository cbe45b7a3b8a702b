import { expect, test } from '@jest/globals';
import { togetherMessages as messages } from '../../../../messages/compiled/together/en.ts';
import { ben, sampleTab, sampleTabGuest } from '../../../test-support/sample-tab.ts';
import { codeOfAddress, joinAddress, spacedCode, tabNews } from './tab-news.ts';

const alone = sampleTab({ guests: [sampleTabGuest()] });
const both = sampleTab();

test('who joins, who leaves, and what is ordered is news; what is as before is not', () => {
  expect(tabNews(alone, both, messages)).toEqual(['Ben has joined.']);
  expect(tabNews(both, alone, messages)).toEqual(['Ben has left.']);
  const order = { id: 'o', no: 31, lines: [], totalCents: 0, submittedAt: null };
  expect(tabNews(both, { ...both, orders: [order] }, messages)).toEqual([
    'Ordered for everyone: order no. 31.',
  ]);
  expect(tabNews(both, { ...both, guests: [sampleTabGuest(), { ...ben, totalCents: 0 }] }, messages)).toEqual(
    [],
  );
});

test('the end is news, and a guest’s own beginning is not', () => {
  expect(tabNews(null, both, messages)).toEqual([]);
  expect(tabNews(both, null, messages)).toEqual([messages.ended]);
  expect(tabNews(both, { ...both, id: 'another' }, messages)).toEqual([messages.ended]);
});

test('a share code is read in two groups, and its link offers it', () => {
  expect(spacedCode('ABCD2345')).toBe('ABCD 2345');
  const address = joinAddress('https://hotel.example', 'ABCD2345');
  expect(codeOfAddress(new URL(address).search)).toBe('ABCD2345');
  expect(codeOfAddress('?order')).toBeNull();
});
