import { type AssetText, defineGroup } from './entry/define-group.ts';
import { PRODUCT_PHOTO, TEAM_PHOTO } from './entry/sizes.ts';
import { productPhotos } from './photos.ts';

const drawn = (alt: string, what: string, ...tags: string[]): AssetText => ({
  alt,
  description: `${what} An illustration.`,
  tags,
});
const role = (alt: string, what: string, ...tags: string[]): AssetText => ({
  alt,
  description: `${what} An illustration of the role, not of a real person.`,
  tags,
});

/** Illustrations of what guests meet outside the product's screens. */
const productDrawings = defineGroup(
  { folder: 'product', type: 'image', category: 'hotel', dimensions: PRODUCT_PHOTO },
  {
    restaurantOrder: drawn(
      'A phone with dishes, amounts and a total',
      'Ordering at the restaurant’s table.',
      'restaurant',
      'order',
    ),
    printedCodes: drawn(
      'A table card and a door card, each with a QR code',
      'The printed codes that guests scan.',
      'qr',
      'print',
    ),
  },
);

/** Pictures of the product: screenshots where a screen exists, drawings where not. */
export const productImages = { ...productPhotos, ...productDrawings };

/** Services that a hotel offers. */
export const serviceImages = defineGroup(
  { folder: 'services', type: 'image', category: 'service', dimensions: PRODUCT_PHOTO },
  {
    roomService: drawn(
      'A covered plate on a trolley at a door',
      'Room service at the door.',
      'room-service',
      'food',
    ),
    housekeeping: drawn('A person carries towels past a made bed', 'Housekeeping.', 'housekeeping', 'towels'),
    dining: drawn(
      'Two guests at a table, and somebody who serves',
      'The restaurant.',
      'restaurant',
      'dining',
    ),
    transfer: drawn('A car with a suitcase beside it', 'The transfer.', 'airport', 'transfer', 'car'),
    pool: drawn('A pool with a parasol and a deck chair', 'The pool.', 'pool', 'swimming'),
    wellness: drawn('Warm stones, a towel and a plant', 'The spa.', 'spa', 'wellness', 'massage'),
  },
);

/** The sentences of the public site, drawn. */
export const marketingImages = defineGroup(
  { folder: 'marketing', type: 'image', category: 'marketing', dimensions: PRODUCT_PHOTO },
  {
    busyFrontDesk: drawn(
      'A queue at a busy front desk, with one key missing from the board',
      'The front desk at its busiest hour.',
      'front-desk',
      'queue',
    ),
    scanningACode: drawn(
      'A guest scans the code on a table with a phone',
      'Scanning instead of installing.',
      'qr',
      'scan',
    ),
    familyServed: drawn(
      'A family on a sofa has asked by phone, and the butler comes in with it',
      'A request that happens.',
      'family',
      'service',
    ),
    nightShift: drawn(
      'One person at the desk at night; the phone beside it answers a guest',
      'The night shift.',
      'night',
      'front-desk',
    ),
    manyLanguages: drawn(
      'Two people speak in different scripts, with one request between them',
      'Guest and staff each in their own language.',
      'language',
      'translation',
    ),
    corridor: drawn(
      'A member of staff in a corridor reads the next request from a phone',
      'Staff at work, with the queue in a pocket.',
      'staff',
      'phone',
    ),
  },
);

/** Roles that work with the product, drawn. No person is invented. */
export const teamPhotos = defineGroup(
  { folder: 'team', type: 'image', category: 'hotel', dimensions: TEAM_PHOTO },
  {
    frontDesk: role('A person behind a desk with a bell', 'Front desk.', 'front-desk', 'reception'),
    concierge: role('A person with a map and a flag', 'Concierge.', 'concierge'),
    housekeeping: role('A person with folded towels', 'Housekeeping.', 'housekeeping'),
    maintenance: role('A person with a tool case and a wrench', 'Maintenance.', 'maintenance', 'technical'),
    kitchen: role('A person in a chef’s hat with a covered plate', 'Kitchen.', 'kitchen', 'restaurant'),
    dutyManager: role('A person with a phone and a clock on the wall', 'Duty manager.', 'manager'),
  },
);
