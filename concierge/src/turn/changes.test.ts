import { describe, expect, test } from '@jest/globals';
import { BOOKABLE_HERE } from '../testing/bookable-here.ts';
import { requestOf } from '../testing/scene.ts';
import { converse, lastOutcome } from './converse.ts';

const services = BOOKABLE_HERE;

const lastOf = (language: string, lines: readonly string[]) =>
  lastOutcome(lines, { languages: [language], services });

describe('a change of the last request', () => {
  test.each([
    ['en', 'wake me at 7 tomorrow', 'make that 6.45 please', 'changes 12 time=06:45'],
    ['en', 'wake me at 7 tomorrow', 'could you push it to quarter to eight', 'changes 12 time=07:45'],
    ['en', 'a taxi at 4 pm please', 'hold on, my meeting is longer. 5 instead', 'changes 12 time=17:00'],
    ['en', 'a taxi at 4 pm please', 'half past would be better', 'changes 12 time=16:30'],
    ['en', 'a taxi at 4 pm please', 'sorry no, quarter past', 'changes 12 time=16:15'],
    ['en', 'a taxi at 4 pm please', 'we will need three cars actually', 'changes 12 x3'],
    ['en', 'book tennis tomorrow at 9 am', "let's say 2", 'changes 12 time=14:00'],
    ['pt', 'um táxi às 16h por favor', 'desculpe, pode ser antes às 17h30', 'changes 12 time=17:30'],
    ['pt', 'mesa para dois hoje às 20h', 'afinal vamos ser cinco', 'changes 12 party=5'],
    ['pt', 'mesa para dois hoje às 20h', 'vêm os meus pais, somos quatro', 'changes 12 party=4'],
    [
      'es',
      'un taxi a las 16:00 por favor',
      'perdón, la reunión se alarga, mejor a las 18:00',
      'changes 12 time=18:00',
    ],
    ['es', 'un taxi a las 16:00 por favor', 'mejor y media', 'changes 12 time=16:30'],
    ['es', 'tres toallas por favor', 'perdón, con dos basta', 'changes 12 x2'],
    ['en', 'a taxi at 5 pm please', 'not five, FIFTEEN past five', 'changes 12 time=17:15'],
    ['en', 'table for two tonight at 8', "we're four now", 'changes 12 party=4'],
    ['en', 'wake me at 6 tomorrow', 'ugh no, quarter to seven, last answer', 'changes 12 time=06:45'],
  ])('by its details alone, in %s: %s / %s', async (language, first, line, wanted) => {
    expect(await lastOf(language, [first, line])).toBe(wanted);
  });

  test.each([
    ['en', ['table for two tonight at 8', "there'll be six of us, the neighbours come along"], 'party=6'],
    [
      'en',
      ['wake me at 7 tomorrow', 'a taxi tomorrow at 8 am', 'make the taxi half past instead'],
      'changes 13 time=08:30',
    ],
  ])('of several, of the one that it names, in %s: %s', async (language, lines, wanted) => {
    expect(await lastOf(language, lines)).toContain(wanted);
  });

  test.each([
    ['en', ['a taxi at 4 pm please', 'sorry, what time is breakfast?']],
    ['en', ['table for two tonight at 8', 'actually two of us are vegetarian']],
    ['en', ['two towels please', 'sorry, one more thing']],
    ['pt', ['um táxi às 16h por favor', 'desculpe, a que horas fecha a piscina?']],
  ])('is none of a line that says something else, in %s: %s', async (language, lines) => {
    expect(await lastOf(language, lines)).not.toContain('changes');
  });
});

