import { genericService, type ServiceKey, serviceIcons, serviceTitles } from '@bellkey/shared/catalogue';
import type { services } from '../database/schema.ts';
import type { ServiceLevelKey } from '../properties/service-level.ts';

type Kind = (typeof services.$inferSelect)['kind'];

/** A service of the demo hotel. */
export interface DemoService {
  key: string;
  title: string;
  departmentKey: string;
  kind: Kind;
  level: ServiceLevelKey;
  starter: string;
  requiredSlots: string[];
  maxQuantity: number;
  featured: boolean;
}

const service = (
  key: string,
  title: string,
  departmentKey: string,
  kind: Kind,
  level: ServiceLevelKey,
  starter: string,
  more: { slots?: string[]; max?: number; featured?: boolean } = {},
): DemoService => ({
  key,
  title,
  departmentKey,
  kind,
  level,
  starter,
  requiredSlots: more.slots ?? [],
  maxQuantity: more.max ?? 1,
  featured: more.featured ?? false,
});

/** A service of the asset catalogue, by its key there. */
const catalogued = (
  key: ServiceKey,
  departmentKey: string,
  kind: Kind,
  level: ServiceLevelKey,
  more?: Parameters<typeof service>[6],
): DemoService =>
  service(key, serviceTitles[key].title, departmentKey, kind, level, serviceIcons[key].starterMessage, more);

