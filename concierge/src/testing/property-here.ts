import type { KnownFact, OfferedService } from '../contract/contract.ts';

/** Noon of a spring day in Lisbon (UTC in winter time). */
export const NOW = new Date('2026-03-15T14:00:00.000Z');

export const HOUSEKEEPING = { key: 'housekeeping', name: 'Housekeeping' };
const ENGINEERING = { key: 'engineering', name: 'Engineering' };
const FRONT_DESK = { key: 'front-desk', name: 'Front desk' };
const SPA = { key: 'spa', name: 'Spa' };

const service = (
  key: string,
  title: string,
  department: OfferedService['department'],
  kind: OfferedService['kind'],
  more: Partial<OfferedService> = {},
): OfferedService => ({
  key,
  title,
  department,
  kind,
  requiredSlots: [],
  promiseMinutes: 20,
  maxQuantity: 6,
  active: true,
  ...more,
});

export const SERVICES_HERE: readonly OfferedService[] = [
  service('towels', 'Towels', HOUSEKEEPING, 'deliver'),
  service('pillows', 'Pillows', HOUSEKEEPING, 'deliver'),
  service('blankets', 'Blankets', HOUSEKEEPING, 'deliver'),
  service('toiletries', 'Toiletries', HOUSEKEEPING, 'deliver'),
  service('water', 'Water', HOUSEKEEPING, 'deliver'),
  service('adapter', 'Adapter', HOUSEKEEPING, 'deliver'),
  service('cleaning', 'Room cleaning', HOUSEKEEPING, 'deliver', { maxQuantity: 1 }),
  service('airConditioning', 'Air conditioning', ENGINEERING, 'fix', { promiseMinutes: 15 }),
  service('hotWater', 'Hot water', ENGINEERING, 'fix', { promiseMinutes: 15 }),
  service('tv', 'Television', ENGINEERING, 'fix', { promiseMinutes: 60 }),
  service('wakeupCall', 'Wake-up call', FRONT_DESK, 'deliver', {
    requiredSlots: ['time'],
    promiseMinutes: null,
  }),
  service('lateCheckout', 'Late check-out', FRONT_DESK, 'approve', {
    requiredSlots: ['until'],
    promiseMinutes: 240,
  }),
  service('massage', 'Massage', SPA, 'book', { requiredSlots: ['date', 'time'], promiseMinutes: 120 }),
  service('nightclub', 'Nightclub', FRONT_DESK, 'inform', { active: false }),
];

const fact = (
  id: string,
  key: string,
  title: string,
  values: Record<string, string>,
  text: Record<string, string>,
): KnownFact => ({
  source: { id, title, confirmedAt: '2026-03-01T09:00:00.000Z' },
  key,
  values,
  text,
});

export const FACTS_HERE: readonly KnownFact[] = [
  fact(
    'f1',
    'breakfast.hours',
    'Breakfast',
    { from: '07:00', to: '10:30' },
    {
      en: 'Breakfast is served from 07:00 to 10:30 in the Restaurant Alba.',
      pt: 'O pequeno-almoço é servido das 07:00 às 10:30 no Restaurant Alba.',
      es: 'El desayuno se sirve de 07:00 a 10:30 en el Restaurant Alba.',
    },
  ),
  fact(
    'f2',
    'checkOut.time',
    'Check-out',
    { until: '11:00' },
    {
      en: 'Check-out is until 11:00.',
      pt: 'O check-out é até às 11:00.',
      es: 'La salida es hasta las 11:00.',
    },
  ),
  fact(
    'f3',
    'parking.price',
    'Parking',
    { price: '18 EUR' },
    {
      en: 'Parking costs 18 EUR per night.',
      pt: 'O estacionamento custa 18 EUR por noite.',
      es: 'El aparcamiento cuesta 18 EUR por noche.',
    },
  ),
];
