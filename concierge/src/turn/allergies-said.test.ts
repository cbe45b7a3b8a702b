import { describe, expect, test } from '@jest/globals';
import { MENU_HERE } from '../testing/menu-scene.ts';
import { say } from './say.ts';

const order = (line: string) => say(line, { menu: [...MENU_HERE] });

describe('what a guest must not eat', () => {
  test.each([
    'a green salad please, I have a nut alergy',
    'a green salad please, severe nutallergy here',
    "a green salad please, I can't have dairy",
    'a green salad please, we cannot eat nuts or gluten',
    'a green salad please, eggs make my son very ill',
    'a green salad please, I react badly to peanuts',
    'einen Green salad bitte, ich habe eine Nussallergie',
    'einen Green salad bitte. Eierallergie!',
    'einen Green salad bitte, ich bin laktoseintolerant',
    'einen Green salad bitte, ich vertrage keine Milch',
    'einen Green salad bitte, mein Sohn ist hochallergisch auf Erdnüsse',
    'einen Green salad bitte, ich darf keine Erdnüsse essen',
    'una green salad por favor, tengo alerjia a los frutos secos',
    'una green salad por favor, no puedo comer gluten',
    'una green salad por favor, la leche me sienta mal',
    'uma green salad por favor, não posso comer amendoins',
    'uma green salad por favor, o leite faz-me mal',
    'une green salad, je suis cœliaque',
    'une green salad, je ne peux pas manger de noix',
    'una green salad, non posso mangiare noci',
    'una green salad, il latte mi fa male',
  ])('goes along with the order: %s', async (line) => {
    const said = await order(line);
    const ordered = said.carted.find(({ changes }) => changes.some(({ itemId }) => itemId === 'green'));
    expect(ordered?.allergy).toContain(line.slice(0, 20));
  });

  test.each([
    'can I eat the green salad? I have a nut allergy',
    'Darf ich den Green salad essen? Ich habe eine Nussallergie',
    'posso mangiare la green salad? sono allergico alle noci',
    'Celiaca, la green salad posso mangiarla o no?',
    'la green salad, ¿puedo comerla siendo celiaca?',
  ])('makes a question one for a person: %s', async (line) => {
    expect((await order(line)).handoff?.reason).toBe('restricted:allergy');
  });

  test.each([
    'a green salad please, and I cannot open the window',
    'einen Green salad bitte, und ich kann keine Handtücher finden',
    'a green salad please, my friend cannot eat now, she is asleep',
  ])('is not every thing that cannot be: %s', async (line) => {
    const said = await order(line);
    expect(said.carted.every(({ allergy }) => !allergy)).toBe(true);
    expect(said.handoff?.reason).not.toBe('restricted:allergy');
  });
});
