import { expect, test } from '@jest/globals';
import { requestFixture } from '../../../test-support/request-fixture.ts';
import { mentionsIn } from '../../mentions/names-in.ts';
import { tokenBefore, withSuggestion } from '../../mentions/typed-name.ts';
import { callsEveryone, lineParts } from './line-parts.ts';
import { pastedRequest, suggestionsFor } from './suggestions.ts';

const ana = { id: 'a', name: 'Ana' };
const sousa = { id: 's', name: 'Ana Sousa' };
const requestOf = (no: number) => (no === 41 ? requestFixture() : undefined);

test('a message names the person of the longer name, and no one inside a word or an address', () => {
  expect(mentionsIn('@Ana Sousa, and @ana.', [ana, sousa])).toEqual([sousa, ana]);
  expect(mentionsIn('mail ana@ana.example, @Anabela', [ana])).toEqual([]);
});

test('a message calls everyone by @here alone', () => {
  expect(['@here now', 'so, @HERE!', 'where@here', '@heretic'].map(callsEveryone)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a message is split into text, names and requests that the reader sees', () => {
  const parts = lineParts('@Ana see #41, not #42 @here', { mentions: [ana], here: true }, requestOf);
  expect(parts.map((part) => (part.kind === 'request' ? part.request.no : part.text))).toEqual([
    '@Ana',
    ' see ',
    41,
    ', not #42 ',
    '@here',
  ]);
});

test('only the token before the caret is completed', () => {
  expect(tokenBefore('hi @ru and', 6)).toEqual({ sign: '@', typed: 'ru', from: 3 });
  expect(tokenBefore('hi @ru and', 10)).toBeNull();
  expect(withSuggestion('hi @ru and', 6, { insert: '@Rui' })).toEqual({
    text: 'hi @Rui and',
    caret: 8,
  });
});

test('suggestions are open requests by number, title or place', () => {
  const requests = [requestFixture(), requestFixture({ id: 'r2', no: 42, state: 'done' })];
  const of = (typed: string) =>
    suggestionsFor({ sign: '#', typed }, { people: [], requests }).map(({ insert }) => insert);
  expect([of(''), of('4'), of('204'), of('spa')]).toEqual([['#41'], ['#41'], ['#41'], []]);
});

test('a pasted link to a request becomes its number', () => {
  const requests = new Map([['r1', requestFixture()]]);
  expect(pastedRequest('https://hotel.example/dashboard?property=p&r=r1', requests)).toBe('#41');
  expect(pastedRequest('https://hotel.example/dashboard?r=other', requests)).toBeNull();
  expect(pastedRequest('see /dashboard?r=r1', requests)).toBeNull();
});
