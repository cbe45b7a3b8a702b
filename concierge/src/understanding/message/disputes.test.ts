import { expect, test } from '@jest/globals';
import { disputes, saysSpoilt, saysWrongBrought } from './disputes.ts';

test.each([
  'I never ordered any room service',
  "we didn't ask for towels",
  'nobody here booked a taxi',
  'não pedi nada disto',
  'nunca pedí un taxi',
  'das haben wir nicht bestellt',
  'je n’ai jamais commandé ça',
  'non abbiamo ordinato la cena',
])('says that it was not asked for: %s', (line) => expect(disputes(line)).toBe(true));

test.each([
  'we never got the towels that we ordered',
  'I would like to order a burger',
  'no, two towels',
  'the towels I asked for never came',
  'não trouxeram o que pedi',
])('says something else: %s', (line) => expect(disputes(line)).toBe(false));

test.each([
  'soup was stone cold when it came',
  'the burger came raw',
  'a sopa veio fria',
  'la sopa llegó fría',
  'die Suppe war kalt',
  'la soupe était froide',
  'la zuppa era fredda',
])('says that a dish was not as it should be: %s', (line) => expect(saysSpoilt(line)).toBe(true));

test.each(['is the gazpacho cold?', 'one cold soup please', 'is there a cold brew'])(
  'says nothing against a dish: %s',
  (line) => expect(saysSpoilt(line)).toBe(false),
);

test.each([
  'you brought the wrong thing, I asked for an iron',
  "that's not what I ordered, I wanted the soup",
  'me trajeron otra cosa, yo pedí una plancha',
  'trouxeram a coisa errada, eu pedi um ferro',
  'das ist das falsche Kissen',
  "ce n'est pas ce que j'ai demandé",
  'non è quello che ho chiesto',
])('says that something else came: %s', (line) => expect(saysWrongBrought(line)).toBe(true));

test.each(['what is wrong with the lift?', 'we took the wrong road', 'an iron please, not a board'])(
  'says nothing of what came: %s',
  (line) => expect(saysWrongBrought(line)).toBe(false),
);
