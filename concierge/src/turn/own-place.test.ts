import { describe, expect, test } from '@jest/globals';
import { namesOtherPlace } from '../policy/actions/own-place.ts';
import { scene } from '../testing/scene.ts';
import { say } from './say.ts';

describe('requests go to the session’s own place', () => {
  test.each(['two towels to room 305 please', 'towels for every room', 'toalhas para o quarto 101'])(
    'never elsewhere: %s',
    async (text) => {
      const turn = await say(text);
      expect(turn.created).toEqual([]);
      expect(turn.handoff).not.toBeNull();
    },
  );

  test('the guest’s own room may be named', () => {
    const { place } = scene('x').context;
    expect(namesOtherPlace('two towels to room 204 please', place.label)).toBe(false);
  });
});
