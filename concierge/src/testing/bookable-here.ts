import type { OfferedService } from '../contract/contract.ts';
import { SERVICES_HERE } from './property-here.ts';

/** A service that guests book with these details. */
export const bookable = (key: string, title: string, requiredSlots: readonly string[]): OfferedService => ({
  key,
  title,
  department: { key: 'concierge', name: 'Concierge' },
  kind: 'book',
  requiredSlots: [...requiredSlots],
  promiseMinutes: 120,
  maxQuantity: 8,
  active: true,
});

/** {@link SERVICES_HERE} and some services that guests book for a time, a day, people or children. */
export const BOOKABLE_HERE: readonly OfferedService[] = [
  ...SERVICES_HERE,
  bookable('taxi', 'Taxi', ['time']),
  bookable('restaurant', 'Restaurant table', ['date', 'time', 'party']),
  bookable('tennisBooking', 'Tennis court', ['date', 'time']),
  bookable('bikeRental', 'Bike rental', ['date']),
  bookable('babycare', 'Babysitting', ['date', 'time', 'ages']),
  bookable('kidsClub', 'Kids club', ['date', 'ages']),
];
