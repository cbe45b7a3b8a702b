import { expect, test } from '@jest/globals';
import { dangerIn } from '../danger.ts';

test.each([
  "bleach splashed in my eyes, I can't see",
  'me ha saltado lejía a los ojos',
  'saltou-me lixívia para os olhos',
  'mir ist Reiniger ins Auge gespritzt',
  'mi è schizzato il solvente negli occhi, non vedo più niente',
])('a chemical in the eyes is danger: %s', (line) => {
  expect(dangerIn(line)).toEqual({ kind: 'medical', certainty: 'certain' });
});

test('one that is named in two words is asked about at least', () => {
  expect(dangerIn("j'ai reçu de l'eau de javel dans les yeux")?.kind).toBe('medical');
});

test.each([
  'could you bring disinfectant wipes please',
  'the view is a feast for the eyes',
  'potete portare un disinfettante per le mani?',
])('nothing is wrong without both: %s', (line) => expect(dangerIn(line)).toBeNull());
