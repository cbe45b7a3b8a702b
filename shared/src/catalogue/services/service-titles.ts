import type { CategoryKey } from '../keys/category-key.ts';
import type { ServiceKey } from '../keys/service-key.ts';

/** The title of a service on cards, buttons and boards, and its category. */
export interface ServiceTitle {
  title: string;
  category: CategoryKey;
}

const of = (category: CategoryKey, title: string): ServiceTitle => ({ title, category });

/** Titles and categories of the 40 services; icon, starter message and tags are in `serviceIcons`. */
export const serviceTitles: Readonly<Record<ServiceKey, ServiceTitle>> = {
  bikeRental: of('special', 'Bike rental'),
  tourGuide: of('special', 'Tour guide'),
  lateCheckout: of('assistance', 'Late check-out'),
  spa: of('couple', 'Spa'),
  carRental: of('special', 'Car rental'),
  restaurant: of('cuisine', 'Restaurant table'),
  gym: of('info', 'Gym'),
  pool: of('info', 'Pool'),
  concierge: of('assistance', 'Concierge'),
  babycare: of('special', 'Babysitting'),
  parking: of('info', 'Parking'),
  airportShuttle: of('assistance', 'Airport shuttle'),
  businessCenter: of('info', 'Business centre'),
  roomService: of('food', 'Room service'),
  laundry: of('laundry', 'Laundry'),
  petCare: of('special', 'Pet care'),
  massage: of('couple', 'Massage'),
  minibar: of('food', 'Minibar'),
  wakeupCall: of('assistance', 'Wake-up call'),
  currencyExchange: of('info', 'Currency exchange'),
  roomUpgrade: of('star', 'Room upgrade'),
  luggageStorage: of('assistance', 'Luggage storage'),
  beachAccess: of('info', 'Beach access'),
  tennisBooking: of('special', 'Tennis court'),
  golfBooking: of('special', 'Golf'),
  photoService: of('couple', 'Photographer'),
  eventPlanning: of('special', 'Event planning'),
  florist: of('couple', 'Flowers'),
  doctorOnCall: of('help', 'Doctor'),
  yogaClass: of('special', 'Yoga class'),
  libraryAccess: of('info', 'Library'),
  movieTheater: of('info', 'Cinema room'),
  gameRoom: of('info', 'Game room'),
  nightclub: of('star', 'Nightclub'),
  casinoAccess: of('star', 'Casino'),
  kidsClub: of('special', 'Kids club'),
  boatRental: of('special', 'Boat rental'),
  helicopterService: of('star', 'Helicopter transfer'),
  butlerService: of('star', 'Butler'),
  vipLounge: of('star', 'VIP lounge'),
};
