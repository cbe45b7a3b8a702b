import { describe, expect, test } from '@jest/globals';
import type { OfferedService } from '../contract/contract.ts';
import { SERVICES_HERE } from '../testing/property-here.ts';
import { converse } from './converse.ts';
import { say } from './say.ts';

const sauna: OfferedService = {
  key: 'ourSauna',
  title: 'Zirbensauna',
  department: { key: 'wellness', name: 'Wellness' },
  kind: 'book',
  requiredSlots: ['date', 'time', 'people'],
  promiseMinutes: null,
  maxQuantity: 4,
  active: true,
};
const services = [...SERVICES_HERE, sauna];
const languages = ['en', 'it', 'de', 'fr', 'es', 'pt'];
const tomorrow = [
  { slot: 'date', value: '2026-03-16' },
  { slot: 'time', value: '19:00' },
  { slot: 'people', value: '2' },
];

describe('a service of the house that is booked with a day, a time and people', () => {
  test.each([
    'Vorremmo la zirbensauna domani sera alle 19, in due',
    'Wir hätten gern die Zirbensauna morgen Abend um 19 Uhr, zu zweit',
    'We would like the Zirbensauna tomorrow evening at 7, for two',
    'Nous voudrions le Zirbensauna demain soir à 19 h, à deux',
    'Querríamos la Zirbensauna mañana por la tarde a las 19, para dos',
    'Queríamos a Zirbensauna amanhã à noite às 19, para dois',
  ])('is booked by one line: %s', async (line) => {
    const { created } = await say(line, { services, languages });
    expect(created).toMatchObject([{ service: 'ourSauna', details: tomorrow }]);
  });

  test.each([
    ['Vorremmo la zirbensauna domani sera alle 19, in due', 'Domani, lunedì 16 marzo'],
    ['Wir hätten gern die Zirbensauna morgen Abend um 19 Uhr, zu zweit', 'Morgen, Montag, 16. März'],
    ['We would like the Zirbensauna tomorrow evening at 7, for two', 'Tomorrow, Monday 16 March'],
    ['Nous voudrions le Zirbensauna demain soir à 19 h, à deux', 'Demain, lundi 16 mars'],
  ])('is booked by the choice of the day after midnight: %s', async (line, day) => {
    const now = new Date('2026-03-15T01:40:00Z');
    const [asked, booked] = await converse([line, day], { services, languages, now });
    expect(asked?.created).toEqual([]);
    expect(booked?.created).toMatchObject([{ service: 'ourSauna', details: tomorrow }]);
    expect(booked?.handoff).toBeNull();
  });
});

describe('a request that is refused because of its number', () => {
  test.each([
    ['two towels please', 'too-many-open', 'Several of your requests are still open'],
    ['zwei Handtücher bitte', 'too-many-open', 'Wünsche sind noch offen'],
    ['due asciugamani per favore', 'too-many-open', 'richieste sono ancora aperte'],
    ['dos toallas por favor', 'too-many-this-hour', 'demasiadas peticiones en una hora'],
    ['duas toalhas por favor', 'too-many-this-hour', 'demasiados pedidos numa hora'],
    ['deux serviettes svp', 'too-many-open', 'demandes sont encore en cours'],
    ['the Zirbensauna tomorrow at 7 pm for two please', 'too-many-open', 'Several of your requests are still open'],
  ])('says so, and a person takes it on: %s', async (line, refuseRequests, reason) => {
    const { reply, handoff } = await say(line, { services, languages, refuseRequests });
    expect(reply).toContain(reason);
    expect(handoff?.reason).toBe(`refused:${refuseRequests}`);
  });

  test('of any other reason gives none', async () => {
    const { reply } = await say('two towels please', { services, languages, refuseRequests: 'broken' });
    expect(reply).toContain('I couldn’t place your request for two towels myself.'.replace('’', "'"));
  });
});
