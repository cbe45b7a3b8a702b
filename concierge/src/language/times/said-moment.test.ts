import { describe, expect, test } from '@jest/globals';
import { normalise } from '../text/normalise.ts';
import { saidDay, saidTime, usualHalf } from './said-moment.ts';

/** A Saturday, shortly before midnight in UTC and already Sunday in Auckland. */
const NOW = new Date('2026-11-21T14:00:00Z');

describe('the day in words', () => {
  test.each([
    ['today', '2026-11-21'],
    ['hoje à noite', '2026-11-21'],
    ['tomorrow', '2026-11-22'],
    ['tomorow', '2026-11-22'],
    ['amanhã', '2026-11-22'],
    ['mañana', '2026-11-22'],
    ['the day after tomorrow', '2026-11-23'],
    ['depois de amanhã', '2026-11-23'],
    ['pasado mañana', '2026-11-23'],
    ['on friday', '2026-11-27'],
    ['sábado', '2026-11-28'],
    ['segunda-feira', '2026-11-23'],
    ['25/12', '2026-12-25'],
    ['3.1.', '2027-01-03'],
    ['dia 30', '2026-11-30'],
    ['the 5th', '2026-12-05'],
    ['4th of december', '2026-12-04'],
    ['2026-11-24', '2026-11-24'],
  ])('%s', (said, day) => {
    expect(saidDay(normalise(said), NOW, 'Europe/Lisbon')).toBe(day);
  });

  test('is relative to the property’s calendar', () => {
    expect(saidDay('tomorrow', NOW, 'Pacific/Auckland')).toBe('2026-11-23');
  });

  test.each(['soon', '31/02', 'whenever'])('is null for: %s', (said) => {
    expect(saidDay(normalise(said), NOW, 'Europe/Lisbon')).toBeNull();
  });
});

describe('the time in words', () => {
  test.each([
    ['7', '07:00'],
    ['19:30', '19:30'],
    ['7h30', '07:30'],
    ['13h', '13:00'],
    ['1pm', '13:00'],
    ['7 p.m.', '19:00'],
    ['12 am', '00:00'],
    ['às 8 da noite', '20:00'],
    ['a las 8 de la mañana', '08:00'],
    ['noon', '12:00'],
    ['meia-noite', '00:00'],
    ['half past seven', '07:30'],
    ['quarter to nine', '08:45'],
    ['às oito e meia', '08:30'],
    ['a las siete y cuarto', '07:15'],
  ])('%s', (said, time) => {
    expect(saidTime(normalise(said))).toBe(time);
  });

  test.each(['in an hour', 'daqui a 2 horas', 'as soon as possible', '25:00'])('is null for: %s', (said) => {
    expect(saidTime(normalise(said))).toBeNull();
  });
});

test.each([
  ['restaurant', 'a table at 8', 'pm'],
  ['restaurant', 'breakfast for two at 8', 'am'],
  ['restaurant', 'dinner at 8, and when is breakfast', 'pm'],
  ['wakeupCall', 'wake us at 7 before dinner', 'am'],
  ['massage', 'at 8', null],
])('the usual half of the day for %s, in “%s”: %s', (service, said, half) => {
  expect(usualHalf(service, said)).toBe(half);
});
