import { describe, expect, test } from '@jest/globals';
import { scene } from '../../testing/scene.ts';
import { detailsOf } from './request-details.ts';

// A Monday, 13:00 in Lisbon.
const at = { ...scene('').context, now: new Date('2026-11-23T13:00:00Z') };
const said = (service: string, slots: Record<string, string>) =>
  detailsOf(slots, at, service).map(({ slot, value }) => `${slot} ${value}`);

describe('the stored value of the time that fills a slot', () => {
  test.each([
    ['taxi', '4:15 this afternoon', ['time 16:15']],
    ['taxi', 'ten to nine tonight', ['time 20:50']],
    ['taxi', 'tonight às dez e meia', ['time 22:30']],
    ['restaurant', 'esta noche a las nueve menos cuarto', ['time 20:45']],
    ['restaurant', 'heute Abend um Viertel nach acht', ['time 20:15']],
    ['taxi', 'six heures moins dix ce soir', ['time 17:50']],
    ['tennisBooking', '10ish', ['time 10:00']],
    ['massage', 'after 3', ['from 15:00']],
    ['massage', 'before noon', ['until 12:00']],
    ['babycare', '7 to 10 pm', ['time 19:00', 'until 22:00']],
    ['wakeupCall', 'before 7', ['time 07:00']],
    ['lateCheckout', 'around 1', ['time 13:00']],
  ])('of %s: %s', (service, time, details) => {
    expect(said(service, { time })).toEqual(details);
  });

  test('is the next such time when no other day is given', () => {
    expect(said('taxi', { time: '7' })).toEqual(['time 19:00']);
  });

  test('is in the usual hours of the service', () => {
    expect(said('massage', { date: 'tomorrow', time: 'at 10' })).toEqual(['date 2026-11-24', 'time 10:00']);
    expect(said('massage', { date: 'tomorrow', time: 'at 4' })).toEqual(['date 2026-11-24', 'time 16:00']);
  });

  test('stays the guest’s words when both halves of the day are equally likely', () => {
    expect(said('taxi', { date: 'tomorrow', time: 'at 5' })).toEqual(['date 2026-11-24', 'time at 5']);
    expect(said('taxi', { time: 'at 2' })).toEqual(['time 14:00']);
  });

  test('is on the day that was given with it', () => {
    expect(said('laundry', { when: 'mañana 8 de la mañana de' })).toEqual(['date 2026-11-24', 'time 08:00']);
  });
});
