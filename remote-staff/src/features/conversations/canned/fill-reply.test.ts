import { describe, expect, test } from '@jest/globals';
import { fillReply, matchReplies, textOf } from './fill-reply.ts';

const reply = (name: string, texts: Record<string, string> = { en: 'Yes.' }) => ({ id: name, name, texts });

describe('a canned reply', () => {
  test('is filled in with the place, the property and who answers', () => {
    const facts = { place: 'Room 204', property: 'Hotel Aurora', me: 'Ana' };
    expect(fillReply('{me} of {property}: {place}, {place}. {other}', facts)).toBe(
      'Ana of Hotel Aurora: Room 204, Room 204. {other}',
    );
    // What is filled in is not filled in again.
    expect(fillReply('{place}', { ...facts, place: '{me}' })).toBe('{me}');
  });

  test('has the text of the first language that it knows', () => {
    const late = reply('late', { en: 'Noon.', pt: 'Meio-dia.' });
    expect(textOf(late, ['pt', 'en'])).toBe('Meio-dia.');
    expect(textOf(late, ['de', 'en'])).toBe('Noon.');
    expect(textOf(late, [undefined, 'de'])).toBe('Noon.');
    expect(textOf(late, ['constructor'])).toBe('Noon.');
  });

  test('is found by its name, the names that begin with the words first', () => {
    const all = [reply('Check-out late'), reply('late check-out'), reply('breakfast')];
    expect(matchReplies(all, 'LATE').map(({ name }) => name)).toEqual(['late check-out', 'Check-out late']);
    expect(matchReplies(all, ' ')).toHaveLength(3);
    expect(matchReplies(all, 'dinner')).toEqual([]);
  });
});
