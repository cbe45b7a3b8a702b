import type { NewProperty } from '@bellkey/shared/api';
import { type CatalogueService, serviceCatalogue } from '../../property/properties/service-catalogue.ts';

interface Department {
  key: string;
  name: string;
}

/** The departments that a property of a kind begins with. */
const DEPARTMENTS: Record<NewProperty['kind'], readonly Department[]> = {
  hotel: [
    { key: 'front-desk', name: 'Reception' },
    { key: 'housekeeping', name: 'Housekeeping' },
    { key: 'maintenance', name: 'Maintenance' },
    { key: 'food-beverage', name: 'Food & Beverage' },
    { key: 'concierge', name: 'Concierge' },
    { key: 'duty-manager', name: 'Duty manager' },
  ],
  restaurant: [
    { key: 'front-desk', name: 'Floor' },
    { key: 'food-beverage', name: 'Kitchen and bar' },
    { key: 'duty-manager', name: 'Duty manager' },
  ],
  str: [
    { key: 'front-desk', name: 'Guest care' },
    { key: 'housekeeping', name: 'Cleaning' },
    { key: 'maintenance', name: 'Maintenance' },
    { key: 'duty-manager', name: 'On call' },
  ],
};

/** What a new property of a kind starts with: departments, and the services of the catalogue that they do. */
export function starterSet(kind: NewProperty['kind']): {
  departments: readonly Department[];
  services: readonly CatalogueService[];
} {
  const departments = DEPARTMENTS[kind];
  const keys = new Set(departments.map(({ key }) => key));
  return { departments, services: serviceCatalogue.filter(({ departmentKey }) => keys.has(departmentKey)) };
}
