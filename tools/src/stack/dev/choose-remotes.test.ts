import { describe, expect, test } from '@jest/globals';
import { chooseRemotes } from './choose-remotes.ts';

const EXISTING = ['guest', 'marketing', 'staff'];

describe('npm run dev', () => {
  test('runs everything from source', () => {
    expect(chooseRemotes([], EXISTING)).toEqual({ everything: true, remotes: EXISTING });
  });

  test('with the name of a remote runs that one from source and the rest built', () => {
    expect(chooseRemotes(['guest'], EXISTING)).toEqual({ everything: false, remotes: ['guest'] });
    expect(chooseRemotes(['staff', 'guest'], EXISTING)).toEqual({
      everything: false,
      remotes: ['guest', 'staff'],
    });
  });

  test('with any other word lists the remotes', () => {
    expect(() => chooseRemotes(['gest'], EXISTING)).toThrow(
      'There is no remote "gest". Run "npm run dev" for everything, or name one or more of: guest, marketing, staff.',
    );
  });
});
