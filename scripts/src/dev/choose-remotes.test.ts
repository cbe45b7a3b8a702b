import { describe, expect, test } from '@jest/globals';
import { chooseRemotes } from './choose-remotes.ts';

describe('npm run dev', () => {
  test('runs everything from source', () => {
    expect(chooseRemotes([])).toEqual({ everything: true, remotes: ['marketing', 'guest', 'staff'] });
  });

  test('with the name of a remote runs that one from source and the rest built', () => {
    expect(chooseRemotes(['guest'])).toEqual({ everything: false, remotes: ['guest'] });
    expect(chooseRemotes(['staff', 'guest'])).toEqual({ everything: false, remotes: ['guest', 'staff'] });
  });

  test('with any other word says which there are', () => {
    expect(() => chooseRemotes(['gest'])).toThrow(
      'There is no remote "gest". Run "npm run dev" for everything, or name one or more of: marketing, guest, staff.',
    );
  });
});
