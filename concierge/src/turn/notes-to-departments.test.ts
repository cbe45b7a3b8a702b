import { describe, expect, test } from '@jest/globals';
import { BOOKABLE_HERE, bookable } from '../testing/bookable-here.ts';
import { converse } from './converse.ts';

const services = [
  ...BOOKABLE_HERE.filter(({ key }) => key !== 'restaurant'),
  bookable('concierge', 'Concierge', []),
  {
    ...bookable('restaurant', 'Restaurant table', ['date', 'time', 'party']),
    department: { key: 'food-beverage', name: 'Food & Beverage' },
  },
  { ...bookable('iceBucket', 'Ice bucket', []), department: { key: 'butlers', name: 'Night butlers' } },
];

const said = async (language: string, line: string, offered = services) => {
  const [turn] = await converse([line], { languages: [language], services: offered });
  return turn;
};

describe('a note for a department', () => {
  test.each([
    ['en', "let the kitchen know we'll be late", 'food-beverage'],
    ['en', "tell food & beverage we'll be late", 'food-beverage'],
    ['en', 'please tell the cleaners not to move my papers', 'housekeeping'],
    ['en', 'the cleaners should not touch the desk', 'housekeeping'],
    ['en', 'could you let maintenance know that the window is fixed', 'engineering'],
    ['en', 'can you tell reception that my brother arrives tomorrow?', 'front-desk'],
    ['en', "tell the spa we'll be ten minutes late", 'spa'],
    ['en', "tell the night butlers we'll be late", 'butlers'],
    ['es', 'avise a la cocina que llegaremos tarde', 'food-beverage'],
    ['es', 'dígale a limpieza que no toquen mis papeles', 'housekeeping'],
    ['pt', 'avise a cozinha que vamos chegar atrasados', 'food-beverage'],
    ['pt', 'diga à limpeza para não mexer nos meus papéis', 'housekeeping'],
    ['de', 'sagen Sie der Küche, dass wir später kommen', 'food-beverage'],
    ['de', 'bitte sagen Sie dem Zimmermädchen, dass sie meine Papiere liegen lassen soll', 'housekeeping'],
    ['fr', 'prévenez la cuisine que nous serons en retard', 'food-beverage'],
    ['it', 'avvisate la cucina che arriviamo tardi', 'food-beverage'],
  ])('goes to it in the guest’s words, in %s: %s', async (language, line, department) => {
    const turn = await said(language, line);
    expect(turn?.created).toMatchObject([{ service: 'concierge', note: line, department }]);
    expect(turn?.created).toHaveLength(1);
    expect(turn?.handoff).toBeNull();
  });

  test('is answered with the department’s name', async () => {
    expect((await said('en', "let the kitchen know we'll be late"))?.reply).toBe(
      'Food & Beverage has your message.',
    );
    expect((await said('es', 'dígale a limpieza que no nos molesten'))?.reply).toBe(
      'Servicio de pisos ya sabe que no quiere que le molesten.',
    );
  });

  test('does not ask to be left alone because it says what is not to be touched', async () => {
    expect((await said('es', 'dígale a limpieza que no toquen mis papeles'))?.reply).toBe(
      'Servicio de pisos ya tiene su mensaje.',
    );
  });

  test('goes to the front desk where the property has no such department', async () => {
    const without = services.filter(({ department }) => department.key !== 'food-beverage');
    const turn = await said('en', "let the kitchen know we'll be late", without);
    expect(turn?.created).toMatchObject([{ service: 'concierge', department: 'front-desk' }]);
  });

  test.each([
    ['en', 'tell housekeeping the guest in 204 is allergic to feathers', 'housekeeping'],
    ['en', 'tell the kitchen my son is allergic to nuts', 'food-beverage'],
    ['es', 'mi hija es alérgica al huevo, avísenle a cocina por favor', 'food-beverage'],
  ])('about an allergy is for a person too, in %s: %s', async (language, line, department) => {
    const turn = await said(language, line);
    expect(turn?.created).toMatchObject([{ service: 'concierge', note: line, department }]);
    expect(turn?.handoff).toBe('restricted:allergy');
  });

  test.each([
    ['en', 'tell housekeeping we need two towels', [{ service: 'towels', quantity: 2 }]],
    ['en', 'tell housekeeping to clean the room at 5', [{ service: 'cleaning' }]],
    ['en', 'can you ask the kitchen what time breakfast is?', []],
    ['en', 'tell me about the spa', []],
    ['en', 'is the kitchen allergic to nuts?', []],
    ['es', 'dígale a limpieza que necesitamos dos toallas', [{ service: 'towels', quantity: 2 }]],
    ['de', 'sagen Sie der Reinigung, wir brauchen zwei Handtücher', [{ service: 'towels', quantity: 2 }]],
  ])('is none where something is asked for, in %s: %s', async (language, line, wanted) => {
    const turn = await said(language, line);
    expect(turn?.created).toMatchObject(wanted);
    expect(turn?.created.some(({ department }) => department !== undefined)).toBe(false);
  });
});
