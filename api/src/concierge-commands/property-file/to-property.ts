import { serviceCatalogue } from '../../property/properties/service-catalogue.ts';
import type { ServiceLevelKey } from '../../property/properties/service-level.ts';
import { camelCase, latinWords } from '../../property/settings/title-words.ts';
import type { DemoProperty } from '../../public/demo/sample-properties/demo-property.ts';
import { aurora } from '../../public/demo/sample-properties/hotel-aurora.ts';
import type { KINDS, PropertyFile } from './property-schema.ts';

const PROPERTY_ID = 'property-from-file';

/** How soon a service of each kind is promised, unless its entry says so. */
const LEVEL_OF_KIND: Readonly<Record<(typeof KINDS)[number], ServiceLevelKey>> = {
  deliver: 'delivery',
  fix: 'impact',
  book: 'booking',
  inform: 'info',
  approve: 'approval',
  emergency: 'emergency',
};

const wordsOf = (text: string): string[] => {
  const words = latinWords(text);
  return words.length > 0 ? words : ['entry'];
};

/** `Beach towels & mats` as `beachTowelsMats`. */
function keyOf(title: string): string {
  const joined = camelCase(wordsOf(title));
  return (/^[a-z]/.test(joined) ? joined : `n${joined}`).slice(0, 64);
}

/** `Beach towels & mats` as `beach-towels-mats`. */
const slugOf = (text: string) => wordsOf(text).join('-').slice(0, 64);

function toServices(file: PropertyFile): DemoProperty['services'] {
  return file.services.map((entry) => {
    if (typeof entry === 'string') {
      const known = serviceCatalogue.find(({ key }) => key === entry);
      if (!known) throw new Error(`${entry} is not a service of the catalogue`);
      return known;
    }
    const { key, title, department, kind, starters, words, description } = entry;
    const { requiredSlots, maxQuantity, level } = entry;
    const [starter = title, ...otherStarters] = starters;
    return {
      key: key ?? keyOf(title),
      title,
      starter,
      words: [...words, ...otherStarters],
      description: description ?? '',
      departmentKey: slugOf(department),
      kind,
      level: level ?? LEVEL_OF_KIND[kind],
      requiredSlots,
      maxQuantity,
      featured: false,
    };
  });
}

/** Every department that a service names. */
function toDepartments(file: PropertyFile, services: DemoProperty['services']): DemoProperty['departments'] {
  const usual = new Map(aurora.departments.map(({ key, name }) => [key, name]));
  const named = new Map([['front-desk', 'Reception']]);
  for (const { departmentKey: key } of services) named.set(key, usual.get(key) ?? key);
  for (const entry of file.services) {
    if (typeof entry !== 'string') named.set(slugOf(entry.department), entry.department);
  }
  return [...named].map(([key, name]) => ({ key, name }));
}

/** The property of a file, with generated keys where it has none. */
export function toProperty(file: PropertyFile): DemoProperty {
  const { name, kind, country, timeZone, currency, languages, phone = null } = file;
  const services = toServices(file);
  const places = file.places.map((place) => {
    const {
      label,
      kind: placeKind,
      floor = null,
    } = typeof place === 'string' ? { label: place, kind: 'room' as const } : place;
    return { id: slugOf(label), kind: placeKind, label, floor };
  });
  return {
    organization: { id: PROPERTY_ID, name },
    property: {
      id: PROPERTY_ID,
      organizationId: PROPERTY_ID,
      slug: PROPERTY_ID,
      name,
      kind,
      country,
      timeZone,
      currency,
      languages,
      phone,
    },
    departments: toDepartments(file, services),
    services,
    facts: file.facts.map(({ key, ...fact }) => ({ key: key ?? keyOf(fact.title), ...fact })),
    menu: file.menu.map(({ name: category, from = null, until = null, dishes }) => ({
      id: slugOf(category),
      name: category,
      availableFrom: from,
      availableUntil: until,
      dishes: dishes.map(({ price, ...dish }) => ({ ...dish, priceCents: Math.round(price * 100) })),
    })),
    places,
    visitorPlaceId: places[0]?.id ?? '',
    neighbours: [],
  };
}
