import { expect, test } from '@jest/globals';
import { findSaidTimes } from './find-said-times.ts';
import { parseTimes } from './parse-times.ts';

const timesOf = (line: string) =>
  parseTimes(line, { now: new Date('2026-06-15T12:00:00Z'), timeZone: 'UTC' }).flatMap(({ times }) => times);

test.each([
  ['un taxi à dix-huit heures trente', ['18:30']],
  ['à vingt et une heures quinze', ['21:15']],
  ['à vingt heures', ['20:00']],
  ['sept heures et quart', ['07:15', '19:15']],
  ['um achtzehn Uhr dreißig', ['18:30']],
  ['um zwanzig Uhr', ['20:00']],
  ['um halb acht', ['07:30', '19:30']],
  ['Viertel vor neun', ['08:45', '20:45']],
  ['fünf vor halb sieben', ['06:25', '18:25']],
  ['zehn nach halb acht', ['07:40', '19:40']],
  ['alle diciotto e trenta', ['18:30']],
  ['alle otto meno un quarto', ['07:45', '19:45']],
  ['às vinte e uma horas', ['21:00']],
  ['às dezoito e trinta', ['18:30']],
  ['a las dieciocho y treinta', ['18:30']],
  ['a las veinte horas', ['20:00']],
])('hours in words are parsed: %s', (line, times) => {
  expect(timesOf(line)).toEqual(times);
  expect(findSaidTimes(line).some(({ kind }) => kind === 'when')).toBe(true);
});

test.each(['twenty towels', 'mesa para quinze', 'fifteen hangers tonight', 'quinze toalhas'])(
  'a number of things is no hour: %s',
  (line) => {
    expect(timesOf(line)).toEqual([]);
  },
);
