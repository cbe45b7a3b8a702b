import { describe, expect, test } from '@jest/globals';
import type { OfferedService } from '../contract/contract.ts';
import { SERVICES_HERE } from '../testing/property-here.ts';
import { converse } from './converse.ts';

const booked = (key: string, title: string, requiredSlots: string[]): OfferedService => ({
  key,
  title,
  department: { key: 'concierge', name: 'Concierge' },
  kind: 'book',
  requiredSlots,
  promiseMinutes: null,
  maxQuantity: 8,
  active: true,
});
const services = [
  ...SERVICES_HERE,
  booked('taxi', 'Taxi', ['time']),
  booked('restaurant', 'Table', ['date', 'time', 'party']),
  booked('airportShuttle', 'Airport shuttle', ['date', 'time']),
];

describe('a part of the day', () => {
  test.each([
    ['taxi tomorrow morning please', '9', '09:00', 'en'],
    ['massage on thursday afternoon?', '3', '15:00', 'en'],
    ['table for 3 tonight', '8 oclock', '20:00', 'en'],
    ['wake me up tomorrow morning', '6.30', '06:30', 'en'],
    ['reservem um táxi para amanhã de manhã', 'às 8', '08:00', 'pt'],
    ['airport shuttle on wednesday morning, flight is at 11', '8', '08:00', 'en'],
  ])(
    'is no time to book for, and says which half an answer means: %s, %s',
    async (line, answer, value, language) => {
      const [first, second] = await converse([line, answer], { languages: [language], services });
      expect(first?.created).toEqual([]);
      expect(first?.reply).toMatch(/\?$/);
      expect(second?.created).toMatchObject([{ details: expect.arrayContaining([{ slot: 'time', value }]) }]);
    },
  );

  test('is asked for after the number of people', async () => {
    const [first, second, third] = await converse(['a table tonight', '3', '8.30'], { services });
    expect(first?.created).toEqual([]);
    expect(second?.created).toEqual([]);
    expect(second?.reply).toMatch(/time/);
    expect(third?.created).toMatchObject([
      {
        details: expect.arrayContaining([
          { slot: 'time', value: '20:30' },
          { slot: 'party', value: '3' },
        ]),
      },
    ]);
  });

  test('is passed on when the guest has no time in mind', async () => {
    const [, second] = await converse(['taxi tomorrow morning please', 'whenever suits'], { services });
    expect(second?.created).toMatchObject([{ service: 'taxi' }]);
  });
});