/** What rooms really ask for, besides the catalogue. */
const roomServices: DemoService[] = [
  service(
    'towels',
    'Towels',
    'housekeeping',
    'deliver',
    'delivery',
    'Could we have two more towels please?',
    { max: 10, featured: true },
  ),
  service(
    'toiletries',
    'Toiletries',
    'housekeeping',
    'deliver',
    'delivery',
    'Could we have some toiletries?',
    { max: 10 },
  ),
  service(
    'toiletPaper',
    'Toilet paper',
    'housekeeping',
    'deliver',
    'delivery',
    'We need more toilet paper.',
    { max: 6 },
  ),
  service('pillows', 'Pillows', 'housekeeping', 'deliver', 'delivery', 'Could I have another pillow?', {
    max: 6,
  }),
  service('blankets', 'Blankets', 'housekeeping', 'deliver', 'delivery', 'Could I have an extra blanket?', {
    max: 4,
  }),
  service(
    'bedLinen',
    'Fresh bed linen',
    'housekeeping',
    'deliver',
    'impact',
    'Could you change the bed linen?',
    { max: 4 },
  ),
  service('bathrobe', 'Bathrobe', 'housekeeping', 'deliver', 'delivery', 'Could we have bathrobes?', {
    max: 4,
  }),
  service('slippers', 'Slippers', 'housekeeping', 'deliver', 'delivery', 'Could we have slippers?', {
    max: 6,
  }),
  service('hangers', 'Hangers', 'housekeeping', 'deliver', 'delivery', 'Could we have more hangers?', {
    max: 12,
  }),
  service('hairdryer', 'Hairdryer', 'housekeeping', 'deliver', 'delivery', 'Could I have a hairdryer?', {
    max: 2,
  }),
  service('iron', 'Iron and board', 'housekeeping', 'deliver', 'delivery', 'Could I borrow an iron?', {
    max: 1,
  }),
  service('crib', 'Baby cot', 'housekeeping', 'deliver', 'impact', 'We need a cot for our baby.', { max: 2 }),
  service('extraBed', 'Extra bed', 'housekeeping', 'deliver', 'impact', 'Could we have an extra bed?', {
    max: 2,
  }),
  service('umbrella', 'Umbrella', 'bell', 'deliver', 'delivery', 'Could we borrow an umbrella?', { max: 4 }),
  service('cleaning', 'Room cleaning', 'housekeeping', 'deliver', 'impact', 'Could you clean our room now?', {
    featured: true,
  }),
  service(
    'turndown',
    'Turndown',
    'housekeeping',
    'deliver',
    'impact',
    'Could we have turndown this evening?',
  ),
  service('trash', 'Empty the bins', 'housekeeping', 'deliver', 'delivery', 'Could you empty the bins?'),
  service('ice', 'Ice', 'food-beverage', 'deliver', 'delivery', 'Could we have a bucket of ice?', { max: 3 }),
  service('water', 'Drinking water', 'food-beverage', 'deliver', 'delivery', 'Could we have some water?', {
    max: 8,
  }),
  service(
    'coffeeTea',
    'Coffee and tea',
    'food-beverage',
    'deliver',
    'delivery',
    'Could we have more coffee and tea?',
    { max: 8 },
  ),
  service('glasses', 'Glasses', 'food-beverage', 'deliver', 'delivery', 'Could we have two glasses?', {
    max: 8,
  }),
  service('adapter', 'Plug adapter', 'front-desk', 'deliver', 'delivery', 'Could I borrow a plug adapter?', {
    max: 3,
  }),
  service(
    'phoneCharger',
    'Phone charger',
    'front-desk',
    'deliver',
    'delivery',
    'Could I borrow a phone charger?',
    { max: 2 },
  ),
  service(
    'airConditioning',
    'Air conditioning',
    'maintenance',
    'fix',
    'critical',
    'The air conditioning does not work.',
  ),
  service('heating', 'Heating', 'maintenance', 'fix', 'critical', 'The heating does not work.'),
  service('hotWater', 'Hot water', 'maintenance', 'fix', 'critical', 'We have no hot water.'),
  service('leak', 'Water leak', 'maintenance', 'fix', 'critical', 'There is water on the floor.'),
  service('doorLock', 'Door lock', 'maintenance', 'fix', 'critical', 'Our door does not lock.'),
  service('plumbing', 'Plumbing', 'maintenance', 'fix', 'impact', 'The sink is blocked.'),
  service('toilet', 'Toilet', 'maintenance', 'fix', 'impact', 'The toilet does not flush.'),
  service('lights', 'Lights', 'maintenance', 'fix', 'impact', 'A light does not work.'),
  service('power', 'Power sockets', 'maintenance', 'fix', 'impact', 'A socket has no power.'),
  service('tv', 'Television', 'maintenance', 'fix', 'impact', 'The TV does not work.'),
  service('wifi', 'Wi-Fi trouble', 'maintenance', 'fix', 'impact', 'The Wi-Fi does not work in our room.'),
  service('safe', 'Room safe', 'maintenance', 'fix', 'impact', 'The safe does not open.'),
  service('fridge', 'Fridge', 'maintenance', 'fix', 'impact', 'The fridge is not cold.'),
  service('furniture', 'Furniture', 'maintenance', 'fix', 'impact', 'A chair in our room is broken.'),
  service('pests', 'Insects', 'housekeeping', 'fix', 'impact', 'There are ants in our room.'),
  service('maintenance', 'Repair', 'maintenance', 'fix', 'impact', 'Something in our room is broken.', {
    featured: true,
  }),
  service('noise', 'Noise', 'front-desk', 'fix', 'impact', 'It is very loud next to us.'),
  service('lostAndFound', 'Lost and found', 'front-desk', 'inform', 'info', 'I have lost something.'),
  service('bill', 'Bill', 'front-desk', 'inform', 'info', 'Could I see my bill?'),
  service(
    'earlyCheckin',
    'Early check-in',
    'front-desk',
    'approve',
    'approval',
    'Could we check in earlier?',
    {
      slots: ['from'],
    },
  ),
  service('taxi', 'Taxi', 'concierge', 'book', 'booking', 'Could you call us a taxi?', {
    slots: ['time'],
    max: 4,
  }),
  service('emergency', 'Emergency', 'duty-manager', 'emergency', 'emergency', 'We need help at once.'),
];

/**
 * The specification’s forty services (section 3, product.md 2.5). What they are called and how a guest asks for them is
 * the asset catalogue’s.
 */
