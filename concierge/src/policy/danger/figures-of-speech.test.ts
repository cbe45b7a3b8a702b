import { expect, test } from '@jest/globals';
import { dangerIn } from './danger.ts';

test.each([
  'my sister nearly had a heart attack when she saw the bill, haha',
  'the flickering lamp is giving me a heart attack, can someone look at it',
  'your breakfast is fire, when does it start?',
  'this view is killer, it killed my camera',
  'our toddler had a little accident in the night, can we get new sheets',
  'está um frio de rachar no quarto, podem subir o aquecimento?',
  'os preços... ia-me dando um ataque quando vi a conta',
  'las vistas son de infarto, gracias',
  'das Kind hat ins Bett gemacht, bitte neue Bettwäsche',
  'le petit déjeuner est une tuerie, merci',
  'una vista da infarto, complimenti',
  'the connection keeps choking in the evening',
  "the kettle's having some sort of fit, it will not switch off",
  'could the basin be looked at, the drain is choking on hair',
  'I am scared of heights, can we have a room lower down?',
  'no need for the cot, he fell asleep in our bed',
])('a figure of speech is no danger: %s', (line) => {
  expect(dangerIn(line)).toBeNull();
});

test.each([
  'my husband is having a heart attack',
  'there is fire on the rooftop',
  'the curtain is on fire',
  'he had an accident in the bathroom and is bleeding',
  'un hombre con un infarto en la piscina',
  'há um incêndio no quarto',
  'mein Mann hat einen Herzinfarkt',
  "quelqu'un a été tué dans le couloir",
  'mia moglie ha un infarto',
  'someone was killed outside our door',
  'my son is choking in the shower',
  'the toilet is locked and a man is having a heart attack in it',
  'she fell asleep in the bath and is not breathing',
  "my baby fell asleep and I can't wake her",
  'he fell asleep after taking all his pills',
  'she fell, and then she fell asleep',
])('and real danger is still detected: %s', (line) => {
  expect(dangerIn(line)).not.toBeNull();
});
