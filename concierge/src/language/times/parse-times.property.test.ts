import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseTimes } from './parse-times.ts';

const ZONES = ['Europe/Lisbon', 'America/New_York', 'Pacific/Auckland', 'Asia/Kolkata', 'America/St_Johns'];
/** A year that contains both clock changes. */
const FIRST = Date.parse('2026-01-01T00:00:00Z');
const LAST = Date.parse('2027-01-01T00:00:00Z');
const moment = fc.integer({ min: FIRST, max: LAST }).map((at) => new Date(at));
const zone = fc.constantFrom(...ZONES);
const MINUTE_MS = 60_000;

const wall = (at: Date, timeZone: string) => {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
  return { day, time };
};

const twelveHours = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
};

describe('for every day, time and place', () => {
  test('a complete day and time are parsed unchanged', () => {
    fc.assert(
      fc.property(moment, zone, fc.integer({ min: 1, max: 300 }), (now, timeZone, daysAhead) => {
        const { day, time } = wall(new Date(now.getTime() + daysAhead * 24 * 60 * MINUTE_MS), timeZone);
        for (const line of [
          `on ${day} at ${time}`,
          `${day} at ${twelveHours(time)}`,
          `no dia ${day} às ${time.replace(':', 'h')}`,
          `el ${day} a las ${time}`,
        ]) {
          expect(parseTimes(line, { now, timeZone })).toMatchObject([{ day, times: [time], until: [] }]);
        }
      }),
    );
  });

  test('a delay ends at that local time, also across a clock change', () => {
    fc.assert(
      fc.property(moment, zone, fc.integer({ min: 1, max: 23 }), (now, timeZone, hours) => {
        const { day, time } = wall(new Date(now.getTime() + hours * 60 * MINUTE_MS), timeZone);
        for (const line of [`in ${hours} hours`, `daqui a ${hours} horas`, `dentro de ${hours} horas`]) {
          expect(parseTimes(line, { now, timeZone })).toMatchObject([{ day, times: [time], delayed: true }]);
        }
      }),
    );
  });

  test('no parsed day is in the past', () => {
    const said = fc.constantFrom(
      'today',
      'tonight',
      'friday',
      'domingo',
      '3/1',
      'the 5th',
      'mañana',
      'dia 12',
    );
    fc.assert(
      fc.property(moment, zone, said, (now, timeZone, line) => {
        const [found] = parseTimes(line, { now, timeZone });
        expect(found?.day).not.toBeNull();
        expect((found?.day ?? '') >= wall(now, timeZone).day).toBe(true);
      }),
    );
  });

  test('a bare hour is both halves of the day, or the one left today', () => {
    fc.assert(
      fc.property(moment, zone, fc.integer({ min: 1, max: 11 }), (now, timeZone, hour) => {
        const early = `${String(hour).padStart(2, '0')}:00`;
        const both = [early, `${hour + 12}:00`];
        expect(parseTimes(`at ${hour}`, { now, timeZone })).toMatchObject([{ day: null, times: both }]);
        const [today] = parseTimes(`today at ${hour}`, { now, timeZone });
        const { time } = wall(now, timeZone);
        const left = both.filter((each) => each > time);
        expect(today?.times).toEqual(left.length > 0 ? left : both);
      }),
    );
  });

  test('arbitrary text in between breaks nothing', () => {
    fc.assert(
      fc.property(moment, zone, fc.string({ maxLength: 200, unit: 'binary' }), (now, timeZone, line) => {
        for (const { start, end, times, until } of parseTimes(line, { now, timeZone })) {
          expect(start).toBeLessThan(end);
          for (const time of [...times, ...until]) expect(time).toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
        }
      }),
    );
  });
});
