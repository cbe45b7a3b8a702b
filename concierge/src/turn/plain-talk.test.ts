import { describe, expect, test } from '@jest/globals';
import { say } from './say.ts';

describe('small talk and complaints in languages that are understood but not answered', () => {
  test.each([
    ['Guten Abend', /^Guten Tag! Schreiben Sie mir/],
    ['bonjour', /^Bonjour ! Écrivez-moi/],
    ['buonasera', /^Buongiorno! Mi scriva/],
    ['vielen Dank', /^Gern geschehen/],
    ['merci beaucoup', /^Avec plaisir/],
    ['grazie mille', /^Prego/],
  ])('“%s” is answered in its language, without a person', async (text, reply) => {
    const turn = await say(text);
    expect(turn.reply).toMatch(reply);
    expect(turn.handoff).toBeNull();
  });

  test.each([
    ['Je voudrais parler à quelqu’un', /^Je fais venir quelqu’un/],
    ['Ich möchte mit einem Menschen sprechen', /^Ich hole jemanden/],
    ['vorrei parlare con una persona', /^Chiamo qualcuno/],
  ])('“%s” brings a person, and does not say that the language is unknown', async (text, reply) => {
    const turn = await say(text);
    expect(turn.reply).toMatch(reply);
    expect(turn.handoff).not.toBeNull();
  });

  test.each([
    ['questa camera è una vergogna, siamo molto delusi', /^Mi dispiace/],
    ['l’accueil était désagréable, nous sommes très déçus', /^Je suis désolé/],
    ['das Personal war sehr unfreundlich, wir sind enttäuscht', /^Das tut mir leid/],
  ])('“%s” is apologised for, and a person comes', async (text, reply) => {
    const turn = await say(text);
    expect(turn.reply).toMatch(reply);
    expect(turn.handoff).not.toBeNull();
  });
});

test('whatever else is said about such a line is said in its language too', async () => {
  const turn = await say('Ich möchte mit einem Menschen sprechen');
  expect(turn.language).toBe('de');
});