const catalogue: DemoService[] = [
  catalogued('roomService', 'food-beverage', 'deliver', 'food', {
    slots: ['items'],
    max: 20,
    featured: true,
  }),
  catalogued('restaurant', 'food-beverage', 'book', 'booking', { slots: ['date', 'time', 'party'], max: 8 }),
  catalogued('minibar', 'food-beverage', 'deliver', 'delivery', {
    slots: ['what'],
    max: 10,
  }),
  catalogued('laundry', 'housekeeping', 'deliver', 'delivery', { slots: ['when'], max: 30 }),
  catalogued('babycare', 'concierge', 'book', 'booking', {
    slots: ['date', 'time', 'ages'],
    max: 4,
  }),
  catalogued('kidsClub', 'concierge', 'book', 'booking', {
    slots: ['date', 'ages'],
    max: 4,
  }),
  catalogued('petCare', 'concierge', 'book', 'booking', {
    slots: ['pet', 'date'],
    max: 2,
  }),
  catalogued('wakeupCall', 'front-desk', 'deliver', 'scheduled', { slots: ['time'] }),
  catalogued('lateCheckout', 'front-desk', 'approve', 'approval', { slots: ['until'], featured: true }),
  catalogued('roomUpgrade', 'front-desk', 'approve', 'approval'),
  catalogued('luggageStorage', 'bell', 'deliver', 'delivery', {
    slots: ['pieces'],
    max: 12,
  }),
  catalogued('airportShuttle', 'concierge', 'book', 'booking', { slots: ['date', 'time', 'party'], max: 8 }),
  catalogued('carRental', 'concierge', 'book', 'booking', {
    slots: ['date'],
  }),
  catalogued('bikeRental', 'concierge', 'book', 'booking', {
    slots: ['date'],
    max: 6,
  }),
  catalogued('boatRental', 'concierge', 'approve', 'approval', {
    slots: ['date'],
  }),
  catalogued('helicopterService', 'concierge', 'approve', 'approval', { slots: ['date'] }),
  catalogued('parking', 'front-desk', 'inform', 'info'),
  catalogued('tourGuide', 'concierge', 'book', 'booking', {
    slots: ['date', 'party'],
    max: 10,
  }),
  catalogued('photoService', 'concierge', 'book', 'booking', { slots: ['date'] }),
  catalogued('eventPlanning', 'concierge', 'book', 'booking', { slots: ['date', 'party'], max: 60 }),
  catalogued('florist', 'concierge', 'book', 'booking', {
    slots: ['date'],
    max: 5,
  }),
  catalogued('spa', 'spa', 'book', 'booking', {
    slots: ['treatment', 'date', 'time'],
    max: 4,
  }),
  catalogued('massage', 'spa', 'book', 'booking', {
    slots: ['date', 'time'],
    max: 4,
  }),
  catalogued('yogaClass', 'spa', 'book', 'booking', {
    slots: ['date'],
    max: 4,
  }),
  catalogued('gym', 'front-desk', 'inform', 'info'),
  catalogued('pool', 'front-desk', 'inform', 'info', { featured: true }),
  catalogued('beachAccess', 'front-desk', 'inform', 'info'),
  catalogued('libraryAccess', 'front-desk', 'inform', 'info'),
  catalogued('gameRoom', 'front-desk', 'inform', 'info'),
  catalogued('movieTheater', 'front-desk', 'inform', 'info'),
  catalogued('businessCenter', 'front-desk', 'inform', 'info'),
  catalogued('tennisBooking', 'activities', 'book', 'booking', { slots: ['date', 'time'], max: 4 }),
  catalogued('golfBooking', 'activities', 'book', 'booking', {
    slots: ['date', 'time'],
    max: 4,
  }),
  catalogued('nightclub', 'concierge', 'approve', 'approval', {
    slots: ['party'],
    max: 8,
  }),
  catalogued('casinoAccess', 'concierge', 'approve', 'approval', { slots: ['party'], max: 8 }),
  catalogued('vipLounge', 'concierge', 'approve', 'approval', {
    slots: ['party'],
    max: 8,
  }),
  catalogued('currencyExchange', 'front-desk', 'inform', 'info'),
  catalogued('doctorOnCall', 'duty-manager', 'emergency', 'emergency'),
  catalogued('butlerService', 'concierge', 'book', 'info'),
  catalogued('concierge', 'concierge', 'book', 'info'),
];

export const demoServices: readonly DemoService[] = [
  ...roomServices,
  ...catalogue,
  // The specification's fallback for whatever is not in the catalogue.
  service('other', 'Service request', 'front-desk', 'book', 'info', genericService.starterMessage),
];
