import type { services } from '../database/schema.ts';
import type { ServiceLevelKey } from '../requests/service-level.ts';

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
  service('taxi', 'Taxi', 'concierge', 'book', 'booking', 'Could you call us a taxi?', {
    slots: ['time'],
    max: 4,
  }),
  service('emergency', 'Emergency', 'duty-manager', 'emergency', 'emergency', 'We need help at once.'),
];

/** The specification's forty services (section 3, product.md 2.5). */
const catalogue: DemoService[] = [
  service(
    'roomService',
    'Room service',
    'food-beverage',
    'deliver',
    'food',
    'Could I see the room service menu?',
    { slots: ['items'], max: 20, featured: true },
  ),
  service(
    'restaurant',
    'Restaurant table',
    'food-beverage',
    'book',
    'booking',
    'I would like to book a table for tonight.',
    { slots: ['date', 'time', 'party'], max: 8 },
  ),
  service('minibar', 'Minibar', 'food-beverage', 'deliver', 'delivery', 'Could you refill the minibar?', {
    slots: ['what'],
    max: 10,
  }),
  service(
    'laundry',
    'Laundry',
    'housekeeping',
    'deliver',
    'delivery',
    'I have some laundry to be collected.',
    { slots: ['when'], max: 30 },
  ),
  service('babycare', 'Babysitting', 'concierge', 'book', 'booking', 'Could you arrange a babysitter?', {
    slots: ['date', 'time', 'ages'],
    max: 4,
  }),
  service('kidsClub', 'Kids club', 'concierge', 'book', 'booking', 'When is the kids club open?', {
    slots: ['date', 'ages'],
    max: 4,
  }),
  service('petCare', 'Pet care', 'concierge', 'book', 'booking', 'Could somebody look after our dog?', {
    slots: ['pet', 'date'],
    max: 2,
  }),
  service(
    'wakeupCall',
    'Wake-up call',
    'front-desk',
    'deliver',
    'scheduled',
    'Could you wake me tomorrow at 7?',
    { slots: ['time'] },
  ),
  service(
    'lateCheckout',
    'Late check-out',
    'front-desk',
    'approve',
    'approval',
    'Could we check out later?',
    { slots: ['until'], featured: true },
  ),
  service(
    'earlyCheckin',
    'Early check-in',
    'front-desk',
    'approve',
    'approval',
    'Could we check in earlier?',
    { slots: ['from'] },
  ),
  service('roomUpgrade', 'Room upgrade', 'front-desk', 'approve', 'approval', 'Is an upgrade possible?'),
  service('luggageStorage', 'Luggage storage', 'bell', 'deliver', 'delivery', 'Could you keep our luggage?', {
    slots: ['pieces'],
    max: 12,
  }),
  service(
    'airportShuttle',
    'Airport shuttle',
    'concierge',
    'book',
    'booking',
    'I need a transfer to the airport.',
    { slots: ['date', 'time', 'party'], max: 8 },
  ),
  service('carRental', 'Car rental', 'concierge', 'book', 'booking', 'I would like to rent a car.', {
    slots: ['date'],
  }),
  service('bikeRental', 'Bike rental', 'concierge', 'book', 'booking', 'Could we rent bikes?', {
    slots: ['date'],
    max: 6,
  }),
  service('boatRental', 'Boat rental', 'concierge', 'approve', 'approval', 'Could we rent a boat?', {
    slots: ['date'],
  }),
  service(
    'helicopterService',
    'Helicopter transfer',
    'concierge',
    'approve',
    'approval',
    'Is a helicopter transfer possible?',
    { slots: ['date'] },
  ),
  service('parking', 'Parking', 'front-desk', 'inform', 'info', 'Is there parking?'),
  service('tourGuide', 'Tour guide', 'concierge', 'book', 'booking', 'Could you find us a tour guide?', {
    slots: ['date', 'party'],
    max: 10,
  }),
  service(
    'photoService',
    'Photographer',
    'concierge',
    'book',
    'booking',
    'Could you arrange a photographer?',
    { slots: ['date'] },
  ),
  service(
    'eventPlanning',
    'Event planning',
    'concierge',
    'book',
    'booking',
    'I would like to plan a small event.',
    { slots: ['date', 'party'], max: 60 },
  ),
  service('florist', 'Flowers', 'concierge', 'book', 'booking', 'Could you bring flowers to our room?', {
    slots: ['date'],
    max: 5,
  }),
  service('spa', 'Spa', 'spa', 'book', 'booking', 'I would like to book a spa treatment.', {
    slots: ['treatment', 'date', 'time'],
    max: 4,
  }),
  service('massage', 'Massage', 'spa', 'book', 'booking', 'I would like to book a massage.', {
    slots: ['date', 'time'],
    max: 4,
  }),
  service('yogaClass', 'Yoga class', 'spa', 'book', 'booking', 'Is there a yoga class?', {
    slots: ['date'],
    max: 4,
  }),
  service('gym', 'Gym', 'front-desk', 'inform', 'info', 'When is the gym open?'),
  service('pool', 'Pool', 'front-desk', 'inform', 'info', 'When is the pool open?', { featured: true }),
  service('beachAccess', 'Beach access', 'front-desk', 'inform', 'info', 'How do we get to the beach?'),
  service('libraryAccess', 'Library', 'front-desk', 'inform', 'info', 'Is there a library?'),
  service('gameRoom', 'Game room', 'front-desk', 'inform', 'info', 'Is there a game room?'),
  service('movieTheater', 'Cinema room', 'front-desk', 'inform', 'info', 'Is there a cinema room?'),
  service('businessCenter', 'Business centre', 'front-desk', 'inform', 'info', 'Can I print something?'),
  service(
    'tennisBooking',
    'Tennis court',
    'activities',
    'book',
    'booking',
    'I would like to book a tennis court.',
    { slots: ['date', 'time'], max: 4 },
  ),
  service('golfBooking', 'Golf', 'activities', 'book', 'booking', 'I would like to book a tee time.', {
    slots: ['date', 'time'],
    max: 4,
  }),
  service('nightclub', 'Nightclub', 'concierge', 'approve', 'approval', 'Could you put us on a guest list?', {
    slots: ['party'],
    max: 8,
  }),
  service(
    'casinoAccess',
    'Casino',
    'concierge',
    'approve',
    'approval',
    'Could you arrange entry to the casino?',
    { slots: ['party'], max: 8 },
  ),
  service('vipLounge', 'VIP lounge', 'concierge', 'approve', 'approval', 'May we use the VIP lounge?', {
    slots: ['party'],
    max: 8,
  }),
  service(
    'currencyExchange',
    'Currency exchange',
    'front-desk',
    'inform',
    'info',
    'Can I change money here?',
  ),
  service('doctorOnCall', 'Doctor', 'duty-manager', 'emergency', 'emergency', 'I need a doctor.'),
  service('butlerService', 'Butler', 'concierge', 'book', 'info', 'Could the butler help us?'),
  service('concierge', 'Concierge', 'concierge', 'book', 'info', 'I have a question for the concierge.'),
];

export const demoServices: readonly DemoService[] = [
  ...roomServices,
  ...catalogue,
  // The specification's fallback for whatever is not in the catalogue.
  service(
    'other',
    'Service request',
    'front-desk',
    'book',
    'info',
    'I need assistance with a service request.',
  ),
];
