import { describe, expect, test } from '@jest/globals';
import {
  type AssetEntry,
  allAssets,
  CATEGORY_KEYS,
  type CatalogueGroup,
  catalogue,
  genericService,
  SERVICE_KEYS,
  serviceIcons,
} from './index.ts';

const SERVICES =
  'bikeRental, tourGuide, lateCheckout, spa, carRental, restaurant, gym, pool, concierge, babycare, parking, airportShuttle, businessCenter, roomService, laundry, petCare, massage, minibar, wakeupCall, currencyExchange, roomUpgrade, luggageStorage, beachAccess, tennisBooking, golfBooking, photoService, eventPlanning, florist, doctorOnCall, yogaClass, libraryAccess, movieTheater, gameRoom, nightclub, casinoAccess, kidsClub, boatRental, helicopterService, butlerService, vipLounge';
const CATEGORIES =
  'food, toiletries, technical, housekeeping, laundry, special, couple, info, star, cuisine, allergies, help, assistance';

describe('the specification, section 3', () => {
  test('names eleven groups', () => {
    expect(Object.keys(catalogue)).toEqual([
      'interfaceIcons',
      'navigationIcons',
      'productImages',
      'serviceImages',
      'marketingImages',
      'teamPhotos',
      'integrationLogos',
      'cardBrandIcons',
      'socialIcons',
      'serviceIcons',
      'categoryIcons',
    ]);
  });

  test('names 40 services and 13 categories, in this order', () => {
    expect(SERVICE_KEYS.join(', ')).toBe(SERVICES);
    expect(Object.keys(catalogue.serviceIcons).join(', ')).toBe(SERVICES);
    expect(CATEGORY_KEYS.join(', ')).toBe(CATEGORIES);
    expect(Object.keys(catalogue.categoryIcons).join(', ')).toBe(CATEGORIES);
  });

  test('names the integrations, cards and messenger', () => {
    const names = (group: Record<string, AssetEntry>) => Object.values(group).map(({ alt }) => alt);
    expect(names(catalogue.integrationLogos)).toEqual(['Cloudbeds', 'Mews', 'Protel', 'Little Hotelier']);
    expect(names(catalogue.cardBrandIcons)).toEqual(['Visa', 'Mastercard', 'Amex', 'Discover']);
    expect(names(catalogue.socialIcons)).toEqual(['WhatsApp']);
  });

  test('each service has its own starter message, and the fallback its own', () => {
    const starters = Object.values(serviceIcons).map(({ starterMessage }) => starterMessage);
    expect(new Set(starters).size).toBe(40);
    for (const starter of starters) expect(starter).toMatch(/^[A-Z].{8,70}[.?]$/);
    expect(genericService.starterMessage).toBe('I need assistance with a service request.');
  });
});

describe('the sizes of the specification, section 9', () => {
  const sizes: Record<CatalogueGroup, string> = {
    interfaceIcons: '19x19',
    navigationIcons: '19x19',
    serviceIcons: '19x19',
    categoryIcons: '19x19',
    productImages: '800x600',
    serviceImages: '800x600',
    marketingImages: '800x600',
    teamPhotos: '640x800',
    integrationLogos: '200x48',
    cardBrandIcons: '200x48',
    socialIcons: '200x48',
  };

  test.each(Object.entries(catalogue))('%s', (group, entries) => {
    const found = Object.values<AssetEntry>(entries).map(
      ({ dimensions }) => `${dimensions.width}x${dimensions.height}`,
    );
    expect(new Set(found)).toEqual(new Set([sizes[group as CatalogueGroup]]));
  });
});

test('every asset has its own address on the host, alternative text, and lower-case tags', () => {
  expect(new Set(allAssets.map(({ url }) => url)).size).toBe(allAssets.length);
  for (const asset of allAssets) {
    expect(asset.url).toMatch(/^\/assets\/[a-z-]+\/[a-z-]+\.(?:svg|webp)$/);
    expect(asset.alt).not.toBe('');
    expect(asset.description).not.toBe('');
    expect(asset.tags.length).toBeGreaterThan(0);
    for (const tag of asset.tags) expect(tag).toMatch(/^[a-z-]+$/);
  }
});

test("a picture says whether it is drawn or photographed, and a company's name that it is not ours", () => {
  const { productImages, serviceImages, marketingImages, teamPhotos } = catalogue;
  for (const { description, type } of Object.values<AssetEntry>(productImages))
    expect(description).toContain(type === 'photo' ? 'A screenshot of the product' : 'An illustration.');
  for (const { description } of Object.values<AssetEntry>({
    ...serviceImages,
    ...marketingImages,
    ...teamPhotos,
  })) {
    expect(description).toContain('illustration');
  }
  const { integrationLogos, cardBrandIcons, socialIcons } = catalogue;
  for (const { description } of Object.values<AssetEntry>({
    ...integrationLogos,
    ...cardBrandIcons,
    ...socialIcons,
  })) {
    expect(description).toContain('is a trademark of its owner');
  }
});
