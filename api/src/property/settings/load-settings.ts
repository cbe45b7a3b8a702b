import type { PropertySummary, Settings, SettingsPlace, SettingsService } from '@bellkey/shared/api';
import { asc, eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import {
  departments,
  locations,
  properties,
  services,
} from '../../platform/database/schema/property-tables.ts';
import { toSummary } from '../properties/property-summary.ts';
import { serviceCatalogue } from '../properties/service-catalogue.ts';
import { serviceLevel, serviceLevelKeys } from '../properties/service-level.ts';

/** Numbers in labels sort as numbers: Room 9 comes before Room 10. */
const BY_LABEL = new Intl.Collator('en', { numeric: true });
const CATALOGUED: ReadonlySet<string> = new Set(serviceCatalogue.map(({ key }) => key));

/** A service's row as managers see it. */
export function serviceView(row: typeof services.$inferSelect): SettingsService {
  const { key, title, departmentKey, kind, level, starter, maxQuantity, requiredSlots } = row;
  const { featured, active, version, words, description } = row;
  return {
    id: key,
    title,
    departmentKey,
    kind,
    level,
    starter,
    maxQuantity,
    requiredSlots,
    words,
    description,
    featured,
    active,
    own: !CATALOGUED.has(key),
    version,
  };
}

/** A place's row as managers see it. */
export function placeView({
  id,
  label,
  kind,
  floor,
  active,
  version,
}: typeof locations.$inferSelect): SettingsPlace {
  return { id, label, kind, floor, active, version };
}

/** Meaning of each level at a property of a kind. */
const levelsOf = (kind: PropertySummary['kind']) =>
  serviceLevelKeys.map((name) => {
    const { acknowledgeMinutes, promiseMinutes } = serviceLevel(name, kind);
    return { name, acknowledgeMinutes, promiseMinutes };
  });

/** Everything that managers can set, with current values. */
export async function loadSettings(scope: PropertyScope): Promise<Settings> {
  const [properties_, ofDepartments, ofServices, ofPlaces] = await Promise.all([
    scope.db.select().from(properties).where(eq(properties.id, scope.propertyId)),
    scope.db
      .select()
      .from(departments)
      .where(scope.own(departments))
      .orderBy(asc(departments.position), asc(departments.key)),
    scope.db
      .select()
      .from(services)
      .where(scope.own(services))
      .orderBy(asc(services.position), asc(services.key)),
    scope.db.select().from(locations).where(scope.own(locations)),
  ]);
  const [property] = properties_;
  if (!property) throw new Error(`Property ${scope.propertyId} does not exist`);
  return {
    property: { ...toSummary(property), version: property.settingsVersion },
    departments: ofDepartments.map(({ key, name, version }) => ({ id: key, name, version })),
    services: ofServices.map(serviceView),
    places: ofPlaces
      .map(placeView)
      .sort((a, b) => a.kind.localeCompare(b.kind) || BY_LABEL.compare(a.label, b.label)),
    levels: levelsOf(property.kind),
  };
}
