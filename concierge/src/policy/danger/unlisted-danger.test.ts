import { describe, expect, test } from '@jest/globals';
import { dangerIn, dangerInUnanswered } from './danger.ts';

describe('danger that is in no list', () => {
  test.each([
    ['a man with a machete', 'security'],
    ['huele fatal, como a quemado', 'fire'],
    ['the shelf fell on my son', 'medical'],
    ['有人在砸我的门', 'security'],
    ['çocuğumuz kayıp', 'danger'],
  ])('is detected: %s', (line, kind) => {
    expect(dangerIn(line)?.kind).toBe(kind);
  });

  test.each([
    'there is a puddle coming out below the basin',
    'my boy poked a hole in the curtain',
    'we are out of milk, is there a shop close by',
    'the lamp up in my bunk will not go on, it is pitch dark',
    'a sala cheira mal, podem limpar?',
  ])('is not detected in a line that is only unpleasant: %s', (line) => {
    expect(dangerIn(line)).toBeNull();
  });
});

describe('danger after a wish in the same line', () => {
  test.each([
    'two towels please my eyes are swelling shut',
    'two towels please my tongue feels thick',
    'two towels please my baby feels limp',
    'My dad is very pale sweaty can we have two towels',
    'could you bring towels there is blood everywhere',
    'traigan toallas hay sangre por todas partes',
    'podem trazer toalhas a minha mãe está muito pálida e a suar',
  ])('is detected: %s', (line) => {
    expect(dangerIn(line)?.kind).toBe('medical');
  });

  test.each([
    'extra pillow please my neck is stiff',
    'a blanket please my son is cold',
    'two towels please the shower floor is wet',
    'thanks for the pillows, my wife slept like a baby',
    'tea please my throat is a bit scratchy',
    'my wife is cold can we have a blanket',
    'i am starving can you send a burger',
    'my husband just spilled red wine can we get new sheets',
    'can we have a crib my son is asleep in the buggy',
  ])('is not detected in a clause that only explains the wish: %s', (line) => {
    expect(dangerIn(line)).toBeNull();
  });
});

describe('people who may not be able to help themselves', () => {
  test.each([
    ['my grandmother has dementia and wandered out in her nightgown', 'missing'],
    ['mi abuelo se fue en pijama y está desorientado', 'missing'],
    ['a minha avó saiu de pijama e não sabe onde está', 'missing'],
    ['how many paracetamol are too many for a woman of my size', 'self-harm'],
    ['quantos comprimidos para dormir são demais?', 'self-harm'],
    ["i suddenly can't see out of my left eye", 'medical'],
    ['no veo de un ojo', 'medical'],
    ['my father fall in shower he not answer', 'medical'],
    ['my daughter 4 years is gone, we looked pool, bar, lobby, nothing', 'missing'],
  ])('are detected: %s', (line, kind) => {
    expect(dangerIn(line)?.kind).toBe(kind);
  });

  test.each([
    'my wife went out, when do you close',
    'the pyjamas of my wife are missing from the laundry',
    'how many tablets does the dishwasher need',
    'i cant see the eye mask you promised',
    'mi marido ha salido, ¿a qué hora cierra el bar?',
    'não vejo o comando, o olho mágico da porta está partido',
  ])('are not detected in a line that only has their words: %s', (line) => {
    expect(dangerIn(line)).toBeNull();
  });
});

test('a danger word counts in a line that gets no answer, however harmless its sentence looks', () => {
  const line = 'the walls of the stairs have the word knife in big letters';
  expect(dangerIn(line)).toBeNull();
  expect(dangerInUnanswered(line)).toEqual({ kind: 'security', certainty: 'possible' });
  expect(dangerInUnanswered('the walls of the stairs have the word lemon in big letters')).toBeNull();
});
