import type { OperationOutput } from '@bellkey/shared/api';
import { sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { selectJson } from '../../platform/database/select-json.ts';

/** With fewer entries than this most guests' questions go to a person. */
const ENOUGH_ENTRIES = 10;

interface Counts {
  hasPhone: boolean;
  places: number;
  coded: number;
  services: number;
  serviceChanges: number;
  entries: number;
  dishes: number;
  people: number;
  guests: number;
  hasBrand: boolean;
  brandDecided: boolean;
}

type Checklist = OperationOutput<'GET /api/staff/settings/checklist'>;

/** The steps from sign-up to the first guest (docs/product.md#dashboard), computed from the data. */
export async function loadChecklist(scope: PropertyScope): Promise<Checklist> {
  const id = scope.propertyId;
  const [counts] = await selectJson<Counts>(
    scope.db,
    sql`select json_build_object(
      'hasPhone', (select phone is not null from properties where id = ${id}),
      'places', (select count(*) from locations where property_id = ${id} and active),
      'coded', (select count(*) from locations place where property_id = ${id} and active and exists (
        select from qr_codes code where code.property_id = place.property_id and code.location_id = place.id
          and code.active)),
      'services', (select count(*) from services where property_id = ${id} and active),
      'serviceChanges', (select count(*) from setting_changes where property_id = ${id} and subject = 'service'),
      'entries', (select count(*) from facts where property_id = ${id} and status = 'live'),
      'dishes', (select count(*) from menu_items where property_id = ${id}),
      'people', (select count(*) from staff_members where property_id = ${id} and state = 'approved'),
      'guests', (select count(*) from (select from guest_sessions where property_id = ${id} limit 1) latest),
      'hasBrand', (select guest_brand is not null from properties where id = ${id}),
      -- The first version is what the property began with; a save without a brand makes the second.
      'brandDecided', (select guest_brand_version > 1 from properties where id = ${id})
    ) as json`,
  );
  if (!counts) throw new Error(`Property ${id} does not exist`);
  const { hasPhone, places, coded, services, serviceChanges, entries, dishes, people, guests } = counts;
  const steps: Checklist['steps'] = [
    { key: 'phone', done: hasPhone, count: hasPhone ? 1 : 0 },
    { key: 'places', done: places > 0, count: places },
    { key: 'codes', done: places > 0 && coded === places, count: coded },
    // The sign-up's defaults are a start; the property is asked to review them once.
    { key: 'services', done: serviceChanges > 0, count: services },
    { key: 'knowledge', done: entries >= ENOUGH_ENTRIES, count: entries },
    { key: 'menu', done: dishes > 0, count: dishes },
    { key: 'team', done: people > 1, count: people },
    { key: 'guest', done: guests > 0, count: guests },
  ];
  return { steps, brand: { done: counts.hasBrand || counts.brandDecided } };
}
