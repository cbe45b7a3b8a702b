import { expect, test } from '@jest/globals';
import { dangerIn } from './danger.ts';
import { callsForHelp } from './words/calls-for-help.ts';

test.each([
  'call the fire station',
  'please call an ambulance',
  'chamem os bombeiros',
  'llamen a la policia',
  'rufen sie die feuerwehr',
])('asks to call for help: %s', (line) => expect(callsForHelp(line)).toBe(true));

test.each(['when is the fire drill', 'the gym instructor is fire', 'call me at seven'])(
  'does not want help: %s',
  (line) => expect(callsForHelp(line)).toBe(false),
);

test.each([
  'it sounds like furniture being thrown and a woman crying help',
  'a man is shouting for help next door',
  'há uma mulher a pedir socorro no corredor',
  'una chica pide ayuda a gritos en la habitación de al lado',
])('is detected when others call for help: %s', (line) => {
  expect(dangerIn(line)).toEqual({ kind: 'security', certainty: 'certain' });
});

test.each([
  'my son is crying, can you help with a toy?',
  'alguém pode pedir ajuda para as malas?',
  'he pedido ayuda con las maletas a alguien',
])('is not detected for a guest who wants a hand: %s', (line) => expect(dangerIn(line)).toBeNull());

test.each([
  'help! the tv is broken',
  'help me please, no towels',
  'ajuda! não há água quente',
  'necesito ayuda con las maletas',
  'preciso de ajuda para reservar uma mesa',
])('wants help with something ordinary: %s', (line) => expect(dangerIn(line)).toBeNull());

test.each([
  'help, there is someone at the door',
  'help. my room is on fire',
  'HELP',
  'help, he is hitting me',
])('is detected next to anything else: %s', (line) => expect(dangerIn(line)).not.toBeNull());

test.each([
  ['socorro', 'danger'],
  ['Emergency', 'danger'],
  ['У мужа сердечный приступ, помогите', 'danger'],
  ['socorro, um homem com uma faca', 'security'],
  ['🔥🔥🔥', 'fire'],
  ['🔥🔥 in the room', 'fire'],
  ['204 🔥', 'fire'],
  ['🆘', 'danger'],
  ['🚑', 'medical'],
  ['🩸🩸🩸', 'medical'],
  ['brand i rummet', 'fire'],
  ['brann på rommet', 'fire'],
])('says no more than it is known: %s', (line, kind) => expect(dangerIn(line)?.kind).toBe(kind));

test.each(['the pool is 🔥', 'thanks 🔥', '🔥', '👍', 'burger 🔥🔥'])(
  'is not heard in an emoji that decorates: %s',
  (line) => expect(dangerIn(line)).toBeNull(),
);
