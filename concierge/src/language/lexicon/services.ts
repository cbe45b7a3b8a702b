import { z } from 'zod';
/** What staff do with a service. It decides what a mention means: `towels` alone is a wish, `the AC` alone is not. */
export type Nature = 'deliver' | 'fix' | 'book' | 'inform' | 'approve' | 'free';

/** One subject that guests mention. */
export interface LexiconService {
  /** Catalogue keys that can fulfil it, best first; later ones are more general. */
  keys: readonly string[];
  nature: Nature;
}

const entry = (nature: Nature, ...keys: string[]): LexiconService => ({ keys, nature });
const deliver = (...keys: string[]) => entry('deliver', ...keys, 'housekeeping', 'concierge');
const fix = (...keys: string[]) => entry('fix', ...keys, 'maintenance', 'engineering', 'concierge');
const book = (...keys: string[]) => entry('book', ...keys, 'concierge');
const inform = (...keys: string[]) => entry('inform', ...keys, 'concierge');
const approve = (...keys: string[]) => entry('approve', ...keys, 'concierge');

/** The vocabulary of the embedded engine: the 40 services of the specification, section 3, and room equipment. */
export const SERVICES = {
  towels: deliver('towels'),
  toiletPaper: deliver('toiletPaper', 'toiletries'),
  toiletries: deliver('toiletries'),
  pillows: deliver('pillows', 'bedding'),
  blankets: deliver('blankets', 'bedding'),
  bedLinen: deliver('bedLinen', 'linen', 'bedding'),
  slippers: deliver('slippers', 'bathrobe'),
  bathrobe: deliver('bathrobe', 'bathrobes', 'toiletries'),
  hangers: deliver('hangers'),
  iron: deliver('iron', 'ironing'),
  hairdryer: deliver('hairdryer', 'hairDryer'),
  crib: deliver('crib', 'babyCot', 'babycare'),
  extraBed: deliver('extraBed', 'bedding'),
  adapter: deliver('adapter'),
  phoneCharger: deliver('phoneCharger', 'charger', 'adapter'),
  ice: deliver('ice', 'minibar', 'roomService'),
  water: deliver('water', 'bottledWater', 'minibar', 'roomService'),
  coffeeTea: deliver('coffeeTea', 'coffee', 'minibar', 'roomService'),
  glasses: deliver('glasses', 'tableware', 'roomService'),
  umbrella: deliver('umbrella'),
  cleaning: deliver('cleaning', 'roomCleaning'),
  turndown: deliver('turndown', 'cleaning'),
  trash: deliver('trash', 'cleaning'),
  laundry: deliver('laundry'),
  minibar: deliver('minibar'),
  roomService: deliver('roomService'),
  luggageStorage: deliver('luggageStorage'),
  wakeupCall: deliver('wakeupCall'),
  hotWater: fix('hotWater', 'plumbing'),
  airConditioning: fix('airConditioning', 'ac', 'airCon'),
  heating: fix('heating', 'airConditioning', 'ac'),
  tv: fix('tv', 'television'),
  wifi: fix('wifi', 'wifiHelp', 'internet'),
  leak: fix('leak', 'plumbing'),
  toilet: fix('toilet', 'plumbing'),
  plumbing: fix('plumbing'),
  lights: fix('lights', 'lighting', 'power'),
  power: fix('power', 'lights'),
  safe: fix('safe'),
  doorLock: fix('doorLock', 'lock'),
  fridge: fix('fridge', 'minibar'),
  furniture: fix('furniture'),
  noise: fix('noise'),
  pests: fix('pests', 'cleaning'),
  airportShuttle: book('airportShuttle', 'transfer'),
  taxi: book('taxi', 'airportShuttle'),
  carRental: book('carRental'),
  bikeRental: book('bikeRental'),
  boatRental: book('boatRental'),
  helicopterService: book('helicopterService'),
  tourGuide: book('tourGuide'),
  photoService: book('photoService'),
  eventPlanning: book('eventPlanning'),
  florist: book('florist'),
  massage: book('massage', 'spa'),
  spa: book('spa'),
  yogaClass: book('yogaClass'),
  restaurant: book('restaurant'),
  tennisBooking: book('tennisBooking'),
  golfBooking: book('golfBooking'),
  kidsClub: book('kidsClub'),
  babycare: book('babycare'),
  petCare: book('petCare'),
  parking: inform('parking'),
  gym: inform('gym'),
  pool: inform('pool'),
  beachAccess: inform('beachAccess'),
  libraryAccess: inform('libraryAccess'),
  gameRoom: inform('gameRoom'),
  movieTheater: inform('movieTheater'),
  businessCenter: inform('businessCenter'),
  nightclub: inform('nightclub'),
  casinoAccess: inform('casinoAccess'),
  vipLounge: inform('vipLounge'),
  currencyExchange: inform('currencyExchange'),
  breakfast: inform('breakfast', 'restaurant'),
  lostAndFound: inform('lostAndFound'),
  lateCheckout: approve('lateCheckout'),
  earlyCheckin: approve('earlyCheckin'),
  roomUpgrade: approve('roomUpgrade'),
  doctorOnCall: entry('free', 'doctorOnCall'),
  butlerService: entry('free', 'butlerService', 'concierge'),
  concierge: entry('free', 'concierge'),
} as const satisfies Record<string, LexiconService>;

export type LexiconKey = keyof typeof SERVICES;

/** Names of a service in a language; singular and plural are the same if the service is not counted. */
const ServiceWords = z.object({
  /** Normalised names; `*` ends a word that may continue. */
  terms: z.array(z.string().min(1)).min(1),
  one: z.string(),
  many: z.string(),
  /** Whether its quantity is feminine: `duas toalhas`. */
  gender: z.literal('f').optional(),
});

/** The file `services.json` of a language. */
export const ServiceLexicon = z.record(
  z.enum(Object.keys(SERVICES) as [LexiconKey, ...LexiconKey[]]),
  ServiceWords,
);