describe('what depends on what was said before', () => {
  test.each([
    ['en', ['wake me at 7 tomorrow', 'and a taxi half an hour later'], 'taxi date=2026-03-16 time=07:30'],
    ['pt', ['despertar amanhã às 7h', 'e um táxi uma hora depois'], 'taxi date=2026-03-16 time=08:00'],
    ['es', ['despertador mañana a las 7', 'y un taxi una hora más tarde'], 'taxi date=2026-03-16 time=08:00'],
    ['en', ['book a massage tomorrow at 3 pm', 'and tennis on thursday at 9 am'], 'tennisBooking'],
  ])('is another request, in %s: %s', async (language, lines, wanted) => {
    expect(await lastOf(language, lines)).toContain(wanted);
  });

  test.each([
    ['en', ['do you have massages?', 'great, tomorrow at 3 pm then'], 'massage'],
    ['en', ['do you have bikes to rent?', 'then three for tomorrow please'], 'bikeRental x3'],
  ])('is asked for after a question about it, in %s: %s', async (language, lines, wanted) => {
    expect(await lastOf(language, lines)).toContain(wanted);
  });

  test.each([
    ['en', ['we need a babysitter', 'tomorrow', 'from 7 pm, they are 2 and 5'], 'ages=2 and 5'],
    ['es', ['quiero apuntar a mi hijo al club infantil', 'tiene 6 años y sería mañana'], 'ages=6 años'],
    [
      'en',
      ['our kids are 4 and 9, they love it here', 'book the kids club for them tomorrow'],
      'ages=4 and 9',
    ],
  ])('are the ages of children, said with something else, in %s: %s', async (language, lines, wanted) => {
    expect(await lastOf(language, lines)).toContain(wanted);
  });

  test('is in the evening, after dinner tonight', async () => {
    const lines = ['i want to book dinner for tonight', '8.30, two people'];
    expect(await lastOf('en', lines)).toContain('time=20:30');
  });

  test('is the end of a later check-out, in Spanish', async () => {
    expect(await lastOf('es', ['quiero salir más tarde', 'hasta la una'])).toContain('until=13:00');
  });
});

describe('what is no longer wanted', () => {
  test('gives way to what the same line wants, while it is still asked about', async () => {
    const lines = ['book a massage tomorrow', 'forget the massage, book tennis tomorrow at 10 am'];
    expect(await lastOf('en', lines)).toBe('tennisBooking date=2026-03-16 time=10:00');
  });

  test.each([
    ['en', ['an adapter please', 'never mind, found mine in the bag'], 'cancels 12'],
    ['en', ['book a massage tomorrow at 3 pm', 'my back is much better, skip the massage'], 'cancels 12'],
    ['en', ['a blanket and an adapter please', 'got mine already! drop the adapter'], 'cancels 13'],
    ['es', ['un adaptador por favor', 'olvídelo, ya encontré uno en la maleta'], 'cancels 12'],
    ['pt', ['uma massagem amanhã às 15h', 'as costas já não doem, esqueça a massagem'], 'cancels 12'],
  ])('is cancelled with its reason, in %s: %s', async (language, lines, wanted) => {
    expect(await lastOf(language, lines)).toBe(wanted);
  });

  test('is not cancelled by a line that asks for something else', async () => {
    expect(await lastOf('en', ['two towels please', 'never mind, when is breakfast?'])).toBe('');
  });
});

describe('the time of an open request', () => {
  const taxi = {
    ...requestOf({ service: 'taxi', quantity: 1, note: null }, 7),
    details: [{ slot: 'time', value: '17:00' }],
  };
  test.each([
    ['en', 'what time is my taxi again?'],
    ['en', 'for when is the cab?'],
    ['en', 'remind me when the taxi is'],
    ['pt', 'para que horas ficou o meu táxi?'],
    ['pt', 'a que horas é o táxi?'],
    ['pt', 'confirma lá, ficou para quando?'],
    ['es', '¿a qué hora es mi taxi?'],
    ['es', '¿para cuándo quedó el taxi?'],
  ])('is told, in %s: %s', async (language, line) => {
    const [turn] = await converse([line], { languages: [language], services, openRequests: [taxi] });
    expect(turn?.reply).toContain('17:00');
    expect(turn?.created).toEqual([]);
  });
});
