import { describe, expect, test } from '@jest/globals';
import { beforeEngines } from './before-engines.ts';

describe('alarms in words that no list has', () => {
  test.each([
    ['theres flames in the bin downstairs', 'emergency:fire'],
    ['my dad has crushing pain in his chest', 'emergency:medical'],
    ["she's shaking and wont answer me", 'emergency:medical'],
    ['he took too many pills', 'emergency:medical'],
    ['my little boy is gone, he was right next to me a minute ago', 'emergency:security'],
    ['some guy keeps following me around the hotel', 'emergency:security'],
    ['a man tried to force my door open', 'emergency:security'],
    ["i'm stuck between floors in the lift", 'emergency:trapped'],
    ['i dont want to be here anymore, i want to end it all', 'emergency:self-harm'],
    ['há um homem estranho à minha porta', 'emergency:security'],
    ['está a sair fumo da tomada', 'emergency:fire'],
    ['o meu filho engoliu uma pilha', 'emergency:medical'],
    ['mi hijo se tragó una moneda', 'emergency:medical'],
    ['me robaron el bolso', 'emergency:security'],
  ])('%s: %s', (text, reason) => {
    expect(beforeEngines(text)).toEqual({ kind: 'incident', reason });
  });

  test.each([
    ['Es brennt im Zimmer, Hilfe!', 'emergency:fire'],
    ['ma femme ne respire plus, aidez moi', 'emergency:medical'],
    ['Mio padre è svenuto in bagno', 'emergency:medical'],
    ['Mijn vrouw ademt niet', 'emergency:medical'],
    ['помогите, у меня в номере пожар', 'emergency:fire'],
    ['房间着火了', 'emergency:fire'],
    ['煙が出ています', 'emergency:fire'],
    ['도둑이 들었어요', 'emergency:security'],
    ['نريد سيارة إسعاف', 'emergency:medical'],
  ])('also in languages that are not answered: %s', (text, reason) => {
    expect(beforeEngines(text)).toEqual({ kind: 'incident', reason });
  });

  test.each([
    'We are three people in our room, could we have towels?',
    'The TV is not responding to the remote',
    'Can someone open the window for us please',
    'Alguém pode limpar a minha varanda?',
    'Alguien puede limpiar mi habitación?',
    '¿Cómo te llamas?',
    'Como te chamas?',
    'No podemos salir antes de las 12, ¿salida tardía?',
    'my phone fell behind the bed, do you have a broom',
    'the shower head is broken',
    'Ich brauche Hilfe mit dem Gepäck',
    'el ascensor es muy lento',
    'Is there an emergency exit on this floor?',
    'Can you book a photo shooting for Friday?',
  ])('no alarm: %s', (text) => {
    expect(beforeEngines(text).kind).not.toBe('incident');
  });
});
